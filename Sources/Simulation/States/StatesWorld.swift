/// The world of any rule: cells in up to 256 states on a plane without end, or on a grid that is
/// sewn together in any of the known ways.
///
///     var world = StatesWorld(rule: try Rule("345/2/4"), window: GridSize(columns: 40, rows: 30))
///     world.set([Cell(1, 1), Cell(2, 1)], to: 1)
///     try world.advance(by: 100)
///     world.counts  // how many cells are in the states 1, 2 and 3
///
/// Rules of two states on plain grids run faster in `LifeWorld`.
public struct StatesWorld: World {
  public private(set) var rule: Rule

  /// The columns and rows of the grid; on the plane those of the window.
  public private(set) var size: GridSize
  public let options: LifeOptions
  public package(set) var tick = 0

  /// How many states the first rule had: no later one may have more, so that tables and colours
  /// hold.
  package let mostStates: Int
  var field: any StateField

  /// An empty world; its sides must have been checked. Without a grid of the rule's own it is a
  /// plane, of which a window is shown.
  public init(rule: Rule, window: GridSize, options: LifeOptions = LifeOptions()) {
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
  public var counts: [UInt128] { field.counts }

  /// How many cells are not in the state of the background.
  public var population: UInt128 { field.population }

  /// The counts, with zeros for states that only the first rule had.
  public var census: [UInt128] {
    let counts = field.counts
    return counts + [UInt128](repeating: 0, count: max(0, mostStates - 1 - counts.count))
  }

  public var engineWork: LifeWork? { field.work }

  public mutating func advance(by ticks: Int) throws(WorldError) {
    try field.advance(by: ticks)
    tick += ticks
  }

  /// The smallest rectangle around all cells that are not in the state of the background.
  public var liveBox: CellRect? { field.liveBox }

  /// The whole grid; nil where it has no end.
  public var bounds: CellRect? { rule.topology?.isFinite == true ? CellRect(size) : nil }

  /// The true state of a cell that is stored as 0.
  public var background: UInt8 { field.background }

  public func states(in window: CellRect) -> StateGrid {
    var grid = field.states(in: window)
    guard field.background != 0 else { return grid }
    let seen = bounds.map(window.intersection) ?? window
    for y in seen.y..<max(seen.y, seen.maxY) {
      for x in seen.x..<max(seen.x, seen.maxX) { grid[x - window.x, y - window.y] ^= 1 }
    }
    return grid
  }

  public func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(in: window, blockSide: blockSide, stateCount: rule.stateCount)
  }
}

extension StatesWorld {
  /// The true state of a cell; that of a cell the grid does not have is 0.
  public subscript(cell: Cell) -> UInt8 {
    get {
      if let bounds, !bounds.contains(cell) { return 0 }
      return field[cell] ^ field.background
    }
    set { set([cell], to: newValue) }
  }

  /// Puts cells into a state; those that the grid does not have are passed over.
  public mutating func set(_ cells: [Cell], to state: UInt8) {
    precondition(state < rule.stateCount, "a state of the rule")
    field.set(cells, to: state ^ field.background)
  }

  /// Puts the cells of a rectangle into the states of a grid of its size.
  public mutating func write(_ grid: StateGrid, at corner: Cell) {
    var grid = grid
    if field.background != 0 { for place in grid.states.indices { grid.states[place] ^= 1 } }
    field.write(grid, at: corner)
  }

  /// The cells of a window that are not in the background's state, row by row, as they are stored.
  public func storedStates(in window: CellRect) -> StateGrid { field.states(in: window) }

  /// Puts cells into states as files store them, where 0 is the background.
  public mutating func writeStored(_ grid: StateGrid, at corner: Cell) {
    field.write(grid, at: corner)
  }

  /// Puts cells into a stored state.
  public mutating func setStored(_ cells: [Cell], to state: UInt8) { field.set(cells, to: state) }

  /// Puts all cells into the background's state.
  public mutating func eraseAll() {
    let phase = field.phase
    field = options.makeField(rule)
    field.phase = phase
  }

  /// Goes on under another rule on the same grid. Cells in states that it has not die.
  public mutating func follow(_ rule: Rule) {
    let rule = rule.on(self.rule.topology)
    let before = field
    self.rule = rule
    field = options.makeField(rule)
    guard let box = before.liveBox else { return }
    var grid = before.states(in: box)
    for place in grid.states.indices where grid.states[place] >= rule.stateCount {
      grid.states[place] = 0
    }
    field.write(grid, at: Cell(box.x, box.y))
  }

  /// Which of two generations in turn this is, under rules for which that matters.
  public var phase: Int {
    get { field.phase }
    set { field.phase = newValue & 1 }
  }
}

extension StatesWorld {
  /// Two worlds are at the same moment if they have the same rule, phase and cells.
  public func hasSameCells(as other: StatesWorld) -> Bool {
    guard liveBox == other.liveBox, field.background == other.field.background else { return false }
    guard let box = liveBox else { return true }
    return field.states(in: box) == other.field.states(in: box)
  }
}

extension LifeOptions {
  /// The engine for a rule.
  func makeField(_ rule: Rule) -> any StateField {
    if engine == .hash, rule.topology == nil, let local = rule.local, Self.isQuiet(local) {
      return StateHashField(local, options: self)
    }
    switch rule.family {
    case .generations(let generations) where GenerationsField.suits(rule.topology):
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

  private func makeField(_ kernel: any CellKernel, _ rule: Rule) -> any StateField {
    TileField(kernel: kernel, topology: rule.topology, options: self)
  }

  private static func isQuiet(_ rule: any LocalRule) -> Bool {
    rule.next(Around(ring: 0, centre: 0)) == 0
  }
}

extension Rule {
  /// The rule as one of the nearest cells in many states, where it is one.
  var local: (any LocalRule)? {
    switch family {
    case .generations(let rule): rule
    case .local(let rule): rule
    default: nil
    }
  }
}
