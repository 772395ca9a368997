/// The numbers of live neighbours for birth and survival.
package struct NeighbourCounts: Hashable, Sendable {
  /// Bit `n` is set if a dead cell with `n` live neighbours is born.
  package var births: UInt16

  /// Bit `n` is set if a live cell with `n` live neighbours survives.
  package var survivals: UInt16

  /// Creates counts of births and survivals, as bits 0 to 8.
  package init(births: UInt16, survivals: UInt16) {
    self.births = births
    self.survivals = survivals
  }

  /// Parses the counts of a rule in its shortest text: `B3/S23`, with the digits in order; nil for
  /// any other text.
  package init?(written text: String) {
    var rest = text.utf8[...]
    guard let births = Self.digits(after: "B", of: &rest),
      let survivals = Self.digits(after: "/S", of: &rest), rest.isEmpty
    else { return nil }
    self.init(births: births, survivals: survivals)
  }

  private static func digits(after mark: String, of rest: inout Substring.UTF8View) -> UInt16? {
    guard rest.starts(with: mark.utf8) else { return nil }
    rest = rest.dropFirst(mark.utf8.count)
    var bits: UInt16 = 0
    while let digit = rest.first, 48...56 ~= digit {
      let bit = UInt16(1) << UInt16(digit - 48)
      guard bit > bits else { return nil }
      bits |= bit
      rest = rest.dropFirst()
    }
    return bits
  }
}
