/// Which tiles a field of bytes has, where they lie, and which lie side by side.
///
/// A side that ends has as many tiles as it needs from the start; one that does not grows with what
/// reaches the edge of the tiles that are there.
@safe struct TileBoard {
  /// A tile's place: its cells divided by 64.
  struct Place: Hashable {
    let column: Int
    let row: Int
  }

  let topology: Topology?
  private(set) var tiles: StateTiles
  private(set) var numbers: [Place: Int32] = [:]
  private(set) var places: [Place?] = [nil]
  private var unused: [Int32] = []

  /// How many tiles a finite field is wide and high; 0 where it is not finite.
  private let width: Int
  private let height: Int

  /// The tiles of an empty field.
  init(_ topology: Topology?) {
    self.topology = topology
    guard let topology, topology.isFinite else {
      (width, height) = (0, 0)
      tiles = StateTiles(capacity: 64)
      return
    }
    width = (topology.columns + 63) / 64
    height = (topology.rows + 63) / 64
    tiles = StateTiles(capacity: 1 + width * height)
    places.reserveCapacity(1 + width * height)
    for row in 0..<height {
      for column in 0..<width { places.append(Place(column: column, row: row)) }
    }
    for tile in 1..<places.count { link(tile) }
  }

  /// How many tiles there are.
  var count: Int { places.count - 1 - unused.count }

  /// The last number that a tile may have.
  var last: Int { places.count - 1 }

  /// The number of the tile at a place; 0 where there is none.
  @inline(__always) func number(_ column: Int, _ row: Int) -> Int {
    if width > 0 {
      let isInside = column >= 0 && column < width && row >= 0 && row < height
      return isInside ? 1 + row * width + column : 0
    }
    return Int(numbers[Place(column: column, row: row)] ?? 0)
  }

  /// The state of a cell that the field may have.
  func state(_ x: Int, _ y: Int) -> UInt8 {
    let tile = number(x >> 6, y >> 6)
    return tile == 0 ? 0 : unsafe tiles.cells(tile)[(y & 63) << 6 | x & 63]
  }

  /// Makes sure that nobody else sees what is written.
  mutating func own() {
    if !isKnownUniquelyReferenced(&tiles) {
      tiles = tiles.copy(capacity: tiles.capacity, used: places.count)
    }
  }

  /// Puts a cell that the field has into a state.
  mutating func set(_ cell: Cell, to state: UInt8) {
    own()
    var tile = number(cell.x >> 6, cell.y >> 6)
    if tile == 0 {
      if state == 0 { return }
      grow(Place(column: cell.x >> 6, row: cell.y >> 6))
      tile = number(cell.x >> 6, cell.y >> 6)
    }
    unsafe tiles.cells(tile)[(cell.y & 63) << 6 | cell.x & 63] = state
    unsafe tiles.flags[tile] = StateTiles.edited | StateTiles.allChanged
  }

  /// Says that every tile must be stepped.
  mutating func touchAll() {
    own()
    for tile in 1..<max(1, places.count) where places[tile] != nil {
      unsafe tiles.flags[tile] = StateTiles.edited | StateTiles.allChanged
    }
  }

  private mutating func makeTile(at place: Place) -> Int {
    if let tile = numbers[place] { return Int(tile) }
    let tile: Int
    if let number = unused.popLast() {
      tile = Int(number)
      places[tile] = place
    } else {
      tile = places.count
      if tile >= tiles.capacity { tiles = tiles.copy(capacity: 2 * tiles.capacity, used: tile) }
      places.append(place)
    }
    numbers[place] = Int32(tile)
    link(tile)
    unsafe tiles.flags[tile] = StateTiles.edited | StateTiles.allChanged
    return tile
  }

  /// Tells a tile its neighbours, and them the tile.
  private func link(_ tile: Int) {
    guard let place = places[tile] else { return }
    for (index, step) in Self.steps.enumerated() {
      let neighbour = number(place.column + step.0, place.row + step.1)
      unsafe tiles.links[tile * 8 + index] = Int32(neighbour)
      if neighbour != 0 { unsafe tiles.links[neighbour * 8 + 7 - index] = Int32(tile) }
    }
  }

  private static let steps = [
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
  ]

  /// Makes the tiles that cells of the others touch; only where something changed lately.
  mutating func growWhereReached() {
    guard width == 0 else { return }
    own()
    var tile = 1
    while tile < places.count {
      defer { tile += 1 }
      guard unsafe tiles.flags[tile] != 0, let place = places[tile] else { continue }
      let reached = unsafe StateTiles.reached(tiles.cells(tile))
      if reached == 0 { continue }
      for (index, step) in Self.steps.enumerated() where reached >> UInt8(index) & 1 != 0 {
        if unsafe tiles.links[tile * 8 + index] == 0 {
          grow(Place(column: place.column + step.0, row: place.row + step.1))
        }
      }
    }
  }

  /// Makes a tile, or, where one side ends, all of its column or row: what crosses a seam may
  /// reach any of them.
  private mutating func grow(_ place: Place) {
    guard let topology else {
      _ = makeTile(at: place)
      return
    }
    if topology.rows > 0 {
      for row in 0..<(topology.rows + 63) / 64 {
        _ = makeTile(at: Place(column: place.column, row: row))
      }
    } else {
      for column in 0..<(topology.columns + 63) / 64 {
        _ = makeTile(at: Place(column: column, row: place.row))
      }
    }
  }

  /// Frees the tiles of a plane that are empty, now and a generation ago, and that none touches.
  mutating func freeEmpty() {
    guard topology == nil else { return }
    own()
    for tile in 1..<max(1, places.count) {
      guard let place = places[tile], isFree(tile) else { continue }
      for index in 0..<8 {
        let neighbour = unsafe Int(tiles.links[tile * 8 + index])
        unsafe tiles.links[tile * 8 + index] = 0
        if neighbour != 0 { unsafe tiles.links[neighbour * 8 + 7 - index] = 0 }
      }
      numbers[place] = nil
      places[tile] = nil
      unused.append(Int32(tile))
    }
  }

  private func isFree(_ tile: Int) -> Bool {
    if unsafe tiles.flags[tile] | tiles.otherFlags[tile] != 0 { return false }
    guard unsafe StateTiles.isEmpty(tiles.cells(tile)),
      unsafe StateTiles.isEmpty(tiles.otherCells(tile))
    else { return false }
    for index in 0..<8 {
      let neighbour = unsafe Int(tiles.links[tile * 8 + index])
      guard neighbour != 0 else { continue }
      let now = unsafe StateTiles.reached(tiles.cells(neighbour))
      let before = unsafe StateTiles.reached(tiles.otherCells(neighbour))
      if (now | before) >> UInt8(7 - index) & 1 != 0 { return false }
    }
    return true
  }
}
