/// Access to the cells of tiles, of a bit or a byte each.
extension TilePool {
  /// Sets differences from the background: the bits of a word under a mask.
  mutating func write(_ differences: UInt64, where mask: UInt64, _ column: Int, _ y: Int) {
    own()
    let place = Place(column: column, row: y >> 6)
    if differences & mask == 0 && number(place.column, place.row) == 0 { return }
    let tile = makeTile(at: place)
    let word = tile * TileStore.tileWords + TileStore.word(ofRow: y & 63)
    unsafe store.cells[word] = store.cells[word] & ~mask | differences & mask
    touch(tile)
  }

  /// Sets the differences of one-byte cells in a rectangle from a background, inside the field.
  mutating func write(_ grid: StateGrid, at corner: Cell, on background: UInt8) {
    own()
    let area = CellRect(corner: corner, size: grid.size).intersection(reach)
    guard !area.isEmpty else { return }
    for row in area.y >> 6...(area.maxY - 1) >> 6 {
      for column in area.x >> 6...(area.maxX - 1) >> 6 {
        let part = area.intersection(CellRect(x: column << 6, y: row << 6, width: 64, height: 64))
        write(grid, at: corner, on: background, part, Place(column: column, row: row))
      }
    }
  }

  /// Writes the part in one tile.
  private mutating func write(
    _ grid: StateGrid, at corner: Cell, on background: UInt8, _ part: CellRect, _ place: Place
  ) {
    let rows = (part.y..<part.maxY).map { y in
      let start = (y - corner.y) * grid.size.columns + part.x - corner.x
      return grid.states[start..<start + part.width]
    }
    var tile = number(place.column, place.row)
    if tile == 0 {
      if rows.allSatisfy({ $0.allSatisfy { $0 == background } }) { return }
      grow(place)
      tile = number(place.column, place.row)
    }
    var changes: UInt8 = 0
    for (row, states) in zip(part.y..., rows) {
      let cells = unsafe store.bytes(tile) + ((row & 63) << 6 | part.x & 63)
      for (index, state) in states.enumerated() {
        unsafe changes |= cells[index] ^ state ^ background
        unsafe cells[index] = state ^ background
      }
    }
    if changes != 0 { touch(tile) }
  }

  /// The possible cells of the field.
  private var reach: CellRect {
    let most = 1 << 40
    let (columns, rows) = (topology?.columns ?? 0, topology?.rows ?? 0)
    return CellRect(
      x: columns > 0 ? 0 : -most, y: rows > 0 ? 0 : -most,
      width: columns > 0 ? columns : 2 * most, height: rows > 0 ? rows : 2 * most)
  }

  /// The state of a one-byte cell inside the field.
  func state(_ x: Int, _ y: Int) -> UInt8 {
    let tile = number(x >> 6, y >> 6)
    return tile == 0 ? 0 : unsafe store.bytes(tile)[(y & 63) << 6 | x & 63]
  }

  /// Sets a one-byte cell inside the field to a state.
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

  /// The word of differences at a place.
  func word(_ column: Int, _ y: Int) -> UInt64 {
    let tile = number(column, y >> 6)
    return tile == 0 ? 0 : bits(of: tile, row: y & 63)
  }

  /// The word of differences of a row of a tile.
  func bits(of tile: Int, row: Int) -> UInt64 {
    unsafe store.cells[tile * TileStore.tileWords + TileStore.word(ofRow: row)]
  }

  /// True if another pool has the same cells in all tiles of this one.
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
