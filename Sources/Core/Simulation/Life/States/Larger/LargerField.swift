/// A field of Larger than Life: a rectangle of bytes that, on a plane, grows with the live cells.
struct LargerField: CellField {
  let topology: Topology?
  let plan: LargerPlan
  private let code: LargerCode?
  private let options: LifeOptions

  /// The rectangle; that of a grid begins at 0.
  var box: CellRect
  var store: LargerStore
  private var memory = LargerMemory()

  /// A box around all live cells on the plane; it grows with each generation until the cells are
  /// searched again.
  private var bounds: CellRect

  /// The number of generations to step completely before units can rest.
  private var strange = 2

  /// True if there was no memory for drawn cells.
  private var isOverfull = false

  private var turn = 0
  private(set) var cellsStepped: UInt128 = 0

  /// Creates an empty field; nil is the unbounded plane.
  init(_ rule: LargerRule, topology: Topology?, options: LifeOptions) {
    (self.topology, self.options) = (topology, options)
    plan = LargerPlan(rule, on: LargerPlan.Surroundings(topology))
    code = LargerCode(plan)
    box = CellRect(x: 0, y: 0, width: topology?.columns ?? 0, height: topology?.rows ?? 0)
    bounds = CellRect(x: 0, y: 0, width: 0, height: 0)
    store = LargerStore(size: box.size)
  }

  /// Above any limit if there was no memory for drawn cells.
  var bytes: Int { isOverfull ? .max / 2 : 0 }

  var phase: Int {
    get { turn }
    set {
      turn = newValue
      strange = 2
    }
  }

  mutating func set(_ list: [Cell], to state: UInt8) {
    let difference = state ^ background
    hold(topology == nil && difference != 0 ? CellRect(around: list) : nil)
    for cell in list where box.contains(cell) {
      unsafe store.cells[(cell.y - box.y) * store.stride + cell.x - box.x] = difference
    }
  }

  mutating func write(_ grid: StateGrid, at corner: Cell) {
    let area = CellRect(corner: corner, size: grid.size)
    hold(topology == nil ? area : nil)
    let inside = area.intersection(box)
    for y in inside.y..<max(inside.y, inside.maxY) {
      for x in inside.x..<max(inside.x, inside.maxX) {
        unsafe store.cells[(y - box.y) * store.stride + x - box.x] =
          grid[x - corner.x, y - corner.y] ^ background
      }
    }
  }

  /// Prepares for edits, on a plane in an area.
  private mutating func hold(_ area: CellRect?) {
    own()
    guard let area, !area.isEmpty else { return }
    let whole = box.union(area)
    if whole != box {
      guard fits(whole) else {
        // An edit never fails; `bytes` and the next step report it.
        isOverfull = true
        return
      }
      become(roomy(whole) ?? whole)
    }
    bounds = bounds.union(area)
  }

  /// Copies the memory before writing, if it is shared; all units then count as changed.
  private mutating func own(isSame: Bool = false) {
    if !isKnownUniquelyReferenced(&store) { store = store.copy() }
    if !isSame { strange = 2 }
  }

  /// Moves the cells into another rectangle.
  private mutating func become(_ other: CellRect) {
    if other == box { return }
    let next = LargerStore(size: other.size)
    let both = box.intersection(other)
    next.take(
      both.moved(right: -box.x, down: -box.y), of: store, to: both.x - other.x, both.y - other.y)
    (box, store) = (other, next)
    strange = 2
  }
}

extension LargerField {
  mutating func advance(by generations: Int) throws(WorldError) {
    if isOverfull, generations > 0 { throw .memoryBound(limitInBytes: options.memoryLimit) }
    var left = max(0, generations)
    while left > 0 {
      if topology == nil {
        try makeRoom()
        if bounds.isEmpty { return finish(left) }
      }
      let isAtRest = step()
      left -= 1
      if isAtRest { return finish(left) }
    }
  }

  /// Finishes the remaining generations when every second one is the same.
  private mutating func finish(_ left: Int) {
    cellsStepped += UInt128(box.size.area) * UInt128(left)
    turn = plan.phase(after: turn, generations: left)
    guard left % 2 == 1 else { return }
    if topology == nil && bounds.isEmpty { return }
    own(isSame: true)
    store.swap()
  }

  /// Enlarges the plane's rectangle to the reach of the next generation.
  private mutating func makeRoom() throws(WorldError) {
    var reached = reach(of: bounds)
    if box.union(reached) == box || bounds.isEmpty { return bounds = reached }
    guard let live = liveBox else { return bounds = CellRect(x: 0, y: 0, width: 0, height: 0) }
    reached = reach(of: live)
    if box.union(reached) != box {
      guard fits(reached) else { throw .memoryBound(limitInBytes: options.memoryLimit) }
      become(roomy(reached) ?? reached)
    }
    bounds = reached
  }

  private func reach(of area: CellRect) -> CellRect {
    area.isEmpty ? area : area.widened(across: plan.across, down: plan.range)
  }

  private func fits(_ area: CellRect) -> Bool {
    let most = options.memoryLimit / 16
    return area.width <= most && area.height <= most / max(1, area.width)
  }

  /// A rectangle with spare room; nil if there is not enough memory, or if each of its cells is
  /// stepped.
  private func roomy(_ area: CellRect) -> CellRect? {
    if code == nil { return nil }
    let wide = area.widened(across: max(64, area.width / 8), down: max(64, area.height / 8))
    return fits(wide) ? wide : nil
  }

  /// Steps one generation; returns true if every second one is the same from now on.
  private mutating func step() -> Bool {
    own(isSame: true)
    cellsStepped += UInt128(box.size.area)
    let wraps = topology?.kind == .torus
    // Parity is relative to the grid's corner, or absolute on the plane.
    let parity = (box.x + box.y) & 1
    var isAtRest = false
    if let code {
      if !isKnownUniquelyReferenced(&memory) { memory = LargerMemory() }
      let crew = LargerCrew(
        code: code, wraps: wraps, parity: parity, kernel: options.denseKernel,
        workers: options.workers)
      isAtRest = !crew.step(store, phase: turn, isWhole: strange > 0, memory: memory)
      // The comparison was not with a generation of this history.
      if strange == 2 { store.touchAll() }
    } else {
      LargerStep(
        plan: plan, phase: turn, width: box.width, height: box.height, wraps: wraps,
        parity: parity
      ).step(store, workers: options.workers)
    }
    store.swap()
    let before = turn
    turn = plan.phase(after: turn, generations: 1)
    // Units rest if they equal those of two generations ago, which must have been in the same
    // phase.
    strange = plan.phase(after: turn, generations: 1) == before ? max(0, strange - 1) : 2
    return isAtRest
  }
}
