/// The cells of tiles, of a bit or a byte each.
extension TilePool {
  /// Sets whether a cell of a bit differs from the background.
  mutating func set(_ cell: Cell, differs: Bool) {
    own()
    let place = Place(column: cell.x >> 6, row: cell.y >> 6)
    if !differs && number(place.column, place.row) == 0 { return }
    let tile = makeTile(at: place)
    let word = tile * TileStore.tileWords + TileStore.word(ofRow: cell.y & 63)
    let bit = UInt64(1) << UInt64(cell.x & 63)
    if differs {
      unsafe store.cells[word] |= bit
    } else {
      unsafe store.cells[word] &= ~bit
    }
    touch(tile)
  }

  /// Writes where cells differ from the background: those bits of a word that a mask names.
  mutating func write(_ differences: UInt64, where mask: UInt64, _ column: Int, _ y: Int) {
    own()
    let place = Place(column: column, row: y >> 6)
    if differences & mask == 0 && number(place.column, place.row) == 0 { return }
    let tile = makeTile(at: place)
    let word = tile * TileStore.tileWords + TileStore.word(ofRow: y & 63)
    unsafe store.cells[word] = store.cells[word] & ~mask | differences & mask
    touch(tile)
  }

  /// The state of a cell of a byte that the field may have.
  func state(_ x: Int, _ y: Int) -> UInt8 {
    let tile = number(x >> 6, y >> 6)
    return tile == 0 ? 0 : unsafe store.bytes(tile)[(y & 63) << 6 | x & 63]
  }

  /// Puts a cell of a byte that the field has into a state.
  mutating func set(_ cell: Cell, to state: UInt8) {
    own()
    var tile = number(cell.x >> 6, cell.y >> 6)
    if tile == 0 {
      if state == 0 { return }
      grow(Place(column: cell.x >> 6, row: cell.y >> 6))
      tile = number(cell.x >> 6, cell.y >> 6)
    }
    unsafe store.bytes(tile)[(cell.y & 63) << 6 | cell.x & 63] = state
    touch(tile)
  }
}
