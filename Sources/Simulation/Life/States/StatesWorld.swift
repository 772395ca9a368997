/// The world of any rule: cells in up to 256 states on a plane without end, or on a grid that is
/// sewn together in any of the known ways.
///
///     var world = StatesWorld(rule: try CellRule("345/2/4"), window: GridSize(columns: 40, rows: 30))
///     world.set([Cell(1, 1), Cell(2, 1)], to: 1)
///     try world.advance(by: 100)
///     world.counts  // how many cells are in the states 1, 2 and 3
///
/// Rules of two states on plain grids run faster in `LifeWorld`.
package struct StatesWorld: FieldWorld, EngineWorld {
  package private(set) var rule: CellRule

  /// The columns and rows of the grid; on the plane those of the window.
  package private(set) var size: GridSize
  package let options: LifeOptions
  package var tick = 0

  /// How many states the first rule had: no later one may have more, so that tables and colours
  /// hold.
  let mostStates: Int
  var field: any StateField

  /// An empty world; its sides must have been checked. Without a grid of the rule's own it is a
  /// plane, of which a window is shown.
  package init(rule: CellRule, window: GridSize, options: LifeOptions = LifeOptions()) {
    self.rule = rule
    self.options = options
    mostStates = rule.stateCount
    size = GridSize(
      columns: rule.topology.map { $0.columns } ?? 0 > 0
        ? rule.topology?.columns ?? 0 : window.columns,
      rows: rule.topology.map { $0.rows } ?? 0 > 0 ? rule.topology?.rows ?? 0 : window.rows)
    field = options.makeField(rule)
  }

  /// How many cells are in each state above 0, that of state 1 first; under a background that
  /// lives, how many differ from it.
  package var counts: [UInt128] { field.counts }

  /// How many cells are not in the state of the background.
  package var population: UInt128 { field.population }

  /// How many cells are not in state 0, and where the first rule has more than two states how many
  /// are in each of the others.
  package var census: [UInt128] {
    let counts = field.counts
    guard mostStates > 2 else { return [field.population] }
    let lost = [UInt128](repeating: 0, count: max(0, mostStates - 1 - counts.count))
    return [field.population] + counts + lost
  }

  package var engineWork: EngineWork { field.work }

  package mutating func advance(by ticks: Int) throws(WorldError) {
    try field.advance(by: ticks)
    tick += ticks
  }

  /// The smallest rectangle around all cells that are not in the state of the background.
  package var liveBox: CellRect? { field.liveBox }

  /// The whole grid; nil where it has no end.
  package var bounds: CellRect? { rule.topology?.isFinite == true ? CellRect(size) : nil }

  /// The true state of a cell that is stored as 0.
  package var background: UInt8 { field.background }

  package func states(in window: CellRect) -> StateGrid {
    var grid = field.states(in: window)
    guard field.background != 0 else { return grid }
    let seen = bounds.map(window.intersection) ?? window
    for y in seen.y..<max(seen.y, seen.maxY) {
      for x in seen.x..<max(seen.x, seen.maxX) { grid[x - window.x, y - window.y] ^= 1 }
    }
    return grid
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    if let shares = field.shares(in: window, blockSide: blockSide) { return shares }
    let box = (field.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)).intersection(window)
    let (area, overflow) = box.width.multipliedReportingOverflow(by: box.height)
    return overflow || field.population < UInt128(area / 16)
      ? sharesCountedFromCells(in: window, blockSide: blockSide)
      : sharesCountedFromStates(
        in: window, blockSide: blockSide, stateCount: rule.stateCount, box: box,
        background: Int(background))
  }

  /// The same from the cells that are there, where they are few.
  private func sharesCountedFromCells(in window: CellRect, blockSide: Int) -> ShareGrid {
    let states = rule.stateCount
    var grid = BlockShares(
      window: window, side: blockSide, stateCount: states,
      there: bounds.map(window.intersection) ?? window, background: Int(background))
    /// The numbers of cells by block and state; where the background lives, those of state 0 too.
    var counts: [Int: Int] = [:]
    field.forEachCell { cell, state in
      guard window.contains(cell), state < states else { return }
      let block =
        (cell.y - window.y) / blockSide * grid.size.columns + (cell.x - window.x) / blockSide
      counts[block * states + Int(state ^ background), default: 0] += 1
    }
    for (place, count) in counts {
      let (block, state) = place.quotientAndRemainder(dividingBy: states)
      let (row, column) = block.quotientAndRemainder(dividingBy: grid.size.columns)
      if state > 0 {
        grid.set(state, count: count, of: 0, column: column, row: row)
      } else {
        // What is not in the background's state, of two.
        grid.set(Int(background), count: 0, of: count, column: column, row: row)
      }
    }
    return grid.shares
  }
}

extension StatesWorld {
  /// The true state of a cell; that of a cell the grid does not have is 0.
  package subscript(cell: Cell) -> UInt8 {
    get {
      if let bounds, !bounds.contains(cell) { return 0 }
      return field[cell] ^ field.background
    }
    set { set([cell], to: newValue) }
  }

  /// Puts cells into a state; those that the grid does not have are passed over.
  package mutating func set(_ cells: [Cell], to state: UInt8) {
    precondition(state < rule.stateCount, "a state of the rule")
    field.set(cells, to: state ^ field.background)
  }

  /// Puts the cells of a rectangle into the states of a grid of its size.
  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    var grid = grid
    if field.background != 0 { for place in grid.states.indices { grid.states[place] ^= 1 } }
    field.write(grid, at: corner)
  }

  /// The cells of a window that are not in the background's state, row by row, as they are stored.
  package func storedStates(in window: CellRect) -> StateGrid { field.states(in: window) }

  /// Shows each cell that is not in the background's state, as it is stored, in no order.
  package func forEachStoredCell(_ visit: (Cell, UInt8) -> Void) { field.forEachCell(visit) }

  /// Puts cells into states as files store them, where 0 is the background.
  package mutating func writeStored(_ grid: StateGrid, at corner: Cell) {
    field.write(grid, at: corner)
  }

  /// Puts cells into a stored state.
  package mutating func setStored(_ cells: [Cell], to state: UInt8) { field.set(cells, to: state) }

  /// Puts all cells into the background's state.
  package mutating func eraseAll() {
    let phase = field.phase
    field = options.makeField(rule)
    field.phase = phase
  }

  /// Goes on under another rule on the same grid. Cells in states that it has not die.
  package mutating func follow(_ rule: CellRule) {
    let rule = rule.on(self.rule.topology)
    let before = field
    self.rule = rule
    field = options.makeField(rule)
    for (state, cells) in before.cellsByState where state < rule.stateCount {
      field.set(cells, to: state)
    }
  }

  /// Changes the size; the top left stays, and cells that have no place are lost. On the plane only
  /// the window changes; a grid's seams must be plain ones.
  package mutating func resize(to size: GridSize) {
    let kept = CellRect(self.size).intersection(CellRect(size))
    self.size = size
    guard let edges = rule.topology?.edges else { return }
    let (cells, phase) = (field.states(in: kept), field.phase)
    rule = rule.on(Topology(edges: edges, size: size))
    field = options.makeField(rule)
    field.phase = phase
    field.write(cells, at: Cell(0, 0))
  }

  /// Which of two generations in turn this is, under rules for which that matters.
  package var phase: Int {
    get { field.phase }
    set { field.phase = newValue & 1 }
  }
}

extension StatesWorld {
  /// Two worlds are at the same moment if they have the same rule, phase and cells.
  package func hasSameCells(as other: StatesWorld) -> Bool {
    field.background == other.field.background && field.hasSameCells(as: other.field)
  }
}

extension LifeOptions {
  /// The engine for a rule.
  func makeField(_ rule: CellRule) -> any StateField {
    if let local = rule.treeRule {
      if engine == .hash { return StateHashField(local, options: self) }
      let tiles = makeTiles(local)
      return engine == .auto ? AutoStates(local, tiles: tiles, options: self) : tiles
    }
    switch rule.family {
    case .generations(let generations)
    where !generations.table.hasB0 && GenerationsField.suits(rule.topology):
      return GenerationsField(generations, topology: rule.topology, options: self)
    case .larger(let larger):
      return LargerField(larger, topology: rule.topology, options: self)
    case .twoState(let table):
      return makeField(TwoStateKernel(table), rule)
    case .generations(let generations):
      return makeField(RuleKernel.of(generations), rule)
    case .blocks(let blocks):
      return makeField(BlockKernel(blocks), rule)
    case .local(let local):
      return makeField(RuleKernel.of(local), rule)
    }
  }

  /// What steps a plane of many states tile by tile.
  private func makeTiles(_ rule: any LocalRule) -> any StateTileField {
    if let generations = rule as? GenerationsRule {
      return GenerationsField(generations, topology: nil, options: self)
    }
    return TileField(kernel: RuleKernel.of(rule), topology: nil, options: self)
  }

  private func makeField(_ kernel: any CellKernel, _ rule: CellRule) -> any StateField {
    TileField(kernel: kernel, topology: rule.topology, options: self)
  }
}

extension CellRule {
  /// The rule as HashLife can step it: of the nearest cells in many states, on a plane without end
  /// that it leaves empty.
  var treeRule: (any LocalRule)? {
    let local: any LocalRule
    switch family {
    case .generations(let rule): local = rule
    case .local(let rule): local = rule
    default: return nil
    }
    return topology == nil && StateHashField.suits(local) ? local : nil
  }

  /// Whether a tree of cells can stay one under this rule.
  package var keepsTrees: Bool { treeRule != nil }
}
