internal import CKernels
internal import LibC

/// The tiles of a field of bytes, and the cells beyond its seams.
extension TilePool {
  /// True if the field has a cell.
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

  /// Calls a function with every tile that a window touches, whichever are fewer: its places or the
  /// tiles that there are.
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

  /// A tile and the blocks of it that may change in the next generation.
  struct Active {
    let tile: Int
    /// The blocks that changes in the tile touch.
    var own: UInt64 = 0
    /// The blocks that changes beyond the tile touch.
    var beyond: UInt64 = 0

    var blocks: UInt64 { own | beyond }
  }

  /// The tiles of which something may change in the next generation.
  func activeTiles() -> [Active] {
    var active: [Active] = []
    let (flags, links) = unsafe (store.flags, store.links)
    var somethingChanged = false
    if hasSeams {
      for tile in 1..<max(1, places.count) where unsafe flags[tile] != 0 { somethingChanged = true }
      if !somethingChanged { return [] }
    }
    for tile in 1..<max(1, places.count) {
      guard let place = places[tile] else { continue }
      var touched = Active(tile: tile)
      if unsafe TileStore.mayChange(tile, flags, links) {
        touched.own = unsafe store.changes(tile).pointee.touched
        touched.beyond = blocksTouchedFromBeyond(tile)
      }
      // What lies behind a seam is not among the links.
      if somethingChanged, touchesEdge(place) { touched.beyond |= blocksAtEdge(place) }
      if touched.blocks != 0 { active.append(touched) }
    }
    return active
  }

  /// The blocks of a tile that are adjacent to changes in those around it.
  private func blocksTouchedFromBeyond(_ tile: Int) -> UInt64 {
    @inline(__always) func changes(_ link: Int) -> TileChanges {
      unsafe store.changes(Int(store.links[tile * 8 + link])).pointee
    }
    let sides =
      changes(1).touchedSouth | changes(3).touchedEast
      | changes(4).touchedWest | changes(6).touchedNorth
    let (northWest, northEast, southWest, southEast) = (
      changes(0), changes(2), changes(5), changes(7)
    )
    let corners =
      (northWest.south & northWest.east) >> 63
      | (northEast.south & northEast.west) >> 49 & 1 << 7
      | (southWest.north & southWest.east) << 49 & 1 << 56
      | (southEast.north & southEast.west) << 63
    return sides | corners
  }

  /// The blocks of a tile through or along which a side of the field runs.
  private func blocksAtEdge(_ place: Place) -> UInt64 {
    guard let topology else { return 0 }
    var blocks: UInt64 = 0
    if topology.columns > 0 {
      if place.column == 0 { blocks |= TileBlocks.firstColumn }
      let last = topology.columns - 1 - place.column * 64
      if last < 64 { blocks |= TileBlocks.firstColumn << UInt64(last >> 3) }
    }
    if topology.rows > 0 {
      if place.row == 0 { blocks |= TileBlocks.firstRow }
      let last = topology.rows - 1 - place.row * 64
      if last < 64 { blocks |= TileBlocks.firstRow << UInt64(last >> 3 * 8) }
    }
    return blocks
  }

  private var hasSeams: Bool { topology.map { $0.kind != .plane } ?? false }

  /// True if a side of the field runs through a tile or along it.
  private func touchesEdge(_ place: Place) -> Bool {
    guard let topology else { return false }
    let acrossColumns =
      topology.columns > 0 && (place.column == 0 || (place.column + 1) * 64 >= topology.columns)
    let acrossRows = topology.rows > 0 && (place.row == 0 || (place.row + 1) * 64 >= topology.rows)
    return acrossColumns || acrossRows
  }

  /// Copies those rows of a tile that some blocks look at, with a margin of one cell, whatever that
  /// is sewn to.
  func copy(_ tile: Int, blocks: UInt64, into padded: UnsafeMutablePointer<UInt8>) {
    let around = unsafe store.links + tile * 8
    func cells(_ link: Int) -> UnsafePointer<UInt8> {
      unsafe UnsafePointer(store.bytes(Int(around[link])))
    }
    let lastRow = 63 * 64
    if blocks & TileBlocks.firstRow != 0 {
      unsafe padded[PaddedTile.place(-1, -1)] = cells(0)[lastRow + 63]
      unsafe memcpy(padded + PaddedTile.place(0, -1), cells(1) + lastRow, 64)
      unsafe padded[PaddedTile.place(64, -1)] = cells(2)[lastRow]
    }
    let (own, west, east) = unsafe (store.bytes(tile), cells(3), cells(4))
    var rows = TileBlocks.rowsAround(blocks)
    while rows != 0 {
      let y = rows.trailingZeroBitCount
      rows &= rows &- 1
      let row = unsafe padded + PaddedTile.place(0, y)
      unsafe memcpy(row, own + y &* 64, 64)
      unsafe row[-1] = west[y &* 64 &+ 63]
      unsafe row[64] = east[y &* 64]
    }
    if blocks >> 56 != 0 {
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

  /// Clears the part of a tile beyond the field.
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
