/// A plane of two states that is stepped by whichever engine suits.
struct AutoPlane: LifeField {
  private var engine: AutoEngine<LifePair>

  /// An empty plane.
  init(
    rule: RuleTable, background: UInt8, memoryLimit: Int,
    makeTiles: @escaping @Sendable (RuleTable, UInt8) -> TilePlane
  ) {
    engine = AutoEngine(
      LifePair(memoryLimit: memoryLimit, makeTiles: makeTiles), makeTiles(rule, background))
  }

  /// HashLife's field, while it has the plane.
  var hashAtWork: HashField? { engine.squares }

  /// Takes a tree's cells in the place of its own.
  mutating func take(_ tree: HashField) { engine.take(tree) }

  var rule: RuleTable {
    get { current.rule }
    set {
      engine.squares?.rule = newValue
      engine.tiles?.rule = newValue
    }
  }

  mutating func advance(by generations: Int) throws(WorldError) {
    try engine.advance(by: generations)
  }

  mutating func isAtRest() -> Bool {
    engine.tiles?.isAtRest() ?? engine.squares?.isAtRest() ?? true
  }

  private var current: any LifeField {
    if let tiles = engine.tiles { return tiles }
    return engine.squares ?? HashField(rule: .life)
  }

  var bytes: Int { current.bytes }

  var background: UInt8 { engine.tiles?.background ?? engine.squares?.background ?? 0 }

  var population: UInt128 { current.population }

  var liveBox: CellRect? { current.liveBox }

  func liveCells(in window: CellRect) -> [Cell] { current.liveCells(in: window) }

  subscript(cell: Cell) -> UInt8 { current[cell] }

  func states(in window: CellRect) -> StateGrid { current.states(in: window) }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    current.shares(in: window, blockSide: blockSide)
  }

  mutating func set(_ cells: [Cell], to state: UInt8) {
    engine.tiles?.set(cells, to: state)
    engine.squares?.set(cells, to: state)
  }

  mutating func write(_ bits: [UInt64], count: Int, from x: Int, in y: Int) {
    engine.tiles?.write(bits, count: count, from: x, in: y)
    engine.squares?.write(bits, count: count, from: x, in: y)
  }

  var work: EngineWork { engine.work }
}

/// The tiles and HashLife of two states.
private struct LifePair: EnginePair {
  let memoryLimit: Int
  let makeTiles: @Sendable (RuleTable, UInt8) -> TilePlane

  var account: EngineAccount { EngineAccount() }

  func squares(of tiles: TilePlane) -> HashField {
    var hash = HashField(rule: tiles.rule, background: tiles.background, memory: memoryLimit)
    if let box = tiles.liveBox { hash.set(tiles.liveCells(in: box), to: 1 - tiles.background) }
    return hash
  }

  func tiles(of squares: HashField) -> TilePlane? {
    let box = squares.liveBox
    guard squares.population < EngineAccount.many, squares.population == 0 || box != nil else {
      return nil
    }
    var tiles = makeTiles(squares.rule, squares.background)
    if let box { tiles.set(squares.liveCells(in: box), to: 1 - squares.background) }
    return tiles
  }
}

extension TilePlane: TileEngine {
  var tileCount: Int { tiles.count }
}

extension HashField: SquareEngine {
  var tileCount: Int { plane.tileCount }
}
