/// A plane of many states that HashLife steps: what was seen before is not computed again.
struct StateHashField: StateField {
  let stateCount: Int
  var plane: HashPlane

  var phase = 0

  /// An empty plane; the rule must leave emptiness alone.
  init(_ rule: any LocalRule, options: LifeOptions) {
    stateCount = rule.stateCount
    plane = HashPlane(HashStore(memory: options.memoryLimit, rule: rule))
  }

  /// Whether HashLife can step a rule.
  static func suits(_ rule: any LocalRule) -> Bool {
    rule.next(Around(ring: 0, centre: 0)) == 0
  }

  var background: UInt8 { 0 }

  var work: EngineWork {
    EngineWork(engine: "hash", kernel: "states", cellsStepped: plane.store.nodes.cellsStepped)
  }

  var population: UInt128 { plane.population }

  var liveBox: CellRect? { plane.liveBox }

  mutating func advance(by generations: Int) throws(WorldError) {
    var fuel = Int.max
    _ = try advance(by: generations, fuel: &fuel)
  }

  /// The same with no more than so many results of squares (`HashPlane.advance`).
  mutating func advance(by generations: Int, fuel: inout Int) throws(WorldError) -> Bool {
    plane.ownStore()
    return try plane.advance(by: generations, backgrounds: (0, 0), fuel: &fuel)
  }

  /// Takes the squares of a list, whose middle comes to lie at a cell (`HashPlane.take`).
  mutating func take(_ list: [MacrocellNode], middle: Cell) throws(MacrocellFault) {
    plane.move(startTo: middle)
    try plane.take(list)
  }
}

extension StateHashField {
  subscript(cell: Cell) -> UInt8 {
    var found: UInt8 = 0
    plane.forEachCell(in: CellRect(x: cell.x, y: cell.y, width: 1, height: 1)) { found = $1 }
    return found
  }

  mutating func set(_ cells: [Cell], to state: UInt8) { plane.set(cells, to: state) }

  mutating func write(_ grid: StateGrid, at corner: Cell) {
    let window = CellRect(corner: corner, size: grid.size)
    let before = plane.tree.root == 0 ? StateGrid(size: grid.size) : states(in: window)
    var changes: [(cell: Cell, state: UInt8)] = []
    for place in grid.states.indices where grid.states[place] != before.states[place] {
      let (y, x) = place.quotientAndRemainder(dividingBy: max(1, grid.size.columns))
      changes.append((Cell(corner.x + x, corner.y + y), grid.states[place]))
    }
    plane.paint(changes)
  }

  func forEachCell(_ visit: (Cell, UInt8) -> Void) {
    if let box = liveBox { plane.forEachCell(in: box, visit) }
  }

  /// Equal squares are one, so that only the roots need be compared.
  mutating func isAtRest() -> Bool? {
    let before = plane.tree
    do throws(WorldError) {
      try advance(by: 1)
    } catch {
      return false
    }
    defer { plane.put(back: before, 0) }
    return plane.tree == before
  }

  func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    plane.forEachCell(in: window) { grid[$0.x - window.x, $0.y - window.y] = $1 }
    return grid
  }

  /// Counted from the root down: a square counts as often as it occurs.
  var counts: [UInt128] {
    plane.store.nodes.counts(of: plane.tree, stateCount: stateCount)
  }
}
