/// The directory of a field's tiles: their places and their neighbours.
///
/// A side that ends has as many tiles as it needs from the start; one that does not grows with what
/// reaches the edge of the tiles that are there. Tiles are numbered from 1 in the order in which they
/// came; a number that has become free is given again. Nothing depends on the order of the
/// dictionary, which is only ever asked for a place.
@safe package struct TilePool {
  /// A tile's place: its cells divided by 64.
  struct Place: Hashable {
    let column: Int
    let row: Int
  }

  /// The grid that the tiles lie on; nil on a plane.
  let topology: Topology?

  private(set) var store: TileStore
  private(set) var places: [Place?] = [nil]
  private var numbers: [Place: Int32] = [:]
  private var unused: [Int32] = []

  /// The tile that was last made or found; cells often come side by side.
  private var lastMade = 0

  /// True for each tile that could have a further neighbour.
  private var isOpen: [Bool] = [false]

  /// The width and height in tiles of a grid without open sides; 0 for others.
  private let width: Int
  private let height: Int

  /// The memory of a tile of bits: two buffers, links, flags and its entries here.
  static let bytesPerTile = 2 * 512 + 32 + 2 + 94

  /// The tiles that a plane has room for at first. Films hold a copy of each generation, and all of
  /// it is set to zero.
  private static let firstCapacity = 8

  /// The tiles of an empty field, by default of a plane of bits.
  init(_ topology: Topology? = nil, wordsPerTile: Int = TileStore.tileWords) {
    self.topology = topology
    guard let topology, topology.isFinite else {
      (width, height) = (0, 0)
      store = TileStore(capacity: Self.firstCapacity, wordsPerTile: wordsPerTile)
      return
    }
    width = (topology.columns + 63) / 64
    height = (topology.rows + 63) / 64
    store = TileStore(capacity: 1 + width * height, wordsPerTile: wordsPerTile)
    places.reserveCapacity(1 + width * height)
    for row in 0..<height {
      for column in 0..<width { places.append(Place(column: column, row: row)) }
    }
    isOpen = [Bool](repeating: false, count: places.count)
    for tile in 1..<places.count {
      link(tile)
      unsafe store.used[tile] = 1
    }
  }

  /// The number of tiles.
  package var count: Int { places.count - 1 - unused.count }

  /// The last number that a tile may have.
  var last: Int { places.count - 1 }

  /// The number of the tile at a place; 0 where there is none.
  @inline(__always) func number(_ column: Int, _ row: Int) -> Int {
    if width > 0 {
      let isInside = column >= 0 && column < width && row >= 0 && row < height
      return isInside ? 1 + row * width + column : 0
    }
    let place = Place(column: column, row: row)
    return places[lastMade] == place ? lastMade : Int(numbers[place] ?? 0)
  }

  /// Steps all tiles, and returns how many had to be.
  mutating func step(_ stepper: TileStepper, expecting active: Int) -> Int {
    own()
    let active = stepper.step(store, tiles: places.count - 1, expecting: active)
    store.swap()
    return active
  }

  /// Goes back to the other buffer.
  mutating func swap() {
    own()
    store.swap()
  }

  /// Marks every tile for the next step.
  mutating func touchAll() {
    own()
    for (tile, place) in places.enumerated() where place != nil { touch(tile) }
  }

  /// Marks a tile that was edited for the next step.
  func touch(_ tile: Int) {
    unsafe store.flags[tile] = TileStore.editedAll
    unsafe store.used[tile] = 1
  }

  /// Copies the memory if it is shared, before it is written.
  mutating func own() {
    if !isKnownUniquelyReferenced(&store) { store = store.copy(capacity: store.capacity) }
  }

  /// The number of the tile at a place, which is made if there is none.
  mutating func makeTile(at place: Place) -> Int {
    if places[lastMade] == place { return lastMade }
    if let tile = numbers[place] {
      lastMade = Int(tile)
      return lastMade
    }
    let tile: Int
    if let number = unused.popLast() {
      tile = Int(number)
      places[tile] = place
    } else {
      tile = places.count
      places.append(place)
      isOpen.append(true)
      if tile >= store.capacity { store = store.copy(capacity: 4 * store.capacity) }
    }
    numbers[place] = Int32(tile)
    lastMade = tile
    link(tile)
    unsafe store.flags[tile] = TileStore.editedAll
    // The kernels of bits say themselves what was ever used.
    if store.wordsPerTile > TileStore.tileWords { unsafe store.used[tile] = 1 }
    return tile
  }

  private mutating func link(_ tile: Int) {
    guard let place = places[tile] else { return }
    for (index, step) in Cell.directions.enumerated() {
      let neighbour = number(place.column + step.x, place.row + step.y)
      unsafe store.links[tile * 8 + index] = Int32(neighbour)
      guard neighbour != 0 else { continue }
      unsafe store.links[neighbour * 8 + 7 - index] = Int32(tile)
      isOpen[neighbour] = lacksNeighbours(neighbour)
    }
    isOpen[tile] = lacksNeighbours(tile)
  }
}

extension TilePool {
  /// Makes the tiles that cells of the others touch, only where something changed lately.
  mutating func growWhereReached() {
    guard width == 0 else { return }
    own()
    for tile in 1..<max(1, places.count) where isOpen[tile] {
      guard unsafe store.flags[tile] & TileStore.editedAll > 1, let place = places[tile] else {
        continue
      }
      let reached = unsafe store.reached(tile, in: store.cells)
      if reached == 0 { continue }
      for (index, step) in Cell.directions.enumerated() where reached >> UInt8(index) & 1 != 0 {
        if unsafe store.links[tile * 8 + index] == 0 {
          grow(Place(column: place.column + step.x, row: place.row + step.y))
        }
      }
    }
  }

  /// Makes a tile, or on a field bounded on one axis all of its column or row: a pattern that
  /// crosses a seam may reach any of them.
  mutating func grow(_ place: Place) {
    guard let topology else {
      _ = makeTile(at: place)
      return
    }
    let (across, down) = (topology.columns > 0, topology.rows > 0)
    for row in down ? 0..<(topology.rows + 63) / 64 : place.row..<place.row + 1 {
      for column in across ? 0..<(topology.columns + 63) / 64 : place.column..<place.column + 1 {
        _ = makeTile(at: Place(column: column, row: row))
      }
    }
  }

  /// True if a tile could have a further neighbour.
  @inline(__always) private func lacksNeighbours(_ tile: Int) -> Bool {
    let around = unsafe UnsafeRawPointer(store.links + tile * 8)
    return unsafe any(around.loadUnaligned(as: SIMD8<Int32>.self) .== 0)
  }

  /// Frees the tiles of a field without end that are empty, now and a generation ago, and that no
  /// neighbour touches; where it is bounded on one axis, whole columns or rows of them, as they are
  /// made.
  mutating func freeEmpty() {
    if let topology, topology.isFinite { return }
    own()
    let kept = keptSlices
    for tile in 1..<max(1, places.count) {
      guard let place = places[tile],
        kept.map({ !$0.contains(slice(of: place)) }) ?? isEmpty(tile)
      else { continue }
      for index in 0..<8 {
        let neighbour = unsafe Int(store.links[tile * 8 + index])
        unsafe store.links[tile * 8 + index] = 0
        if neighbour != 0 {
          unsafe store.links[neighbour * 8 + 7 - index] = 0
          isOpen[neighbour] = true
        }
      }
      numbers[place] = nil
      places[tile] = nil
      isOpen[tile] = false
      unused.append(Int32(tile))
    }
  }

  /// The columns or rows of tiles that are not all empty; nil on a plane, where each tile is alone.
  private var keptSlices: Set<Int>? {
    guard topology != nil else { return nil }
    var kept: Set<Int> = []
    for tile in 1..<max(1, places.count) {
      if let place = places[tile], !isEmpty(tile) { kept.insert(slice(of: place)) }
    }
    return kept
  }

  /// The column of a place, or its row where columns have no end.
  private func slice(of place: Place) -> Int {
    topology.map { $0.columns > 0 } ?? false ? place.row : place.column
  }

  private func isEmpty(_ tile: Int) -> Bool {
    if unsafe store.flags[tile] | store.otherFlags[tile] != 0 { return false }
    return unsafe isEmpty(tile, store.cells) && isEmpty(tile, store.otherCells)
  }

  private func isEmpty(_ tile: Int, _ cells: UnsafeMutablePointer<UInt64>) -> Bool {
    if unsafe !store.isEmpty(tile, in: cells) { return false }
    for index in 0..<8 {
      let neighbour = unsafe Int(store.links[tile * 8 + index])
      let reached = unsafe store.reached(neighbour, in: cells)
      if reached >> UInt8(7 - index) & 1 != 0 { return false }
    }
    return true
  }
}
