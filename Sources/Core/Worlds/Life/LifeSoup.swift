internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The random cells at the start of a life world.
struct LifeSoup {
  /// The share of live cells.
  let fill: Percentage
  let symmetry: SoupSymmetry
  /// True if the share was given.
  let isGiven: Bool

  private static let usualFill = Percentage(thousandths: 30_000)
  private static let symmetricLimit = 1 << 26

  /// Reads the settings; nil if they are wrong, which is recorded. If the soup is usual, there are
  /// random cells without a given share, too.
  init?(from reader: inout SettingsReader, isUsual: Bool) {
    let fill = reader.value(.fill)
    let symmetry = reader.isGiven(.symmetry) ? reader.value(.symmetry) : .c1
    guard let symmetry, fill != nil || !reader.isGiven(.fill) else { return nil }
    self.fill = fill ?? (isUsual ? Self.usualFill : Percentage(thousandths: 0))
    (self.symmetry, isGiven) = (symmetry, fill != nil)
  }

  /// True if there are no random cells.
  var isEmpty: Bool { fill.thousandths == 0 }

  /// Records why a field cannot have the symmetry.
  func check(on size: GridSize, under rule: CellRule, in reader: inout SettingsReader) {
    guard symmetry != .c1 else { return }
    let name = symmetry.rawValue
    if isEmpty {
      reader.refuse(.needs("symmetry: \(name)", "a random field"), for: "symmetry")
    } else if rule.lattice != .squares {
      reader.refuse(
        .said(
          "symmetry: \(name) needs square cells, which \(rule.text) does not have",
          "leave it out"), for: "symmetry")
    } else if size.columns > Self.symmetricLimit / max(1, size.rows) {
      reader.refuse(
        .said(
          "a field of \(size) is too large for symmetry: \(name)",
          "the limit is \(Self.symmetricLimit) cells"), for: "symmetry")
    }
  }

  /// Makes random cells of a world alive.
  func pour(into world: inout LifeWorld, size: GridSize, using stream: inout RandomStream) {
    guard !isEmpty else { return }
    world.fill(
      CellRect(size), thousandthsOfPercent: fill.thousandths, having: symmetry, using: &stream)
  }
}
