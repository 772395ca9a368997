internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// A page of previews of the library's patterns.
enum FigureSheet {
  /// The longest side of a pattern that is drawn cell by cell in memory.
  private static let largestSide = 4096
  private static let width = 1600

  /// Draws patterns into a draft's outputs: all chosen ones, or the smallest of each kind if there
  /// is no choice.
  static func draw(
    _ entries: [LibraryEntry], _ draft: inout Draft, _ printer: Printer
  ) throws -> ExitCode {
    guard let theme = draft.value(.theme), let paths = draft.value(.out) else {
      return printer.refuse(draft.faults.list)
    }
    let isOfAll = entries.count == PatternLibrary.entries.count
    let sheet = PreviewSheet(theme: theme, isOfAll ? .overview(width: width) : .lines(width: width))
    let previews = PatternCategory.allCases.map { group($0, entries) }
    if previews.allSatisfy(\.previews.isEmpty) { throw PictureOutputs.nothing("pattern") }
    if isOfAll {
      printer.note(
        "the smallest \(sheet.shown(of: previews)) of \(entries.count) patterns; words, --kind, "
          + "--rule, --period and --states choose others")
    }
    return try PictureOutputs.write(to: paths) { try $0.bytes(of: previews, on: sheet) }
  }

  private static func group(
    _ category: PatternCategory, _ entries: [LibraryEntry]
  ) -> PreviewSheet.Group {
    let previews = entries.filter { $0.category == category }.compactMap {
      entry -> PreviewSheet.Preview? in
      let size = entry.figure.size
      guard max(size.columns, size.rows) <= largestSide else { return nil }
      var cells = StateGrid(size: size)
      for cell in entry.figure.cells { cells[cell.x, cell.y] = 1 }
      return PreviewSheet.Preview(name: entry.name, cells: cells)
    }
    return PreviewSheet.Group(heading: category.heading, previews: previews)
  }
}
