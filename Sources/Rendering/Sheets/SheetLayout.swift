package import Basics

/// A setting that varies, and what its values are called on a sheet.
package struct SheetAxis: Hashable, Sendable {
  package let name: String
  package let labels: [String]

  package init(name: String, labels: [String]) {
    self.name = name
    self.labels = labels
  }
}

/// The layout of a sheet of tiles: fixed for a film.
///
/// One setting that varies makes tiles in reading order, each with its value below it. Two make a
/// table: the first one's values down, the second one's across, which is the order of the films.
/// Of more, each tile has all values below it.
package struct SheetLayout: Hashable, Sendable {
  /// A line of text and its top left.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let left: Int
    package let top: Int
    package let font: Font
    /// True if it is the name of a setting.
    package let isName: Bool
  }

  package let width: Int
  package let height: Int
  /// The room of each tile; smaller pictures stand in its middle.
  package let tile: GridSize
  /// The number of tiles side by side.
  package let columns: Int
  /// The top left of each tile, in the order of the films.
  package let corners: [Cell]
  package let lines: [Line]
  /// The room below the tiles, as wide as all of them, where one was asked for.
  package let footer: CellRect?
  /// True if the labels have no room.
  package let dropsLabels: Bool

  /// The size of its texts.
  let style: TextStyle

  /// Lays tiles out; those of one setting as near to four by three as they fit. Labels are smaller
  /// where they would be cut short else.
  package init(
    tile: GridSize, axes: [SheetAxis], footer: Int = 0, style: TextStyle = TextStyle()
  ) {
    let measures = style.sizes.lazy.map {
      SheetMeasure(tile: tile, axes: axes, footer: footer, font: style.font(.label, at: $0))
    }
    let least = SheetMeasure(
      tile: tile, axes: axes, footer: footer, font: style.font(.label, at: style.least))
    let measure = measures.first { $0.cutLabels <= least.cutLabels } ?? least
    self.tile = tile
    self.style = style
    (width, height) = (measure.width, measure.height)
    corners = measure.corners
    columns = measure.columns
    lines = measure.lines
    self.footer = measure.footer
    dropsLabels = measure.dropsLabels
  }

  /// The columns in which tiles come near to four by three with a last row that is nearly
  /// full: one that ends early is seen more than a shape that is not quite that. Any unit does for
  /// the sides.
  static func columns(of count: Int, width: Int, height: Int) -> Int {
    let aspect = Double(width) / Double(max(1, height))
    func strain(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let shape = Double(columns) / Double(rows) * aspect / (4.0 / 3)
      let spare = Double(columns * rows - count) / Double(columns)
      return max(shape, 1 / shape) * (1 + 1.25 * spare)
    }
    return (1...max(1, count)).min { strain($0) < strain($1) } ?? 1
  }
}
