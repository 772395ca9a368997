/// A Generations field as bit planes: live cells are a field of two states, stepped by its kernels,
/// and further planes have the remaining times of dying cells.
///
/// The unbounded plane is a walled field that grows before anything reaches its walls.
package struct GenerationsField: CellField {
  let rule: GenerationsRule
  let topology: Topology?
  private let options: LifeOptions
  private var alive: FiniteField
  private var ages: AgePlanes

  /// The place of the field's top left on the plane, and the number of generations that there is
  /// room for.
  private var origin = Cell(0, 0)
  private var room = 0

  /// True if there was no memory for drawn cells.
  private var isOverfull = false

  package var phase = 0

  package private(set) var age = 0

  /// The tiles of all generations.
  private var tilesStepped = 0

  /// Creates an empty field of a grid with plain edges, or of the plane.
  package init(_ rule: GenerationsRule, topology: Topology?, options: LifeOptions) {
    self.rule = rule
    self.topology = topology
    self.options = options
    let size = topology.map { GridSize(columns: $0.columns, rows: $0.rows) }
    alive = FiniteField(
      size: size ?? GridSize(columns: 64, rows: 64), wraps: topology?.edges == .wrap,
      rule: rule.table, options: options)
    ages = AgePlanes(largest: rule.stateCount - 2, capacity: alive.map.capacity)
  }

  /// Above any limit if there was no memory for drawn cells.
  package var bytes: Int { isOverfull ? .max / 2 : 0 }

  package var stateCount: Int { rule.stateCount }

  package var background: UInt8 { 0 }

  package var work: EngineWork { alive.work }

  /// The place of a cell in the field; if it is too far out, the overflow yields a place outside.
  private func inside(_ cell: Cell) -> Cell { Cell(cell.x &- origin.x, cell.y &- origin.y) }

  private func word(_ cell: Cell) -> Int {
    alive.map.tile(cell.x >> 6, cell.y >> 6) * TileStore.tileWords
      + TileStore.word(ofRow: cell.y & 63)
  }

  package subscript(cell: Cell) -> UInt8 {
    let cell = inside(cell)
    guard CellRect(alive.map.size).contains(cell) else { return 0 }
    if alive[cell] != 0 { return 1 }
    let left = ages.value(word: word(cell), bit: UInt64(cell.x & 63))
    return left == 0 ? 0 : UInt8(rule.stateCount - left)
  }

  package mutating func set(_ cells: [Cell], to state: UInt8) {
    if topology == nil, state != 0, let box = CellRect(around: cells) { makeRoom(for: box) }
    ownAges()
    let field = CellRect(alive.map.size)
    let places = cells.map(inside).filter { field.contains($0) }
    let left = state < 2 ? 0 : rule.stateCount - Int(state)
    for place in places {
      let bit = UInt64(1) << UInt64(place.x & 63)
      for plane in 0..<ages.planes {
        let bits = left >> plane & 1 != 0 ? bit : 0
        _ = ages.write(bits, where: bit, word: word(place), plane: plane)
      }
      alive.look(at: alive.map.tile(place.x >> 6, place.y >> 6))
    }
    alive.set(places, to: state == 1 ? 1 : 0)
    room = 0
  }

  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    if topology == nil, let live = grid.liveBox {
      makeRoom(for: live.moved(right: corner.x, down: corner.y))
    }
    ownAges()
    let corner = inside(corner)
    let lives = StateGrid(size: grid.size, states: grid.states.map { $0 == 1 ? 1 : 0 })
    let left = StateGrid(
      size: grid.size, states: grid.states.map { $0 < 2 ? 0 : UInt8(rule.stateCount - Int($0)) })
    let area = CellRect(corner: corner, size: grid.size).intersection(CellRect(alive.map.size))
    for y in area.y..<max(area.y, area.maxY) {
      var x = area.x
      while x < area.maxX {
        let end = min(area.maxX, (x | 63) + 1)
        write(lives, left, from: Cell(x - corner.x, y - corner.y), count: end - x, at: Cell(x, y))
        x = end
      }
    }
    room = 0
  }

  /// Writes cells of a row in one word of the field: live ones, and the ages of dying ones.
  private mutating func write(
    _ lives: StateGrid, _ left: StateGrid, from cell: Cell, count: Int, at place: Cell
  ) {
    let shift = UInt64(place.x & 63)
    let mask = (count == 64 ? ~0 : UInt64(1) << UInt64(count) - 1) << shift
    let bits = lives.bits(count: count, x: cell.x, y: cell.y) << shift
    alive.write(bits, where: mask, place.x >> 6, place.y)
    let word = word(place)
    for plane in 0..<ages.planes {
      let bits = left.bits(count: count, x: cell.x, y: cell.y, bit: plane) << shift
      if ages.write(bits, where: mask, word: word, plane: plane) {
        alive.look(at: alive.map.tile(place.x >> 6, place.y >> 6))
      }
    }
  }

  private mutating func ownAges() {
    if !isKnownUniquelyReferenced(&ages) { ages = ages.copy() }
  }
}

// MARK: - Time

extension GenerationsField {
  package mutating func advance(by generations: Int) throws(WorldError) {
    if isOverfull, generations > 0 { throw .memoryBound(limitInBytes: options.memoryLimit) }
    for done in 0..<max(0, generations) {
      // Checking costs as much as a generation of a large field, and more if little moves.
      if done >= 256, done & (done - 1) == 0, isStill() {
        age &+= generations - done
        return
      }
      if topology == nil {
        if room == 0 { try widen() }
        room -= 1
      }
      ownAges()
      try alive.advance(by: 1)
      growOlder()
      age &+= 1
      tilesStepped += alive.active
    }
  }

  /// True if nothing dies and no live cell changes, so that nothing ever will.
  private mutating func isStill() -> Bool {
    var isAnyDying = false
    forEachWord { _, _, _, dies in isAnyDying = isAnyDying || dies != 0 }
    return !isAnyDying && alive.isAtRest() == true
  }

  /// Removes dying cells from the live ones, and ages the dying ones.
  private func growOlder() {
    let store = alive.store
    let ages = ages
    let count = alive.map.tileCount
    let largest = rule.stateCount - 2
    let parts = options.workers.count
    let work: @Sendable (Range<Int>) -> Void = { tiles in
      for tile in tiles where unsafe store.used[tile] != 0 {
        let place = tile * TileStore.tileWords
        let isBlocked = unsafe ages.step(
          tile, alive: store.otherCells + place, next: store.cells + place, largest: largest)
        // The kernels compare with what they wrote, so they must be informed of corrections.
        if isBlocked { unsafe store.flags[tile] = TileStore.editedAll }
      }
    }
    guard count >= 16, parts > 1 else { return work(1..<count + 1) }
    options.workers.perform { part in
      work(1 + count * part / parts..<1 + count * (part + 1) / parts)
    }
  }

  /// Ensures that there is at least a tile of room around the live cells.
  private mutating func widen() throws(WorldError) {
    guard let live = alive.liveBox else {
      room = Int.max
      return
    }
    let size = alive.map.size
    let spare = min(live.x, live.y, size.columns - live.maxX, size.rows - live.maxY)
    if spare < 16 {
      // A quarter more than needed, in whole tiles, so that growth is rare.
      let more = 64 + max(live.width, live.height) / 4
      try become(live.widened(by: more).union(CellRect(size)))
      return try widen()
    }
    room = spare
  }

  private mutating func makeRoom(for box: CellRect) {
    let needed = CellRect(alive.map.size).union(inside(box))
    guard needed != CellRect(alive.map.size) else { return }
    // An edit never fails; `bytes` and the next step report it.
    if (try? become(needed)) == nil { isOverfull = true }
  }

  private func inside(_ box: CellRect) -> CellRect {
    box.moved(right: -origin.x, down: -origin.y)
  }

  /// The growth in columns and rows of tiles to the left and top, and the new size; nil if it
  /// exceeds the memory limit.
  private func tiles(of box: CellRect) -> (left: Int, top: Int, columns: Int, rows: Int)? {
    let left = (-box.x + 63) >> 6
    let top = (-box.y + 63) >> 6
    let columns = left + (box.maxX + 63) >> 6
    let rows = top + (box.maxY + 63) >> 6
    let most = options.memoryLimit / (512 * (3 + ages.planes) + 64)
    guard columns <= most, rows <= most / max(1, columns) else { return nil }
    return (left, top, columns, rows)
  }

  /// Moves everything into a larger field, given in coordinates of this one.
  private mutating func become(_ box: CellRect) throws(WorldError) {
    guard let (left, top, columns, rows) = tiles(of: box) else {
      throw .memoryBound(limitInBytes: options.memoryLimit)
    }
    let old = (alive, ages)
    let size = GridSize(columns: columns * 64, rows: rows * 64)
    alive = FiniteField(size: size, wraps: false, rule: rule.table, options: options)
    ages = AgePlanes(largest: rule.stateCount - 2, capacity: alive.map.capacity)
    old.0.forEachTile(of: nil) { from, place in
      let to = alive.map.tile(place.column + left, place.row + top)
      alive.take(to, from: old.0, from)
      ages.take(to, from: old.1, from)
    }
    origin = Cell(origin.x - left * 64, origin.y - top * 64)
  }
}

// MARK: - Reading

extension GenerationsField {
  /// Calls a function for each word with cells in a part of the field: its first cell, its live
  /// cells and its dying cells.
  private func forEachWord(
    in part: CellRect? = nil, _ body: (Cell, _ word: Int, UInt64, UInt64) -> Void
  ) {
    let map = alive.map
    let field = CellRect(map.size)
    let part = part.map(field.intersection) ?? field
    alive.forEachTile(of: part) { tile, place in
      for y in max(part.y, place.row << 6)..<min(part.maxY, (place.row + 1) << 6) {
        let word = tile * TileStore.tileWords + TileStore.word(ofRow: y & 63)
        let mask = map.mask(fit: map.fit(place.column, place.row), row: y & 63)
        let (lives, dies) = unsafe (alive.store.cells[word] & mask, ages.any(word: word) & mask)
        if lives | dies != 0 { body(Cell(place.column * 64, y), word, lives, dies) }
      }
    }
  }

  package var counts: [UInt128] {
    var counts = [Int](repeating: 0, count: 257)
    forEachWord { _, word, lives, dies in
      counts[1] += lives.nonzeroBitCount
      var rest = dies
      while rest != 0 {
        let bit = UInt64(rest.trailingZeroBitCount)
        counts[rule.stateCount - ages.value(word: word, bit: bit)] += 1
        rest &= rest - 1
      }
    }
    return counts[1..<stateCount].map { UInt128($0) }
  }

  package var population: UInt128 {
    var population = 0
    forEachWord { _, _, lives, dies in population += (lives | dies).nonzeroBitCount }
    return UInt128(population)
  }

  package var liveBox: CellRect? {
    var box: CellRect?
    forEachWord { place, _, lives, dies in
      let any = lives | dies
      let first = any.trailingZeroBitCount
      let part = CellRect(
        x: place.x + first, y: place.y, width: 64 - any.leadingZeroBitCount - first, height: 1)
      box = box?.union(part) ?? part
    }
    return box?.moved(right: origin.x, down: origin.y)
  }

  /// Calls a function with the cells of a part of the field that are not dead, and their states.
  @inline(__always)
  private func forEachPlace(
    in part: CellRect? = nil, _ visit: (_ place: Cell, _ state: UInt8) -> Void
  ) {
    forEachWord(in: part) { place, word, lives, dies in
      var rest = lives | dies
      while rest != 0 {
        let bit = UInt64(rest.trailingZeroBitCount)
        rest &= rest - 1
        visit(
          Cell(place.x + Int(bit), place.y),
          lives >> bit & 1 != 0 ? 1 : UInt8(rule.stateCount - ages.value(word: word, bit: bit)))
      }
    }
  }

  package func forEachCell(_ visit: (Cell, UInt8) -> Void) {
    forEachPlace { place, state in visit(Cell(place.x + origin.x, place.y + origin.y), state) }
  }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    let seen = inside(window)
    forEachPlace(in: seen) { place, state in
      guard place.x >= seen.x, place.x < seen.maxX else { return }
      grid[place.x - seen.x, place.y - seen.y] = state
    }
    return grid
  }
}

extension GenerationsField: TiledField {
  package var effort: Int { tilesStepped }

  package func hasRoom(for box: CellRect) -> Bool {
    tiles(of: CellRect(alive.map.size).union(inside(box))) != nil
  }
}
