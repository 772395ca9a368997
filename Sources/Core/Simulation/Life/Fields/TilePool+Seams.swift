internal import CTerrariumKernels
internal import TerrariumLibC

/// The tiles of a field of bytes, and the cells beyond its seams.
extension TilePool {
  /// True if a cell is inside the field.
  func has(_ cell: Cell) -> Bool {
    guard let topology else { return true }
    return (topology.columns == 0 || 0..<topology.columns ~= cell.x)
      && (topology.rows == 0 || 0..<topology.rows ~= cell.y)
  }

  /// Calls a function with every tile.
  func forEachTile(_ body: (Int, Place) -> Void) {
    for (tile, place) in places.enumerated() {
      if let place { body(tile, place) }
    }
  }

  /// Calls a function with every tile that a window touches, iterating over its places or over the
  /// tiles, whichever are fewer.
  func forEachTile(of window: CellRect, _ body: (Int, Place) -> Void) {
    guard !window.isEmpty else { return }
    let columns = window.x >> 6...(window.maxX - 1) >> 6
    let rows = window.y >> 6...(window.maxY - 1) >> 6
    guard columns.count <= count, rows.count <= count / columns.count else {
      return forEachTile { tile, place in
        if columns.contains(place.column), rows.contains(place.row) { body(tile, place) }
      }
    }
    for row in rows {
      for column in columns {
        let tile = number(column, row)
        if tile != 0 { body(tile, Place(column: column, row: row)) }
      }
    }
  }

  /// The tiles that may change in the next generation, including by cells beyond a seam.
  func activeTiles() -> [(tile: Int, isAtSeam: Bool)] {
    var active: [(tile: Int, isAtSeam: Bool)] = []
    let (flags, links) = unsafe (store.flags, store.links)
    var somethingChanged = false
    if hasSeams {
      for tile in 1..<max(1, places.count) where unsafe flags[tile] != 0 { somethingChanged = true }
      if !somethingChanged { return [] }
    }
    for tile in 1..<max(1, places.count) {
      guard let place = places[tile] else { continue }
      // Cells beyond a seam are not among the links.
      let isAtSeam = somethingChanged && touchesEdge(place)
      if unsafe isAtSeam || TileStore.mayChange(tile, flags, links) {
        active.append((tile, isAtSeam))
      }
    }
    return active
  }

  /// Adds the cells of a tile along the sides of the field; returns their rows.
  func addSides(of tile: Int, to cells: TileCells) -> UInt64 {
    guard let topology, let place = places[tile] else { return 0 }
    // A bit for each side of the field that runs through the tile.
    func sides(_ count: Int, _ place: Int) -> UInt64 {
      let last = count - 1 - place * 64
      return count == 0 ? 0 : (place == 0 ? 1 : 0) | (last < 64 ? 1 << UInt64(last) : 0)
    }
    let (columns, rows) = (sides(topology.columns, place.column), sides(topology.rows, place.row))
    for row in 0..<64 { unsafe cells.rows[row] |= rows >> UInt64(row) & 1 != 0 ? ~0 : columns }
    return columns == 0 ? rows : ~0
  }

  private var hasSeams: Bool { topology.map { $0.kind != .plane } ?? false }

  /// True if a side of the field runs through a tile or along it.
  private func touchesEdge(_ place: Place) -> Bool {
    guard let topology else { return false }
    func touches(_ count: Int, _ place: Int) -> Bool {
      count > 0 && (place == 0 || (place + 1) * 64 >= count)
    }
    return touches(topology.columns, place.column) || touches(topology.rows, place.row)
  }

  /// Copies some rows of a tile with a margin of one cell, across seams; the first and last rows
  /// include the margin beyond them.
  func copy(_ tile: Int, rows: UInt64, into padded: UnsafeMutablePointer<UInt8>) {
    let around = unsafe store.links + tile * 8
    func cells(_ link: Int) -> UnsafePointer<UInt8> {
      unsafe UnsafePointer(store.bytes(Int(around[link])))
    }
    let lastRow = 63 * 64
    if rows & 1 != 0 {
      unsafe padded[PaddedTile.place(-1, -1)] = cells(0)[lastRow + 63]
      unsafe memcpy(padded + PaddedTile.place(0, -1), cells(1) + lastRow, 64)
      unsafe padded[PaddedTile.place(64, -1)] = cells(2)[lastRow]
    }
    let (own, west, east) = unsafe (store.bytes(tile), cells(3), cells(4))
    var rest = rows
    while rest != 0 {
      let y = rest.trailingZeroBitCount
      rest &= rest &- 1
      let row = unsafe padded + PaddedTile.place(0, y)
      unsafe memcpy(row, own + y &* 64, 64)
      unsafe row[-1] = west[y &* 64 &+ 63]
      unsafe row[64] = east[y &* 64]
    }
    if rows >> 63 != 0 {
      unsafe padded[PaddedTile.place(-1, 64)] = cells(5)[63]
      unsafe memcpy(padded + PaddedTile.place(0, 64), cells(6), 64)
      unsafe padded[PaddedTile.place(64, 64)] = cells(7)[0]
    }
    if let topology, topology.kind != .plane, let place = places[tile], touchesEdge(place) {
      unsafe sew(place, topology, padded)
    }
  }

  /// Fills the margin beyond a seam.
  private func sew(_ place: Place, _ topology: Topology, _ padded: UnsafeMutablePointer<UInt8>) {
    let (left, top) = (place.column * 64, place.row * 64)
    let (width, height) = (topology.columns, topology.rows)
    let columns =
      max(left - 1, width > 0 ? -1 : Int.min)...min(left + 64, width > 0 ? width : Int.max)
    let rows =
      max(top - 1, height > 0 ? -1 : Int.min)...min(top + 64, height > 0 ? height : Int.max)
    func fill(_ x: Int, _ y: Int) {
      guard let cell = topology.inside(x, y) else { return }
      unsafe padded[PaddedTile.place(x - left, y - top)] = state(cell.x, cell.y)
    }
    if height > 0 {
      for y in [-1, height] where rows.contains(y) { for x in columns { fill(x, y) } }
    }
    if width > 0 {
      for x in [-1, width] where columns.contains(x) { for y in rows { fill(x, y) } }
    }
  }

  /// Clears the part of a tile outside the field.
  func cut(_ cells: UnsafeMutablePointer<UInt8>, of tile: Int) {
    guard let topology, let place = places[tile] else { return }
    let width = topology.columns > 0 ? min(64, topology.columns - place.column * 64) : 64
    let height = topology.rows > 0 ? min(64, topology.rows - place.row * 64) : 64
    if height < 64 {
      unsafe (cells + height * 64).update(repeating: 0, count: (64 - height) * 64)
    }
    if width < 64 {
      for y in 0..<height {
        unsafe (cells + y * 64 + width).update(repeating: 0, count: 64 - width)
      }
    }
  }
}
