package import TerrariumBasics

extension SheetLayout {
  /// The columns that are given, by a table or by a person.
  static func given(_ asked: Int?, _ axes: [SheetAxis], _ labels: SheetLabels) -> Int? {
    guard axes.count != 2 else { return axes[labels.areTurned ? 0 : 1].labels.count }
    return asked.map { min($0, max(1, count(of: axes))) }
  }

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
    return (some.isEmpty ? all : some).min { one, other in
      func strain(_ own: Double) -> Double { max(own * 3 / 4, 4 / 3 / own) }
      // Of two equally near ones, the wider wins; tiny differences do not count.
      let (first, second) = (strain(one.aspect), strain(other.aspect))
      if one.holes != other.holes { return one.holes < other.holes }
      return abs(first - second) > 1e-9 ? first < second : one.aspect > other.aspect
    }?.columns ?? 1
  }

  private static func aspect(_ size: GridSize) -> Double {
    Double(size.columns) / Double(max(1, size.rows))
  }
}

extension SheetLayout {
  /// A way to fill a room with tiles.
  package struct Filling: Sendable {
    package let columns: Int
    /// The form of labels; the tiles' own texts have the same size.
    package let labels: SheetLabels
    /// The room of a tile.
    package let tile: GridSize
    /// The scale of the tiles; less if labels do not fit.
    package let worth: Double
    /// The empty places after the last tile.
    let holes: Int

    /// Preferences among ways whose tiles are nearly as large.
    fileprivate var order: (Int, Int, Int, Double, Int) {
      (-labels.style.size, labels.lines, holes, -worth, columns)
    }
  }

  /// The way to fill a room in which the tiles are largest: all columns near the room's shape,
  /// letters of all legible sizes, and labels in one or two lines are tried. Of ways whose tiles are
  /// nearly as large, the one with the largest letters wins, and then the one with the fewest holes.
  ///
  /// - Parameters:
  ///   - room: The size of the sheet.
  ///   - shape: The approximate size of a tile at some scale.
  ///   - axes: The varying settings with their values.
  ///   - titles: The titles of tiles, which replace their labels.
  ///   - asked: The number of columns, if given.
  ///   - labels: How labels are written; they may be smaller or have more lines.
  ///   - mayTurn: True if a table is turned where its tiles are then much larger.
  ///   - scale: Returns the scale at which a tile has some room, with texts in a style; nil if all
  ///     of it grows with its field.
  /// - Returns: The best way of all that were tried.
  package static func filling(
    _ room: GridSize, withTiles shape: GridSize, axes: [SheetAxis], titles: [String]?,
    columns asked: Int?, labels: SheetLabels, mayTurn: Bool = false,
    scale: ((GridSize, TextStyle) -> Double)? = nil
  ) -> Filling {
    func best(_ labels: SheetLabels) -> Filling {
      filling(
        room, withTiles: shape, axes: axes, titles: titles, columns: asked, labels: labels,
        scale: scale ?? { tile, _ in Self.scale(of: shape, in: tile) })
    }
    let usual = best(labels)
    guard mayTurn, axes.count == 2 else { return usual }
    let turned = best(
      SheetLabels(
        style: labels.style, lines: labels.lines, areBelow: labels.areBelow, areTurned: true))
    return turned.worth > usual.worth * muchLarger ? turned : usual
  }

  /// The way to fill a room with a table that is turned or not, or with another sheet.
  private static func filling(
    _ room: GridSize, withTiles shape: GridSize, axes: [SheetAxis], titles: [String]?,
    columns asked: Int?, labels: SheetLabels, scale: (GridSize, TextStyle) -> Double
  ) -> Filling {
    let count = count(of: axes)
    // Others than those near to the room's shape are much smaller.
    let aspect = Self.aspect(room) / Self.aspect(shape)
    let middle = (Double(count) * aspect).squareRoot()
    let near = max(1, min(count, Int(middle / 2)))...max(1, min(count, Int(middle * 2) + 1))
    let isTable = axes.count == 2
    // Of thousands of labels, the longest say how all of them fit.
    let longest = (titles ?? Self.labels(of: axes)).sorted { $0.count > $1.count }.prefix(24)
    let name = axes.map(\.name).filter { !$0.isEmpty }.joined(separator: " · ")
    let measured = isTable ? axes : [SheetAxis(name: name, labels: Array(longest))]
    var ways: [Filling] = []
    for columns in given(asked, axes, labels).map({ $0...$0 }) ?? near {
      let rows = max(1, (count + columns - 1) / columns)
      for style in labels.style.sizesInTiles(of: room) {
        for lines in [labels.lines, 2].unique {
          let labels = SheetLabels(
            style: style, lines: lines, areBelow: labels.areBelow, areTurned: labels.areTurned)
          let (tile, fit) = tile(
            in: room, measured, isTable ? titles : nil, columns, rows, labels)
          let own = scale(tile, style)
          ways.append(
            Filling(
              columns: columns, labels: labels, tile: tile, worth: own * fit,
              holes: columns * rows - count))
          // Labels are broken only if they do not fit otherwise.
          if fit == 1 { break }
        }
      }
    }
    let most = ways.map(\.worth).max() ?? 0
    return ways.filter { $0.worth >= most * nearlyAsLarge }.min { $0.order < $1.order } ?? ways[0]
  }

  private static let nearlyAsLarge = 0.95
  private static let muchLarger = 1.2

  private static func scale(of shape: GridSize, in tile: GridSize) -> Double {
    min(
      Double(tile.columns) / Double(max(1, shape.columns)),
      Double(tile.rows) / Double(max(1, shape.rows)))
  }

  /// The largest room for each tile in a room for all of them, and the worth of its labels: 1 if
  /// all are whole.
  private static func tile(
    in room: GridSize, _ axes: [SheetAxis], _ titles: [String]?, _ columns: Int, _ rows: Int,
    _ labels: SheetLabels
  ) -> (size: GridSize, labels: Double) {
    let most = GridSize(columns: max(1, room.columns / columns), rows: max(1, room.rows / rows))
    let tight = SheetLayout(
      tile: most, axes: axes, titles: titles, columns: columns, style: labels,
      size: labels.style.label(forTilesOf: most.rows), room: nil, isTight: true)
    let whole = tight.size(columns: columns, rows: rows)
    // The excess is subtracted from all of them, rounded up.
    func share(_ free: Int, _ count: Int) -> Int {
      free < 0 ? (free - count + 1) / count : free / count
    }
    let size = GridSize(
      columns: max(1, most.columns + share(room.columns - whole.columns, columns)),
      rows: max(1, most.rows + share(room.rows - whole.rows, rows)))
    return (size, tight.dropsLabels ? 0.5 : tight.cutLabels > 0 ? 0.8 : 1)
  }
}
