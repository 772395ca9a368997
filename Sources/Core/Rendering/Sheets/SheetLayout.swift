package import TerrariumBasics

/// A varying setting, and the labels of its values on a sheet.
package struct SheetAxis: Hashable, Sendable {
  /// The name of the setting, or an empty text if its values include it.
  package let name: String
  package let labels: [String]

  package init(name: String, labels: [String]) {
    self.name = name
    self.labels = labels
  }
}

extension [SheetAxis] {
  /// The axes of a table for panels and two or more settings: the settings joined into one vertical
  /// axis, the panels horizontally.
  package var withPanelsAcross: [SheetAxis] {
    guard count > 2, let panels = last, panels.name.isEmpty else { return self }
    let rest = Array(dropLast())
    let name = rest.map(\.name).joined(separator: " · ")
    return [SheetAxis(name: name, labels: SheetLayout.labels(of: rest)), panels]
  }

  /// The axes of a table with a person's own titles; other sheets have none.
  package func titled(_ titles: AxisTitles) -> [SheetAxis] {
    guard count == 2 else { return self }
    return zip(self, [titles.y, titles.x]).map { axis, title in
      SheetAxis(name: title ?? axis.name, labels: axis.labels)
    }
  }
}

/// The layout of a sheet of tiles, fixed for a film.
///
/// One varying setting makes tiles in reading order, each below its value. Two make a table: the
/// first one's values vertically, the second one's horizontally, which is the order of the films.
/// With more settings, each tile has all values above it.
package struct SheetLayout: Sendable {
  /// A line of text and its top left.
  package struct Line: Hashable, Sendable {
    package let text: String
    package fileprivate(set) var left: Int
    package fileprivate(set) var top: Int
    package let font: Font
    /// True if it is the name of a setting.
    package let isName: Bool
  }

  package internal(set) var width = 0
  package internal(set) var height = 0
  /// The room of each tile; a smaller picture is centred in it.
  package let tile: GridSize
  /// The number of tiles in a row.
  package let columns: Int
  /// The top left of each tile, in the order of the films.
  package internal(set) var corners: [Cell] = []
  package internal(set) var lines: [Line] = []
  /// The columns of pixels that the tiles need.
  package internal(set) var span = 0..<0
  /// The number of shortened labels.
  var cutLabels = 0
  /// True if the labels do not fit.
  package internal(set) var dropsLabels = false

  let axes: [SheetAxis]
  let labels: [String]
  /// The tiles' own titles, if they have any.
  let titles: [String]?
  let font: Font
  let nameFont: Font
  let room: GridSize?
  /// The gap between tiles, horizontally and vertically.
  var gap: (x: Int, y: Int)
  /// The space around everything.
  var margin: (x: Int, y: Int)
  /// The space for text left of the tiles, above all of them, and above each row, in pixels.
  var textBeside = 0
  var textAbove = 0
  var textOfRow = 0

  /// Lays tiles out.
  ///
  /// - Parameters:
  ///   - tile: The size of a tile.
  ///   - axes: The varying settings with their values.
  ///   - titles: The titles of tiles, which replace their labels.
  ///   - asked: The number of columns, if given.
  ///   - style: The size and the typeface of labels, which are smaller if they would be shortened.
  ///   - room: The size of the whole sheet, if given.
  package init(
    tile: GridSize, axes: [SheetAxis], titles: [String]? = nil, columns asked: Int? = nil,
    style: TextStyle = TextStyle(), room: GridSize? = nil
  ) {
    let columns = Self.columns(ofTiles: tile, axes: axes, titles: titles, asked, style: style)
    self = Self.fitted(tile, axes, titles, columns: columns, style, room: room)
  }

  /// The layout with the largest labels that does not shorten more of them than the smallest would.
  /// Panels shrink for theirs, as only these tell the ticks.
  private static func fitted(
    _ tile: GridSize, _ axes: [SheetAxis], _ titles: [String]?, columns: Int, _ style: TextStyle,
    room: GridSize? = nil
  ) -> SheetLayout {
    func layout(_ size: Int, widest: Int = 0) -> SheetLayout {
      SheetLayout(
        tile: tile, axes: axes, titles: titles, columns: columns,
        font: style.font(.label, at: size), room: room, widest: widest)
    }
    var least = layout(style.least)
    if room == nil, least.cutLabels > 0, let across = axes.last, across.name.isEmpty {
      least = layout(style.least, widest: across.labels.map(least.font.width).max() ?? 0)
    }
    let largest = style.label(forTilesOf: tile.rows)
    let best = style.sizes.lazy.filter { $0 <= largest }.map { layout($0) }.first {
      $0.cutLabels <= least.cutLabels
    }
    return best ?? least
  }

  /// The number of columns for tiles of a size.
  package static func columns(
    ofTiles tile: GridSize, axes: [SheetAxis], titles: [String]?, _ asked: Int?, style: TextStyle
  ) -> Int {
    let count = Self.count(of: axes)
    return columns(of: count, axes: axes, asked) {
      let layout = Self.fitted(tile, axes, titles, columns: max(1, count), style)
      return columns(of: count) { columns, rows in
        let tiles = GridSize(columns: columns * tile.columns, rows: rows * tile.rows)
        return (layout.size(columns: columns, rows: rows), tiles)
      }
    }
  }

  /// The number of tiles.
  static func count(of axes: [SheetAxis]) -> Int { axes.reduce(1) { $0 * $1.labels.count } }

  /// The labels of the tiles: the values, with the last setting's changing fastest.
  package static func labels(of axes: [SheetAxis]) -> [String] {
    axes.reduce([""]) { labels, axis in
      labels.flatMap { label in axis.labels.map { label.isEmpty ? $0 : "\(label) · \($0)" } }
    }
  }

  /// The columns of a table: the requested number, or the best.
  private static func columns(
    of count: Int, axes: [SheetAxis], _ asked: Int?, best: () -> Int
  ) -> Int {
    axes.count == 2 ? axes[1].labels.count : asked.map { min($0, max(1, count)) } ?? best()
  }

  /// The layout moved to the right and down.
  func moved(right: Int, down: Int) -> SheetLayout {
    var layout = self
    layout.corners = corners.map { Cell($0.x + right, $0.y + down) }
    layout.span = span.lowerBound + right..<span.upperBound + right
    for index in lines.indices {
      layout.lines[index].left += right
      layout.lines[index].top += down
    }
    return layout
  }
}

extension SheetLayout {
  /// The best number of columns. The tiles together should be between 1:1 and 16:9, or the whole
  /// sheet nearly so, if possible. Of these, the fewest holes win, and then the sheet nearest to
  /// 4:3.
  static func columns(
    of count: Int, sizes: (_ columns: Int, _ rows: Int) -> (sheet: GridSize, tiles: GridSize)
  ) -> Int {
    let all = (1...max(1, count)).map { columns in
      let rows = (count + columns - 1) / columns
      let (sheet, tiles) = sizes(columns, rows)
      let (aspect, own) = (Self.aspect(sheet), Self.aspect(tiles))
      return (
        columns: columns, holes: columns * rows - count, aspect: aspect,
        isGood: 1...16.0 / 9 ~= own || 0.97...1.83 ~= aspect
      )
    }
    let some = all.filter(\.isGood)
    return best(some.isEmpty ? all : some, near: 4.0 / 3) { ($0.holes, $0.aspect) }?.columns ?? 1
  }

  private static func aspect(_ size: GridSize) -> Double {
    Double(size.columns) / Double(max(1, size.rows))
  }

  /// The columns for tiles of a shape in a room. Candidates cover at least half of the largest
  /// possible area, or a quarter if the tiles together are between 1:1 and 16:9 and the room is
  /// nearly so. Of these, the fewest holes win, then nearly the largest tiles, and then the shape
  /// nearest to the room.
  private static func columns(
    ofTiles shape: GridSize, axes: [SheetAxis], titles: [String]?, style: TextStyle,
    in room: GridSize, scale: (GridSize) -> Double
  ) -> Int {
    let count = Self.count(of: axes)
    let aspect = Double(shape.columns) / Double(max(1, shape.rows))
    let area = Double(room.columns) / Double(max(1, room.rows)) / aspect
    // Others than those near to the room's shape are much smaller.
    let middle = (Double(count) * area).squareRoot()
    let range = max(1, min(count, Int(middle / 3)))...max(1, min(count, Int(middle * 3) + 1))
    let all = range.map { columns in
      let tile = tile(in: room, axes: axes, titles: titles, columns: columns, style: style)
      let rows = (count + columns - 1) / columns
      return (
        columns: columns, holes: columns * rows - count,
        aspect: aspect * Double(columns) / Double(rows), scale: scale(tile)
      )
    }
    let most = all.map(\.scale).max() ?? 0
    let isUsual = 0.9...2 ~= area * aspect
    let large = all.filter {
      $0.scale >= most * (isUsual && 1...16.0 / 9 ~= $0.aspect ? 0.5 : 0.7)
    }
    let holes = large.map(\.holes).min() ?? 0
    let whole = large.filter { $0.holes == holes }
    let largest = whole.map(\.scale).max() ?? 0
    let some = whole.filter { $0.scale >= largest * 0.9 }
    return best(some, near: area * aspect) { ($0.holes, $0.aspect) }?.columns ?? 1
  }

  private static func best<Choice>(
    _ choices: [Choice], near aspect: Double, _ rank: (Choice) -> (holes: Int, aspect: Double)
  ) -> Choice? {
    choices.min { one, other in
      let (one, other) = (rank(one), rank(other))
      func strain(_ own: Double) -> Double { max(own / aspect, aspect / own) }
      // Of two equally near ones, the wider wins; tiny differences do not count.
      let (first, second) = (strain(one.aspect), strain(other.aspect))
      if one.holes != other.holes { return one.holes < other.holes }
      return abs(first - second) > 1e-9 ? first < second : one.aspect > other.aspect
    }
  }

  /// The largest room for each tile in a room for all of them.
  private static func tile(
    in room: GridSize, axes: [SheetAxis], titles: [String]?, columns: Int, style: TextStyle
  ) -> GridSize {
    let rows = max(1, (count(of: axes) + columns - 1) / columns)
    let most = GridSize(columns: max(1, room.columns / columns), rows: max(1, room.rows / rows))
    let empty = SheetLayout(
      tile: most, axes: axes, titles: titles, columns: columns,
      font: style.font(.label, at: style.label(forTilesOf: room.rows / rows)), room: nil,
      isTight: true)
    // The excess is subtracted from all of them, rounded up.
    func share(_ free: Int, _ count: Int) -> Int {
      free < 0 ? (free - count + 1) / count : free / count
    }
    return GridSize(
      columns: max(1, most.columns + share(room.columns - empty.width, columns)),
      rows: max(1, most.rows + share(room.rows - empty.height, rows)))
  }

  /// The columns of a sheet that fills a room, and the room of each tile.
  ///
  /// - Parameters:
  ///   - room: The size of the sheet.
  ///   - shape: The approximate size of a tile at some scale.
  ///   - axes: The varying settings with their values.
  ///   - titles: The titles of tiles, which replace their labels.
  ///   - asked: The number of columns, if given.
  ///   - style: The size and the typeface of labels.
  ///   - scale: Returns the scale at which a tile has some room; nil if all of it grows with its
  ///     field.
  /// - Returns: The number of columns, and the room of a tile.
  package static func filling(
    _ room: GridSize, withTiles shape: GridSize, axes: [SheetAxis], titles: [String]?,
    columns asked: Int?, style: TextStyle, scale: ((GridSize) -> Double)? = nil
  ) -> (columns: Int, tile: GridSize) {
    let columns = Self.columns(of: Self.count(of: axes), axes: axes, asked) {
      Self.columns(
        ofTiles: shape, axes: axes, titles: titles, style: style, in: room,
        scale: scale ?? {
          min(
            Double($0.columns) / Double(max(1, shape.columns)),
            Double($0.rows) / Double(max(1, shape.rows)))
        })
    }
    return (columns, tile(in: room, axes: axes, titles: titles, columns: columns, style: style))
  }
}
