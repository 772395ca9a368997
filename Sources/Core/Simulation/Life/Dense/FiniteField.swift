/// A bounded field or a torus, 64 cells per word.
@safe package struct FiniteField: Sendable {
  let map: TileMap
  private let options: LifeOptions
  private var code: RuleCode
  private(set) var store: TileStore
  private var fits: TileFits?
  private(set) var active = Int.max
  private(set) var cellsStepped: UInt128 = 0

  package var rule: RuleTable {
    didSet {
      guard rule != oldValue else { return }
      code = RuleCode(rule)
      touchAll()
    }
  }

  /// Creates an empty field.
  package init(size: GridSize, wraps: Bool, rule: RuleTable, options: LifeOptions) {
    map = TileMap(size: size, wraps: wraps)
    (self.rule, self.options) = (rule, options)
    code = RuleCode(rule)
    store = TileStore(capacity: map.capacity)
    fits = TileFits(map)
    link()
    if rule.hasB0 { touchAll() }
  }

  package var background: UInt8 { 0 }

  package var work: EngineWork { options.denseWork(cellsStepped) }

  package mutating func advance(by generations: Int) throws(WorldError) {
    guard generations > 0 else { return }
    own()
    cellsStepped += UInt128(map.size.area) * UInt128(generations)
    var stepper = unsafe TileStepper(
      rule: code, kernel: options.denseKernel, workers: options.workers, fits: fits?.fits.start,
      masks: fits?.masks.start)
    var left = generations
    var finder: CycleFinder<FiniteField>?
    if generations >= Self.worthwhile, map.size.area <= Self.largestArea { finder = CycleFinder() }
    var suspect = 0
    while left > 0 {
      let period = finder?.period(of: copied()) { isSame(as: $0, from: &suspect) }
      if let period {
        left %= period
        finder = nil
        continue
      }
      repeatEdges()
      // While every tile changes, resting tiles are searched for only occasionally.
      stepper.restless = active == map.tileCount && left % 8 != 0
      active = stepper.step(store, tiles: map.tileCount, expecting: active)
      store.swap()
      left -= 1
      guard active == 0 else { continue }
      if left % 2 == 1 { store.swap() }
      return
    }
  }

  /// Searching for a cycle is not worthwhile for fewer generations.
  static let worthwhile = 256

  /// Larger fields do not repeat in any practical time.
  static let largestArea = 1 << 24

  /// Returns the field with its own copy of the memory.
  private func copied() -> FiniteField {
    var copy = self
    copy.store = store.copy(capacity: store.capacity)
    return copy
  }
}

extension FiniteField {
  mutating func write(_ bits: UInt64, where mask: UInt64, _ column: Int, _ y: Int) {
    guard column >= 0, column < map.columns, y >= 0, y < map.size.rows else { return }
    own()
    let (row, tile) = (y & 63, map.tile(column, y >> 6))
    let mask = mask & map.mask(fit: map.fit(column, y >> 6), row: row)
    if mask == 0 { return }
    let word = tile * TileStore.tileWords + TileStore.word(ofRow: row)
    let changed = unsafe store.cells[word] & ~mask | bits & mask
    if unsafe changed == store.cells[word] { return }
    unsafe store.cells[word] = changed
    touch(tile)
  }

  /// Marks a tile for the next step, because an adjacent tile has changed.
  mutating func look(at tile: Int) {
    own()
    touch(tile)
  }

  /// Copies the cells of a tile of another field.
  mutating func take(_ tile: Int, from other: FiniteField, _ source: Int) {
    own()
    let (to, from) = (tile * TileStore.tileWords, source * TileStore.tileWords)
    for word in 0..<TileStore.tileWords {
      unsafe store.cells[to + word] = other.store.cells[from + word]
    }
    touch(tile)
  }

  /// Copies the memory before writing, if it is shared.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&store) { store = store.copy(capacity: store.capacity) }
  }

  private mutating func touch(_ tile: Int) {
    unsafe store.flags[tile] = TileStore.editedAll
    unsafe store.used[tile] = 1
    active = Int.max
  }

  private mutating func touchAll() {
    own()
    for tile in 1...map.tileCount { touch(tile) }
  }

  private func link() {
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        let around = unsafe store.links + map.tile(column, row) * 8
        for (place, step) in Cell.directions.enumerated() {
          unsafe around[place] = Int32(map.neighbour(column, row, step.x, step.y))
        }
      }
    }
  }

  private func repeatEdges() {
    if map.westRepeats { repeatColumns() }
    if map.northRepeats { repeatRows() }
  }

  private func repeatColumns() {
    let (cells, flags) = unsafe (store.cells, store.flags)
    let width = UInt64(map.lastColumns)
    for row in 0..<map.rows {
      let first = unsafe cells + map.tile(0, row) * 64
      let last = unsafe cells + map.tile(map.columns - 1, row) * 64
      let west = unsafe cells + map.westRepeat(row) * 64
      for word in 0..<64 {
        unsafe last[word] =
          last[word] & (1 << width - 1) | (first[word] & 1) << width
        unsafe west[word] = (last[word] >> (width - 1)) << 63
      }
      unsafe flags[map.westRepeat(row)] = flags[map.tile(map.columns - 1, row)]
    }
  }

  private func repeatRows() {
    let (cells, flags) = unsafe (store.cells, store.flags)
    let below = TileStore.word(ofRow: map.lastRows)
    let bottom = TileStore.word(ofRow: map.lastRows - 1)
    for column in (map.westRepeats ? -1 : 0)..<map.columns {
      let first = column < 0 ? map.westRepeat(0) : map.tile(column, 0)
      let last = column < 0 ? map.westRepeat(map.rows - 1) : map.tile(column, map.rows - 1)
      let north = map.northRepeat(column)
      unsafe cells[last * 64 + below] = cells[first * 64]
      unsafe cells[north * 64 + 63] = cells[last * 64 + bottom]
      unsafe flags[north] = flags[last]
    }
  }
}
