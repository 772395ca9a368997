/// A field that steps a plane tile by tile.
protocol TiledField: CellField {
  /// The number of tiles that a generation takes.
  var tileCount: Int { get }

  /// The number of generations that have passed, also where memory ended on the way.
  var age: Int { get }

  /// True if memory allows cells in a box, beside those that are there.
  func hasRoom(for box: CellRect) -> Bool

  /// Puts an empty field on a background.
  mutating func begin(on background: UInt8)

  /// The cost of a generation of a tile, and of what HashLife computes of one square, in what
  /// `EngineAccount` counts.
  static var costs: (tile: Int, result: Int) { get }
}

extension TiledField {
  func hasRoom(for box: CellRect) -> Bool { true }

  mutating func begin(on background: UInt8) {}
}

/// Cells on a plane that are stepped by whichever engine suits: tile by tile while steps are short,
/// by HashLife when they are long. What comes out is the same.
struct AutoField: CellField {
  private var rule: CellRule
  private let options: LifeOptions

  /// Tiles without cells, and those that have the cells; or the squares have them.
  private var empty: any TiledField
  private var tiles: (any TiledField)?
  private var squares: HashField?

  private var account: EngineAccount

  /// The cells that the engines before the one at work have stepped.
  private var steppedBefore: UInt128 = 0

  /// Steps from here on are left to HashLife at once.
  private static let long = 1 << 16

  /// An empty plane, and the field that steps it tile by tile.
  init(_ rule: CellRule, tiles: any TiledField, options: LifeOptions) {
    (self.rule, self.options) = (rule, options)
    (empty, self.tiles) = (tiles, tiles)
    let costs = type(of: tiles).costs
    account = EngineAccount(tileCost: costs.tile, resultCost: costs.result)
  }

  /// Takes squares in the place of what was there.
  mutating func take(_ squares: HashField) {
    (self.squares, tiles) = (squares, nil)
    account.begin(tiles: squares.tileCount)
  }

  mutating func follow(_ rule: CellRule) -> Bool {
    guard empty.follow(rule) else { return false }
    self.rule = rule
    _ = tiles?.follow(rule)
    _ = squares?.follow(rule)
    return true
  }

  mutating func advance(by generations: Int) throws(WorldError) {
    if generations >= Self.long { leaveTiles() }
    var left = generations
    while left > 0 {
      if tiles == nil { return try leap(left) }
      left -= try march(left)
      if let tiles,
        account.wantsTrial(for: left, population: Int(clamping: tiles.population))
      {
        leaveTiles()
      }
    }
  }

  /// Lets some generations pass tile by tile, and gives how many; where memory is too small for
  /// that, HashLife has the field then.
  private mutating func march(_ generations: Int) throws(WorldError) -> Int {
    let count = max(1, tiles?.tileCount ?? 1)
    let part = min(generations, account.stretch(tiles: count))
    let age = tiles?.age ?? 0
    do {
      try tiles?.advance(by: part)
      account.march(part, tiles: count)
      return part
    } catch {
      let passed = (tiles?.age ?? 0) - age
      leaveTiles()
      account.isSettled = true
      return passed
    }
  }

  /// Lets HashLife do it as long as that is cheaper; where its memory is too small, the tiles may
  /// do for a while.
  private mutating func leap(_ generations: Int) throws(WorldError) {
    var fuel = generations >= Self.long ? Int.max : account.fuel(for: generations)
    let full = fuel
    do {
      let isDone = try squares?.advance(by: generations, fuel: &fuel) ?? true
      if generations >= Self.long { return }
      account.leap(isDone ? generations : 0, results: full - max(0, fuel))
      if isDone, !account.isLosing { return }
      let isBack = returnToTiles()
      if isDone { return }
      guard isBack else {
        try squares?.advance(by: generations)
        return
      }
    } catch {
      guard case .memoryBound = error, generations < Self.long, returnToTiles() else { throw error }
    }
    try tiles?.advance(by: generations)
  }

  /// Gives the cells to HashLife.
  private mutating func leaveTiles() {
    guard let tiles else { return }
    account.begin(tiles: tiles.tileCount)
    steppedBefore += tiles.work.cellsStepped
    squares = HashField(copying: tiles, rule, options: options)
    self.tiles = nil
  }

  /// Gives the cells to the tiles, if they are not too many or too far apart for that.
  private mutating func returnToTiles() -> Bool {
    guard let squares, squares.population < EngineAccount.many,
      squares.population == 0 || squares.liveBox != nil
    else { return false }
    var tiles = empty
    tiles.begin(on: squares.background)
    squares.copy(into: &tiles)
    guard tiles.population == squares.population else { return false }
    steppedBefore += squares.work.cellsStepped
    (self.tiles, self.squares) = (tiles, nil)
    account.lose()
    return true
  }

  mutating func set(_ cells: [Cell], to state: UInt8) {
    if let box = CellRect(around: cells) { makeRoom(for: box) }
    tiles?.set(cells, to: state)
    squares?.set(cells, to: state)
  }

  mutating func write(_ grid: StateGrid, at corner: Cell) {
    makeRoom(for: CellRect(corner: corner, size: grid.size))
    tiles?.write(grid, at: corner)
    squares?.write(grid, at: corner)
  }

  /// Hands the cells to HashLife where a box lies too far out for tiles.
  private mutating func makeRoom(for box: CellRect) {
    if tiles?.hasRoom(for: box) == false { leaveTiles() }
  }

  mutating func isAtRest() -> Bool? {
    if squares != nil { return squares?.isAtRest() }
    return tiles?.isAtRest()
  }

  var work: EngineWork {
    var work = current.work
    work.cellsStepped += steppedBefore
    return work
  }
}

extension AutoField {
  private var current: any CellField {
    if let squares { return squares }
    return tiles ?? empty
  }

  var hashField: HashField? { squares }

  var stateCount: Int { empty.stateCount }

  var background: UInt8 { current.background }

  var bytes: Int { current.bytes }

  var counts: [UInt128] { current.counts }

  var population: UInt128 { current.population }

  var liveBox: CellRect? { current.liveBox }

  func liveCells(in window: CellRect) -> [Cell] { current.liveCells(in: window) }

  func forEachCell(_ visit: (Cell, UInt8) -> Void) { current.forEachCell(visit) }

  subscript(cell: Cell) -> UInt8 { current[cell] }

  func states(in window: CellRect) -> StateGrid { current.states(in: window) }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    current.shares(in: window, blockSide: blockSide)
  }
}
