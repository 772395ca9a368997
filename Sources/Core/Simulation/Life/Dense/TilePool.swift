/// The directory of a field's tiles: their places and their neighbours.
///
/// A bounded side has all its tiles from the start; an unbounded one grows with the cells that
/// reach the edge of existing tiles. Tiles are numbered from 1 in order of creation, and free
/// numbers are reused. Nothing depends on the order of the dictionary, which is only used for
/// look-ups.
@safe package struct TilePool {
  /// A tile's place: its cells divided by 64.
  struct Place: Hashable {
    let column: Int
    let row: Int
  }

  /// The grid of the tiles; nil on a plane.
  let topology: Topology?

  private(set) var store: TileStore
  private(set) var places: [Place?] = [nil]
  private var numbers: [Place: Int32] = [:]
  private var unused: [Int32] = []

  /// The tile last created or found, because adjacent cells are often accessed in sequence.
  private var lastMade = 0

  /// True for each tile that can have another neighbour.
  private var isOpen: [Bool] = [false]

  /// The width and height in tiles of a grid without open sides; 0 for others.
  private let width: Int
  private let height: Int

  /// The memory of a tile of bits: two buffers, links, flags and its entries here.
  static let bytesPerTile = 2 * 512 + 32 + 2 + 94

  /// The initial capacity of a plane in tiles. Films hold a copy of each generation, and all of it
  /// is zeroed.
  private static let firstCapacity = 8

  /// Creates the tiles of an empty field, by default of a plane of bits.
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

  /// The highest number of a tile.
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

  /// Steps all tiles, and returns the number of those that had to be stepped.
  mutating func step(_ stepper: TileStepper, expecting active: Int) -> Int {
    own()
    let active = stepper.step(store, tiles: places.count - 1, expecting: active)
    store.swap()
    return active
  }

  /// Switches back to the other buffer.
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

  /// Copies the memory before writing, if it is shared.
  mutating func own() {
    if !isKnownUniquelyReferenced(&store) { store = store.copy(capacity: store.capacity) }
  }

  /// The number of the tile at a place, created if missing.
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
    // The kernels of bits track themselves which tiles were ever used.
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
  /// Creates the tiles that cells of others touch, where something changed recently.
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

  /// Creates a tile, or on a field bounded on one axis its whole column or row, because a pattern
  /// that crosses a seam may reach any of them.
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

  /// True if a tile can have another neighbour.
  @inline(__always) private func lacksNeighbours(_ tile: Int) -> Bool {
    let around = unsafe UnsafeRawPointer(store.links + tile * 8)
    return unsafe any(around.loadUnaligned(as: SIMD8<Int32>.self) .== 0)
  }

  /// Frees the tiles of an unbounded field that are empty now and a generation ago, and that no
  /// neighbour touches. If it is bounded on one axis, it frees whole columns or rows, as they are
  /// created.
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

  /// The columns or rows of tiles that are not completely empty; nil on a plane, where tiles are
  /// freed individually.
  private var keptSlices: Set<Int>? {
    guard topology != nil else { return nil }
    var kept: Set<Int> = []
    for tile in 1..<max(1, places.count) {
      if let place = places[tile], !isEmpty(tile) { kept.insert(slice(of: place)) }
    }
    return kept
  }

  /// The column of a place, or its row if columns are unbounded.
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
