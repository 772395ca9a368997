/// The world of any rule of cells: up to 256 states on an unbounded plane, or on a grid that is a
/// torus, walled, or sewn together in any other known way.
///
///     var world = LifeWorld(rule: .life, size: GridSize(columns: 20, rows: 20), edges: .wrap)
///     world.set([Cell(1, 0), Cell(2, 1), Cell(0, 2), Cell(1, 2), Cell(2, 2)])
///     try world.advance(by: 80)  // the glider has come round
///
/// On the plane `size` is only a window, and cells exist beyond it. With B0 the background may be
/// alive: the census of a plane then counts the cells that differ from it. On a bounded field it
/// counts live cells. States are true.
package struct LifeWorld: FieldWorld {
  package private(set) var rule: CellRule
  package let edges: Edges
  package let options: LifeOptions

  /// The columns and rows of the field; on the plane those of the window.
  package private(set) var size: GridSize

  package var tick = 0

  /// The number of states of the first rule; later ones may not have more, so that tables and
  /// colours stay valid.
  private var mostStates: Int
  var field: any CellField

  /// Creates an empty world; its sides must have been checked.
  ///
  /// - Parameters:
  ///   - rule: The rule; its own grid overrides size and edges.
  ///   - size: The columns and rows of the field, or of the window on a plane.
  ///   - edges: The edges of the field; an unbounded plane by default.
  ///   - backgroundIsAlive: True for a plane of two states whose background is alive.
  ///   - options: The way the field is stepped.
  package init(
    rule: CellRule, size: GridSize, edges: Edges = .none, backgroundIsAlive: Bool = false,
    options: LifeOptions = LifeOptions()
  ) {
    let rule = rule.fitted(edges, size)
    let grid = rule.topology
    self.rule = rule
    self.options = options
    self.edges = grid?.edgesOfCells ?? edges
    self.size = GridSize(
      columns: grid.map(\.columns).flatMap { $0 > 0 ? $0 : nil } ?? size.columns,
      rows: grid.map(\.rows).flatMap { $0 > 0 ? $0 : nil } ?? size.rows)
    mostStates = rule.stateCount
    field = options.makeField(
      rule, size: self.size, edges: self.edges, background: backgroundIsAlive ? 1 : 0)
  }

  /// Creates an empty world of a table of two states.
  package init(
    rule: RuleTable, size: GridSize, edges: Edges, backgroundIsAlive: Bool = false,
    options: LifeOptions = LifeOptions()
  ) {
    self.init(
      rule: CellRule(rule), size: size, edges: edges, backgroundIsAlive: backgroundIsAlive,
      options: options)
  }

  /// The number of cells in each state from 1 on; of a plane with a live background, the number of
  /// those that differ from it.
  package var counts: [UInt128] { rule.stateCount > 2 ? field.counts : [population] }

  /// The number of live cells of a bounded field; of a plane, the number of cells that differ from
  /// the background.
  package var population: UInt128 {
    bounds != nil && background != 0 ? size.cells - storedPopulation : storedPopulation
  }

  /// The number of cells that differ from the background, as stored in files.
  package var storedPopulation: UInt128 { field.population }

  /// The population, and if the first rule has more than two states, the number in each of these
  /// except 0.
  package var census: [UInt128] {
    guard mostStates > 2 else { return [population] }
    let counts = counts
    let lost = [UInt128](repeating: 0, count: max(0, mostStates - 1 - counts.count))
    return [population] + counts + lost
  }

  /// The state of the cells far from the pattern.
  package var background: UInt8 { field.background }

  package var engineWork: EngineWork? { field.work }

  /// The smallest rectangle around all cells that differ from the background.
  package var liveBox: CellRect? { field.liveBox }

  /// The whole field; nil if it is unbounded.
  package var bounds: CellRect? { edges == .none ? nil : CellRect(size) }

  /// The edges along each axis.
  package var axes: AxisEdges { rule.axes(edges) }

  package func inside(_ area: CellRect) -> CellRect { axes.inside(area, of: size) }

  /// Two states are stepped 64 cells at a time, and only tiles near live cells.
  package var workOfTick: Int {
    let area = (bounds ?? liveBox)?.size.area ?? 0
    let (packed, aCell) = rule.stateCount == 2 ? (area / 32, 16) : (area, 128)
    return min(packed, Int(clamping: min(population, 1 << 32)) * aCell)
  }

  package func states(in window: CellRect) -> StateGrid { field.states(in: window) }

  /// The generation modulo 2, under rules that alternate.
  package var phase: Int {
    get { field.phase }
    set { field.phase = newValue & 1 }
  }

  /// The memory of a plane whose window is full of cells.
  package static func bytes(ofPlane window: GridSize) -> Int {
    ((window.columns + 63) / 64) * ((window.rows + 63) / 64) * TilePool.bytesPerTile
  }

  /// Throws if the drawn cells exceed the memory limit of a plane. Drawing itself never fails, so
  /// code that draws much calls this occasionally.
  package func refuseIfTooLarge() throws(WorldError) {
    guard edges == .none, field.bytes > options.memoryLimit else { return }
    throw .memoryBound(limitInBytes: options.memoryLimit)
  }
}

extension LifeWorld {
  /// Becomes another world in the same film, keeping the columns of its tables.
  package mutating func replace(by other: LifeWorld) {
    let mostStates = mostStates
    self = other
    self.mostStates = mostStates
  }

  /// A rule on the grid of this world.
  package func onGrid(_ rule: CellRule) -> CellRule {
    let named = self.rule.topology.flatMap { $0.isOfEdges ? nil : $0 }
    return rule.on(named).fitted(edges, size)
  }

  /// Changes the rule on the same grid, in the phase of the generation. Cells in states that it
  /// lacks die; the same rule changes nothing.
  ///
  /// - Throws: If the engine of the other rule has no room for the cells of a plane, or does not
  ///   support their background.
  package mutating func follow(_ rule: CellRule) throws(WorldError) {
    let rule = onGrid(rule)
    if rule == self.rule { return }
    let parity = self.rule.hasTrueStates || !self.rule.takesTurns ? tick & 1 : phase
    self.rule = rule
    if field.follow(rule) { return }
    let before = field
    // A listed cell takes sixteen bytes on its way into the other field.
    guard
      edges != .none
        || before.population < UInt128(options.memoryLimit / 16)
          && (before.liveBox != nil || before.population == 0)
    else { throw .memoryBound(limitInBytes: options.memoryLimit) }
    field = makeField(background: before.background)
    if !rule.hasTrueStates { field.phase = parity }
    if let bounds, before.background != 0 || field.background != 0 {
      for strip in bounds.strips {
        var grid = before.states(in: strip)
        for place in grid.states.indices where grid.states[place] >= rule.stateCount {
          grid.states[place] = 0
        }
        field.write(grid, at: Cell(strip.x, strip.y))
      }
      return
    }
    guard field.background == before.background else {
      let state = before.background == 0 ? "is dead" : "lives"
      throw .notAllowed(
        action: rule.name, because: "the background of the plane \(state) at tick \(tick)")
    }
    before.copy(into: &field)
    try refuseIfTooLarge()
  }

  /// Changes the size; the top left stays, and cells outside are lost. On the plane only the window
  /// changes; a grid must have plain seams.
  package mutating func resize(to size: GridSize) {
    let kept = CellRect(self.size).intersection(CellRect(size))
    self.size = size
    if edges == .none { return }
    rule = rule.on(rule.topology?.resized(to: size))
    let before = field
    field = makeField()
    field.phase = before.phase
    for strip in kept.strips {
      field.write(before.states(in: strip), at: Cell(strip.x, strip.y))
    }
  }

  /// Makes all cells dead, however far out they are; if the phase determines a plane's background,
  /// they get that.
  package mutating func eraseAll() {
    let before = field
    field = makeField()
    if !rule.hasTrueStates { field.phase = before.phase }
    guard let bounds, field.background != 0 else { return }
    for strip in bounds.strips {
      field.write(StateGrid(size: strip.size), at: Cell(strip.x, strip.y))
    }
  }

  private func makeField(background: UInt8 = 0) -> any CellField {
    options.makeField(rule, size: size, edges: edges, background: background)
  }

  /// Replaces the cells of the world by those of a tree, leaving out cells outside its field.
  ///
  /// - Throws: If there are too many for the requested engine, or if the tree is inconsistent.
  package mutating func take(_ tree: CellTree) throws(WorldError) {
    guard hasTrees else {
      throw .notAllowed(action: "load", because: "the rule's cells are not a tree")
    }
    let reach = Limits.farReach.magnitude
    guard tree.middle.x.magnitude <= reach, tree.middle.y.magnitude <= reach else {
      throw .notAllowed(action: "load", because: "the file's cells lie too far out")
    }
    guard bounds != nil || NodeBudget.bytes(forNodes: tree.nodes.count) <= options.memoryLimit
    else { throw .memoryBound(limitInBytes: options.memoryLimit) }
    var hash = options.makeHash(rule, background: background)
    hash.move(startTo: tree.middle)
    do {
      try hash.take(tree.nodes)
    } catch {
      throw .notAllowed(action: "load", because: "the file's tree of cells does not hold together")
    }
    field = makeField(background: background)
    if let bounds {
      let box = hash.liveBox?.intersection(bounds)
      return field.set(box.map(hash.liveCells(in:)) ?? [], to: 1 - background)
    }
    let isTooFar = hash.liveBox.map { (field as? AutoField)?.hasRoom(for: $0) == false } ?? false
    let isWorthIt = isTooFar || hash.isWorthATree(of: tree.nodes.count)
    if field is HashField {
      field = hash
    } else if isWorthIt, var plane = field as? AutoField {
      plane.take(hash)
      field = plane
    } else {
      // A listed cell takes sixteen bytes on its way into the tiles.
      let isListable = hash.population < UInt128(options.memoryLimit / 16) && hash.hasBox
      guard isListable || !isWorthIt else {
        throw .memoryBound(limitInBytes: options.memoryLimit)
      }
      hash.copy(into: &field)
      guard field.population == hash.population else {
        throw .memoryBound(limitInBytes: options.memoryLimit)
      }
    }
  }

  /// The cells that differ from the background as a tree around a cell, if the rule supports trees;
  /// around the field's own centre if the tree would become too large.
  package func tree(around cell: Cell = Cell(0, 0)) -> CellTree? {
    guard hasTrees else { return nil }
    let hash = field.hashField ?? HashField(copying: field, around: cell, rule, options: options)
    // An empty field is as if it had been drawn, whatever engine has it.
    guard hash.population > 0 else { return CellTree(nodes: [], middle: cell) }
    let list = hash.macrocellNodes()
    guard hash.origin != cell else { return CellTree(nodes: list, middle: cell) }
    // In a separate store, because the field's may be as large as memory allows.
    var moved = options.makeHash(rule, background: background)
    moved.move(startTo: hash.origin)
    guard (try? moved.take(list)) != nil, moved.recentre(at: cell) else {
      return CellTree(nodes: list, middle: hash.origin)
    }
    return CellTree(nodes: moved.macrocellNodes(), middle: cell)
  }

  /// True if its rule supports trees of squares.
  package var hasTrees: Bool { rule.bitTable != nil || rule.keepsTrees }
}

extension LifeWorld: RestingWorld {
  /// Computes the next generation if the field cannot tell: blocks alternate between two positions,
  /// and cells at rest in one may change in the other.
  package mutating func isAtRest() -> Bool {
    if let isAtRest = field.isAtRest() { return isAtRest }
    var next = self
    for _ in 0..<(rule.takesTurns ? 2 : 1) {
      guard (try? next.advance(by: 1)) != nil, next.hasSameCells(as: self) else { return false }
    }
    return true
  }

  /// True if two worlds have the same rule, phase and cells.
  package func hasSameCells(as other: LifeWorld) -> Bool {
    guard background != other.background, !hasOutside, let bounds else {
      return field.hasSameCells(as: other.field)
    }
    return bounds.strips.allSatisfy { states(in: $0) == other.states(in: $0) }
  }

  /// True if there are cells in the background's state outside the field. If edges are sewn
  /// together on all sides, cells are merely stored as their differences from it, and B0 changes
  /// it.
  var hasOutside: Bool { rule.topology?.hasOutside ?? (edges != .wrap) }
}

extension LifeWorld: RepeatingWorld {
  package func isSame(movedRight x: Int, down y: Int, after ticks: Int) -> Bool {
    (ticks & 1 == 0 || !rule.takesTurns) && rule.isSame(movedRight: x, down: y)
  }

  package func hasSamePast(as other: any FieldWorld) -> Bool {
    !hasOutside || background == (other as? LifeWorld)?.background
  }
}
