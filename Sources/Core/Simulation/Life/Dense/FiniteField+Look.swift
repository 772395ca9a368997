/// Reading the cells of a finite field.
extension FiniteField: BitField {
  func word(_ column: Int, _ y: Int) -> UInt64 {
    guard column >= 0, column < map.columns, y >= 0, y < map.size.rows else { return 0 }
    let place = TilePool.Place(column: column, row: y >> 6)
    return bits(of: map.tile(column, place.row), at: place, row: y & 63)
  }

  package func isAtRest() -> Bool? {
    var suspect = 0
    return advancedByOne().map { isSame(as: $0, from: &suspect) } ?? false
  }

  /// True if a field of the same size has the same cells. The comparison starts at tile `suspect`
  /// and sets it to the one with the first difference, which usually differs again next time.
  func isSame(as other: FiniteField, from suspect: inout Int) -> Bool {
    for offset in 0..<map.tileCount {
      let tile = (suspect + offset) % map.tileCount
      let (row, column) = tile.quotientAndRemainder(dividingBy: map.columns)
      let place = TilePool.Place(column: column, row: row)
      for y in 0..<64
      where bits(of: 1 + tile, at: place, row: y) != other.bits(of: 1 + tile, at: place, row: y) {
        suspect = tile
        return false
      }
    }
    return true
  }

  func bits(of tile: Int, at place: TilePool.Place, row: Int) -> UInt64 {
    let word = tile * TileStore.tileWords + TileStore.word(ofRow: row)
    return unsafe store.cells[word] & map.mask(fit: map.fit(place.column, place.row), row: row)
  }

  /// Calls a function with every tile that ever had a cell, limited to those that a window touches
  /// if given.
  func forEachTile(of window: CellRect?, _ body: (Int, TilePool.Place) -> Void) {
    let field = CellRect(map.size)
    let seen = window.map(field.intersection) ?? field
    guard !seen.isEmpty else { return }
    for row in seen.y >> 6...(seen.maxY - 1) >> 6 {
      for column in seen.x >> 6...(seen.maxX - 1) >> 6 {
        let tile = map.tile(column, row)
        if unsafe store.used[tile] != 0 { body(tile, TilePool.Place(column: column, row: row)) }
      }
    }
  }
}
