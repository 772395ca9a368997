/// A plane of many states that is stepped by whichever engine suits.
struct AutoStates: StateField {
  private var engine: AutoEngine<StatesPair>
  let stateCount: Int
  var phase = 0

  /// An empty plane of a rule that leaves emptiness alone, with the field that steps it tile by tile.
  init(_ rule: any LocalRule, tiles: any StateTileField, options: LifeOptions) {
    stateCount = rule.stateCount
    let pair = StatesPair(rule: rule, options: options, empty: tiles)
    engine = AutoEngine(pair, StateTileEngine(field: tiles))
  }

  /// HashLife's field, while it has the plane.
  var hashAtWork: StateHashField? { engine.squares }

  /// Takes a tree's cells in the place of its own.
  mutating func take(_ tree: StateHashField) { engine.take(tree) }

  mutating func advance(by generations: Int) throws(WorldError) {
    try engine.advance(by: generations)
  }

  private var current: any StateField {
    if let tiles = engine.tiles { return tiles.field }
    return engine.squares ?? StateHashField(engine.pair.rule, options: engine.pair.options)
  }

  var background: UInt8 { 0 }

  var counts: [UInt128] { current.counts }

  var population: UInt128 { current.population }

  var liveBox: CellRect? { current.liveBox }

  subscript(cell: Cell) -> UInt8 { current[cell] }

  func forEachCell(_ visit: (Cell, UInt8) -> Void) { current.forEachCell(visit) }

  mutating func isAtRest() -> Bool? { engine.squares?.isAtRest() }

  func states(in window: CellRect) -> StateGrid { current.states(in: window) }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    current.shares(in: window, blockSide: blockSide)
  }

  mutating func set(_ cells: [Cell], to state: UInt8) {
    if let box = CellRect(around: cells) { makeRoom(for: box) }
    engine.tiles?.field.set(cells, to: state)
    engine.squares?.set(cells, to: state)
  }

  mutating func write(_ grid: StateGrid, at corner: Cell) {
    makeRoom(for: CellRect(corner: corner, size: grid.size))
    engine.tiles?.field.write(grid, at: corner)
    engine.squares?.write(grid, at: corner)
  }

  /// What lies too far apart for tiles is for HashLife.
  private mutating func makeRoom(for box: CellRect) {
    if engine.tiles?.field.hasRoom(for: box) == false { engine.leaveTiles() }
  }

  var work: EngineWork { engine.work }
}

/// A field that steps a plane of many states tile by tile.
protocol StateTileField: StateField {
  /// How many tiles a generation takes.
  var tileCount: Int { get }

  /// How many generations have passed.
  var age: Int { get }

  /// Whether memory allows cells in a box, beside those that are there.
  func hasRoom(for box: CellRect) -> Bool

  /// What a generation of a tile costs, and what HashLife computes of one square, in what
  /// `EngineAccount` counts.
  static var costs: (tile: Int, result: Int) { get }
}

extension StateTileField {
  func hasRoom(for box: CellRect) -> Bool { true }
}

private struct StateTileEngine: TileEngine {
  var field: any StateTileField

  var tileCount: Int { field.tileCount }
  var population: UInt128 { field.population }
  var age: Int { field.age }
  var work: EngineWork { field.work }

  mutating func advance(by generations: Int) throws(WorldError) {
    try field.advance(by: generations)
  }
}

extension StateHashField: SquareEngine {
  var tileCount: Int { plane.tileCount }
}

/// The tiles and HashLife of many states.
private struct StatesPair: EnginePair {
  let rule: any LocalRule
  let options: LifeOptions
  let empty: any StateTileField

  var account: EngineAccount {
    let costs = type(of: empty).costs
    return EngineAccount(tileCost: costs.tile, resultCost: costs.result)
  }

  func squares(of tiles: StateTileEngine) -> StateHashField {
    StateHashField(copying: tiles.field, rule, options: options)
  }

  func tiles(of squares: StateHashField) -> StateTileEngine? {
    guard squares.population < EngineAccount.many,
      squares.population == 0 || squares.liveBox != nil
    else { return nil }
    var field = empty
    squares.copy(into: &field)
    // Cells that lie too far apart find no room there.
    guard field.population == squares.population else { return nil }
    return StateTileEngine(field: field)
  }
}
