extension TilePool: BitTiles {
  /// The word of differences at a place.
  func word(_ column: Int, _ y: Int) -> UInt64 {
    let tile = number(column, y >> 6)
    return tile == 0 ? 0 : bits(of: tile, row: y & 63)
  }

  func bits(of tile: Int, at _: Place, row: Int) -> UInt64 { bits(of: tile, row: row) }

  private func bits(of tile: Int, row: Int) -> UInt64 {
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
      guard let place, let part = box(of: tile, at: place) else { continue }
      whole = whole?.union(part) ?? part
    }
    return whole
  }
}
