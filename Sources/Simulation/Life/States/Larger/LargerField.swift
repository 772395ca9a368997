internal import Synchronization

/// A field of Larger than Life: a rectangle of bytes that, where it has no end, grows with what
/// lives in it.
struct LargerField: StateField {
  let topology: Topology?
  private var plan: LargerPlan
  private let workers: WorkerPool
  private let memoryLimit: Int

  /// Where the rectangle lies; that of a grid from 0 on.
  private var box: CellRect
  private var cells: [UInt8]
  var phase = 0
  private var cellsStepped: UInt128 = 0

  /// An empty field; nil is the plane without end.
  init(_ rule: LargerRule, topology: Topology?, options: LifeOptions) {
    self.topology = topology
    plan = LargerPlan(rule)
    workers = options.workers
    memoryLimit = options.memoryLimit
    box = CellRect(x: 0, y: 0, width: topology?.columns ?? 0, height: topology?.rows ?? 0)
    cells = [UInt8](repeating: 0, count: box.width * box.height)
  }

  /// Puts another rule in force; the cells stay, those in states that it has not die.
  mutating func follow(_ rule: LargerRule) {
    plan = LargerPlan(rule)
    for place in cells.indices where cells[place] >= rule.stateCount { cells[place] = 0 }
  }

  var stateCount: Int { plan.rule.stateCount }

  var background: UInt8 { plan.background(phase: phase) }

  var work: EngineWork { EngineWork(engine: "dense", kernel: "sums", cellsStepped: cellsStepped) }

  subscript(cell: Cell) -> UInt8 {
    guard box.contains(cell) else { return 0 }
    return cells[(cell.y - box.y) * box.width + cell.x - box.x]
  }

  mutating func set(_ list: [Cell], to state: UInt8) {
    var needed = CellRect(x: 0, y: 0, width: 0, height: 0)
    for cell in list where topology == nil && !box.contains(cell) && state != 0 {
      needed = needed.union(CellRect(x: cell.x, y: cell.y, width: 1, height: 1))
    }
    if !needed.isEmpty { become(box.union(needed)) }
    for cell in list where box.contains(cell) {
      cells[(cell.y - box.y) * box.width + cell.x - box.x] = state
    }
  }

  mutating func write(_ grid: StateGrid, at corner: Cell) {
    let area = CellRect(corner: corner, size: grid.size)
    if topology == nil, !area.isEmpty { become(box.union(area)) }
    let inside = area.intersection(box)
    for y in inside.y..<max(inside.y, inside.maxY) {
      for x in inside.x..<max(inside.x, inside.maxX) {
        cells[(y - box.y) * box.width + x - box.x] = grid[x - corner.x, y - corner.y]
      }
    }
  }

  /// Moves the cells into another rectangle.
  private mutating func become(_ other: CellRect) {
    if other == box { return }
    var next = [UInt8](repeating: 0, count: other.width * other.height)
    let both = box.intersection(other)
    for y in both.y..<max(both.y, both.maxY) {
      let from = (y - box.y) * box.width + both.x - box.x
      let to = (y - other.y) * other.width + both.x - other.x
      for x in 0..<both.width { next[to + x] = cells[from + x] }
    }
    (box, cells) = (other, next)
  }

  var counts: [UInt128] {
    var counts = [UInt128](repeating: 0, count: 256)
    for state in cells { counts[Int(state)] += 1 }
    return Array(counts[1..<stateCount])
  }

  var liveBox: CellRect? {
    var (left, right, top, bottom) = (box.width, 0, box.height, 0)
    for y in 0..<box.height {
      let row = cells[y * box.width..<(y + 1) * box.width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      (top, bottom) = (min(top, y), y + 1)
      left = min(left, first - y * box.width)
      right = max(right, last - y * box.width + 1)
    }
    guard left < right else { return nil }
    return CellRect(x: box.x + left, y: box.y + top, width: right - left, height: bottom - top)
  }

  func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    let both = box.intersection(window)
    for y in both.y..<max(both.y, both.maxY) {
      let from = (y - box.y) * box.width + both.x - box.x
      let to = (y - window.y) * window.width + both.x - window.x
      for x in 0..<both.width { grid.states[to + x] = cells[from + x] }
    }
    return grid
  }
}

extension LargerField {
  mutating func advance(by generations: Int) throws(WorldError) {
    for _ in 0..<max(0, generations) {
      if topology == nil {
        guard let live = liveBox else {
          phase ^= 1
          continue
        }
        let (across, down) = (plan.across, plan.range)
        let wide = CellRect(
          x: live.x - across, y: live.y - down, width: live.width + 2 * across,
          height: live.height + 2 * down)
        guard wide.width <= memoryLimit / 16, wide.height <= memoryLimit / 16 / max(1, wide.width)
        else { throw .memoryBound(limitInBytes: memoryLimit) }
        become(wide)
      }
      step()
      phase ^= 1
    }
  }

  private mutating func step() {
    cellsStepped += UInt128(cells.count)
    if cells.isEmpty { return }
    // Parity is counted from the grid's corner, or on the plane absolutely.
    let stepper = LargerStep(
      plan: plan, phase: phase, width: box.width, height: box.height,
      wraps: topology?.kind == .torus, parity: (box.x + box.y) & 1)
    var next = [UInt8](repeating: 0, count: cells.count)
    stepper.step(cells, into: &next, workers: workers)
    cells = next
  }
}
