internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumRunning
internal import TerrariumVocabulary

/// A sheet of the library's patterns.
enum PatternSheet {
  /// The longest side of a pattern that is drawn.
  private static let largestSide = 4096
  /// The patterns of each kind that represent all.
  private static let fewOfEach = 6

  /// Draws patterns into a reader's outputs: all chosen ones, or the smallest of each kind if there
  /// is no choice.
  static func draw(
    _ entries: [LibraryEntry], _ reader: inout SettingsReader, _ shell: Shell
  ) throws -> ExitCode {
    guard let theme = reader.value(.theme), let paths = reader.value(.out),
      let world = shell.catalogue.having(setting: "pattern").first
    else { return shell.printer.refuse(reader.faults.list) }
    let isOfAll = entries.count == PatternLibrary.entries.count
    let kinds = PatternCategory.allCases
      .map { smallest(of: $0, among: entries, atMost: isOfAll ? fewOfEach : .max) }
      .filter { !$0.isEmpty }
    let shown = kinds.flatMap(\.self)
    if shown.isEmpty { throw PictureOutputs.nothing("pattern") }
    let stills = shown.map { entry in
      let kind = kinds.count > 1 ? "\n\(entry.category.rawValue)" : ""
      return SheetStill(
        label: entry.name + kind,
        source: PatternCells(Array(entry.pattern.cells), of: world.subject),
        cells: CellRect(entry.pattern.size))
    }
    // Lines in the colour of the ground keep the cells apart.
    var look = Look(theme: theme, hasGrid: true)
    look.theme[.grid] = theme[world.subject.ground]
    let side = min(320, max(160, Int((1600.0 * 2400 / Double(stills.count)).squareRoot())))
    let sheet = try StillSheet(
      stills, tile: GridSize(columns: side, rows: side),
      heading: kinds.count == 1 ? shown.first?.category.heading ?? "" : "", look: look,
      subject: world.subject)
    if isOfAll {
      shell.printer.note(
        "the smallest \(shown.count) of \(entries.count) patterns; words, --kind, "
          + "--rule, --period and --states choose others")
    }
    return try PictureOutputs.write(to: paths) { try $0.bytes(of: sheet) }
  }

  /// The patterns of a kind that can be drawn, from the smallest on.
  private static func smallest(
    of kind: PatternCategory, among entries: [LibraryEntry], atMost most: Int
  ) -> [LibraryEntry] {
    let all = entries.filter { $0.category == kind && side(of: $0) <= largestSide }
    let sorted = all.enumerated().sorted {
      (side(of: $0.element), $0.offset) < (side(of: $1.element), $1.offset)
    }
    return sorted.prefix(most).map(\.element)
  }

  private static func side(of entry: LibraryEntry) -> Int {
    max(entry.pattern.size.columns, entry.pattern.size.rows)
  }
}
