/// The tiles of a plane: which there are, where they lie, and which lie side by side.
///
/// Tiles are numbered from 1 in the order in which they came; a number that has become free is
/// given again. Nothing depends on the order of the dictionary, which is only ever asked for a
/// place.
@safe struct TilePool {
  /// A tile's place: its cells divided by 64.
  struct Place: Hashable {
    let column: Int
    let row: Int
  }

  private(set) var store = TileStore(capacity: 64)
  private(set) var numbers: [Place: Int32] = [:]
  private(set) var places: [Place?] = [nil]
  private var unused: [Int32] = []

  /// For each tile whether there is a place beside it where there is none.
  private var isOpen: [Bool] = [false]

  /// How much memory a tile takes: two buffers, links, flags and its entries here.
  static let bytesPerTile = 2 * 512 + 32 + 2 + 94

  /// How many tiles there are.
  var count: Int { numbers.count }

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

  /// Says that every tile must be stepped.
  mutating func touchAll() {
    own()
    for (tile, place) in places.enumerated() where place != nil {
      unsafe store.flags[tile] = TileStore.editedAll
    }
  }

  /// Sets whether a cell differs from the background.
  mutating func set(_ cell: Cell, differs: Bool) {
    own()
    let place = Place(column: cell.x >> 6, row: cell.y >> 6)
    if !differs && numbers[place] == nil { return }
    let tile = makeTile(at: place)
    let word = tile * TileStore.tileWords + TileStore.word(ofRow: cell.y & 63)
    let bit = UInt64(1) << UInt64(cell.x & 63)
    if differs {
      unsafe store.cells[word] |= bit
      unsafe store.used[tile] = 1
    } else {
      unsafe store.cells[word] &= ~bit
    }
    unsafe store.flags[tile] = TileStore.editedAll
  }

  /// Writes where cells differ from the background: those bits of a word that a mask names.
  mutating func write(_ differences: UInt64, where mask: UInt64, _ column: Int, _ y: Int) {
    own()
    let place = Place(column: column, row: y >> 6)
    if differences & mask == 0 && numbers[place] == nil { return }
    let tile = makeTile(at: place)
    let word = tile * TileStore.tileWords + TileStore.word(ofRow: y & 63)
    unsafe store.cells[word] = store.cells[word] & ~mask | differences & mask
    unsafe store.used[tile] = 1
    unsafe store.flags[tile] = TileStore.editedAll
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&store) { store = store.copy(capacity: store.capacity) }
  }

  /// The number of the tile at a place, which is made if there is none.
  private mutating func makeTile(at place: Place) -> Int {
    if let tile = numbers[place] { return Int(tile) }
    let tile: Int
    if let number = unused.popLast() {
      tile = Int(number)
      places[tile] = place
    } else {
      tile = places.count
      places.append(place)
      isOpen.append(true)
      if tile >= store.capacity { store = store.copy(capacity: 2 * store.capacity) }
    }
    numbers[place] = Int32(tile)
    for (index, step) in Self.steps.enumerated() {
      let other = Place(column: place.column + step.0, row: place.row + step.1)
      let neighbour = numbers[other] ?? 0
      unsafe store.links[tile * 8 + index] = neighbour
      guard neighbour != 0 else { continue }
      unsafe store.links[Int(neighbour) * 8 + 7 - index] = Int32(tile)
      isOpen[Int(neighbour)] = lacksNeighbours(Int(neighbour))
    }
    isOpen[tile] = lacksNeighbours(tile)
    unsafe store.flags[tile] = TileStore.editedAll
    return tile
  }

  /// Where the eight neighbours lie, in the order of the links.
  private static let steps = [
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
  ]
}

extension TilePool {
  /// Makes the tiles that cells of the others touch.
  mutating func growWhereReached() {
    own()
    for tile in 1..<max(1, places.count) where isOpen[tile] {
      guard unsafe store.flags[tile] != 0, let place = places[tile] else { continue }
      let reached = unsafe Self.reached(store.cells + tile * TileStore.tileWords)
      if reached == 0 { continue }
      for (index, step) in Self.steps.enumerated() where reached >> UInt8(index) & 1 != 0 {
        if unsafe store.links[tile * 8 + index] == 0 {
          _ = makeTile(at: Place(column: place.column + step.0, row: place.row + step.1))
        }
      }
    }
  }

  /// Whether there is a place beside a tile where there is none.
  @inline(__always) private func lacksNeighbours(_ tile: Int) -> Bool {
    let around = unsafe UnsafeRawPointer(store.links + tile * 8)
    return unsafe any(around.loadUnaligned(as: SIMD8<Int32>.self) .== 0)
  }

  /// Frees the tiles that are empty, now and a generation ago, and that no neighbour touches.
  mutating func freeEmpty() {
    own()
    for tile in 1..<max(1, places.count) {
      guard let place = places[tile], isEmpty(tile) else { continue }
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

  private func isEmpty(_ tile: Int) -> Bool {
    if unsafe store.flags[tile] | store.otherFlags[tile] != 0 { return false }
    return unsafe isEmpty(tile, store.cells) && isEmpty(tile, store.otherCells)
  }

  private func isEmpty(_ tile: Int, _ cells: UnsafeMutablePointer<UInt64>) -> Bool {
    if unsafe !TileStore.isEmpty(cells + tile * TileStore.tileWords) { return false }
    for index in 0..<8 {
      let neighbour = unsafe Int(store.links[tile * 8 + index])
      let reached = unsafe Self.reached(cells + neighbour * TileStore.tileWords)
      if reached >> UInt8(7 - index) & 1 != 0 { return false }
    }
    return true
  }

  /// Which of its eight neighbours the cells of a tile touch, a bit for each link.
  private static func reached(_ tile: UnsafeMutablePointer<UInt64>) -> UInt8 {
    var columns: UInt64 = 0
    for word in 0..<TileStore.tileWords { unsafe columns |= tile[word] }
    if columns == 0 { return 0 }
    let (first, last) = unsafe (tile[0], tile[TileStore.tileWords - 1])
    var reached: UInt8 = columns & 1 != 0 ? 8 : 0
    if columns >> 63 != 0 { reached |= 16 }
    if first != 0 {
      reached |= 2 | (first & 1 != 0 ? 1 : 0) | (first >> 63 != 0 ? 4 : 0)
    }
    if last != 0 {
      reached |= 64 | (last & 1 != 0 ? 32 : 0) | (last >> 63 != 0 ? 128 : 0)
    }
    return reached
  }
}
