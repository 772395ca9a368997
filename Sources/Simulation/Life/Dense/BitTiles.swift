/// Tiles of 64×64 cells of a bit each.
protocol BitTiles {
  /// Calls a function with every tile that may have set cells and that a window touches.
  func forEachTile(of window: CellRect, _ body: (Int, TilePool.Place) -> Void)

  /// The bits of a row of a tile, none of them beyond the field.
  func bits(of tile: Int, at place: TilePool.Place, row: Int) -> UInt64
}

extension BitTiles {
  /// The smallest rectangle around the set cells of a tile.
  func box(of tile: Int, at place: TilePool.Place) -> CellRect? {
    var columns: UInt64 = 0
    var (top, bottom) = (64, 0)
    for row in 0..<64 {
      let word = bits(of: tile, at: place, row: row)
      columns |= word
      if word != 0 { (top, bottom) = (min(top, row), row + 1) }
    }
    if columns == 0 { return nil }
    let left = columns.trailingZeroBitCount
    return CellRect(
      x: place.column * 64 + left, y: place.row * 64 + top,
      width: 64 - columns.leadingZeroBitCount - left, height: bottom - top)
  }

  /// The set cells of a window, row by row.
  func cells(in window: CellRect) -> [Cell] {
    var tiles: [(number: Int, place: TilePool.Place)] = []
    forEachTile(of: window) { tiles.append(($0, $1)) }
    tiles.sort { ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column) }
    var cells: [Cell] = []
    var rest = tiles[...]
    while let top = rest.first?.place.row {
      let row = rest.prefix { $0.place.row == top }
      rest = rest.dropFirst(row.count)
      for y in max(window.y, top * 64)..<min(window.maxY, top * 64 + 64) {
        for (tile, place) in row {
          var word = bits(of: tile, at: place, row: y & 63)
          while word != 0 {
            let x = place.column * 64 + word.trailingZeroBitCount
            if x >= window.x && x < window.maxX { cells.append(Cell(x, y)) }
            word &= word - 1
          }
        }
      }
    }
    return cells
  }

  /// The number of set cells of each block of a window.
  func counts(in window: CellRect, blockSide: Int) -> BlockCounts {
    var counts = BlockCounts(window, side: blockSide)
    forEachTile(of: window) { tile, place in
      for row in 0..<64 {
        counts.add(
          bits(of: tile, at: place, row: row), x: place.column * 64, y: place.row * 64 + row)
      }
    }
    return counts
  }
}
