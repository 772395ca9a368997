extension TilePool {
  /// The word of differences at a place.
  func word(_ column: Int, _ y: Int) -> UInt64 {
    let tile = number(column, y >> 6)
    return tile == 0 ? 0 : bits(of: tile, y & 63)
  }

  private func bits(of tile: Int, _ row: Int) -> UInt64 {
    unsafe store.cells[tile * TileStore.tileWords + TileStore.word(ofRow: row)]
  }

  /// True if another pool has the same in all tiles of this one.
  func isWithin(_ other: TilePool) -> Bool {
    for place in places {
      guard let place else { continue }
      for y in place.row * 64..<place.row * 64 + 64
      where word(place.column, y) != other.word(place.column, y) {
        return false
      }
    }
    return true
  }

  /// The number of cells that differ from the background.
  var population: Int {
    var total = 0
    for tile in places.indices where places[tile] != nil {
      for word in 0..<TileStore.tileWords {
        unsafe total += store.cells[tile * TileStore.tileWords + word].nonzeroBitCount
      }
    }
    return total
  }

  /// The smallest rectangle around all cells that differ.
  var box: CellRect? {
    var whole: CellRect?
    for (tile, place) in places.enumerated() {
      guard let place, let part = box(of: tile, place) else { continue }
      whole = whole?.union(part) ?? part
    }
    return whole
  }

  private func box(of tile: Int, _ place: Place) -> CellRect? {
    var columns: UInt64 = 0
    var (top, bottom) = (64, 0)
    for row in 0..<64 {
      let word = bits(of: tile, row)
      columns |= word
      if word != 0 { (top, bottom) = (min(top, row), row + 1) }
    }
    if columns == 0 { return nil }
    let left = columns.trailingZeroBitCount
    return CellRect(
      x: place.column * 64 + left, y: place.row * 64 + top,
      width: 64 - columns.leadingZeroBitCount - left, height: bottom - top)
  }

  /// The numbers of the tiles that touch a window, row by row.
  private func tiles(in window: CellRect) -> [Int] {
    let touching = places.indices.filter { tile in
      guard let place = places[tile] else { return false }
      let cells = CellRect(x: place.column * 64, y: place.row * 64, width: 64, height: 64)
      return !cells.intersection(window).isEmpty
    }
    return touching.sorted { first, second in
      guard let first = places[first], let second = places[second] else { return false }
      return (first.row, first.column) < (second.row, second.column)
    }
  }

  /// The cells of a window that differ from the background, row by row.
  func cells(in window: CellRect) -> [Cell] {
    var cells: [Cell] = []
    var row: [Int] = []
    func flush() {
      guard let tile = row.first, let place = places[tile] else { return }
      for y in 0..<64 where place.row * 64 + y >= window.y && place.row * 64 + y < window.maxY {
        for tile in row {
          guard let place = places[tile] else { continue }
          var word = bits(of: tile, y)
          while word != 0 {
            let x = place.column * 64 + word.trailingZeroBitCount
            if x >= window.x && x < window.maxX { cells.append(Cell(x, place.row * 64 + y)) }
            word &= word - 1
          }
        }
      }
      row = []
    }
    for tile in tiles(in: window) {
      if let last = row.last, places[last]?.row != places[tile]?.row { flush() }
      row.append(tile)
    }
    flush()
    return cells
  }

  /// The number of cells of each block of a window that differ from the background.
  func counts(in window: CellRect, blockSide: Int) -> BlockCounts {
    var counts = BlockCounts(window, side: blockSide)
    for tile in tiles(in: window) {
      guard let place = places[tile] else { continue }
      for y in 0..<64 {
        counts.add(bits(of: tile, y), x: place.column * 64, y: place.row * 64 + y)
      }
    }
    return counts
  }
}
