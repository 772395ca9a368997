extension TilePool {
  /// The word of differences at a place.
  func word(_ column: Int, _ y: Int) -> UInt64 {
    let tile = number(column, y >> 6)
    return tile == 0 ? 0 : bits(of: tile, row: y & 63)
  }

  /// The word of differences of a row of a tile.
  func bits(of tile: Int, row: Int) -> UInt64 {
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
}
