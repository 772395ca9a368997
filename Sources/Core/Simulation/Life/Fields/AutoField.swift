internal import Synchronization

/// A field that steps a plane tile by tile.
package protocol TiledField: CellField {
  /// The number of generations so far, also if memory ran out on the way.
  var age: Int { get }

  /// True if the last generation stepped so many cells that several threads are clearly faster.
  var isWide: Bool { get }

  /// True if there is memory for cells in a box, besides the existing ones.
  func hasRoom(for box: CellRect) -> Bool

  /// Sets the background of an empty field.
  mutating func begin(on background: UInt8)

  /// Copies the cells of HashLife into an empty field.
  mutating func take(_ squares: HashField)
}

extension TiledField {
  package func hasRoom(for box: CellRect) -> Bool { true }

  package mutating func begin(on background: UInt8) {}

  package mutating func take(_ squares: HashField) { squares.copy(into: &self) }
}

/// Cells on a plane, stepped by the faster engine, tiles or HashLife. If it is unknown which is
/// faster, both hold the cells and race (`EngineAccount`), in parallel if a thread is free,
/// otherwise in turns. The result is the same.
package struct AutoField: CellField {
  private var rule: CellRule
  private let options: LifeOptions

  /// An empty field of tiles, and the tiles with the cells; nil if only HashLife has them.
  private var empty: any TiledField
  private var tiles: (any TiledField)?
  private var squares: HashField?

  private var account = EngineAccount()

  private var call = Call()

  /// The cells stepped by engines that have lost a race.
  private var steppedBefore: UInt128 = 0

  /// Returns the time in seconds since a fixed moment.
  private let clock: @Sendable () -> Double

  /// The state of a call of `advance`.
  private struct Call {
    /// The generations that each engine still has to do.
    var left = (tiles: 0, squares: 0)
    /// The tiles at the start and the generations to do, while the speed of tiles is unknown.
    var start: (tiles: any TiledField, generations: Int)?
    /// The engines that ran out of memory.
    var failed = (tiles: false, squares: false)
    /// The longest duration in seconds of the next parallel round; 0 if no thread is free.
    var round = 0.0
    /// The number of consecutive parallel rounds without a free thread.
    var missedRounds = 0
  }

  /// The zero of the default clock.
  private static let beginning = ContinuousClock.now

  /// Creates an empty plane; `tiles` is an empty field of the tile engine.
  package init(
    _ rule: CellRule, tiles: any TiledField, options: LifeOptions,
    clock: @escaping @Sendable () -> Double = { (ContinuousClock.now - beginning) / .seconds(1) }
  ) {
    (self.rule, self.options, self.clock) = (rule, options, clock)
    (empty, self.tiles) = (tiles, tiles)
  }

  /// Replaces the cells by those of a HashLife field.
  mutating func take(_ squares: HashField) {
    (self.squares, tiles) = (squares, nil)
  }

  package mutating func follow(_ rule: CellRule) -> Bool {
    guard empty.follow(rule) else { return false }
    self.rule = rule
    _ = tiles?.follow(rule)
    _ = squares?.follow(rule)
    return true
  }

  package mutating func advance(by generations: Int) throws(WorldError) {
    call = Call(
      left: (generations, generations), round: options.workers.count > 1 ? Self.firstRound : 0)
    account.beginCall()
    if account.isNew, squares == nil { call.start = tiles.map { ($0, generations) } }
    defer { call.start = nil }
    while true {
      letBothRace()
      keepWithinMemory()
      account.isSideBySide = isSideBySide
      account.threadsOfTiles = tiles?.isWide == true ? options.workers.count : 1
      switch account.nextStep(
        tilesLeft: tiles == nil ? nil : call.left.tiles,
        squaresLeft: squares == nil ? nil : call.left.squares)
      {
      case .work(.squares) where isSideBySide: try workSideBySide()
      case .work(.tiles): try stepTiles()
      case .work(.squares): try stepSquares()
      case .loss(let engine): return drop(engine)
      case .end: return
      }
    }
  }

  /// Drops an engine's copy of the plane.
  private mutating func drop(_ loser: EngineAccount.Engine) {
    account.end(loser: loser)
    steppedBefore += (loser == .tiles ? tiles?.work : squares?.work)?.cellsStepped ?? 0
    if loser == .tiles { tiles = nil } else { squares = nil }
  }

  /// Steps a slice of the generations tile by tile.
  private mutating func stepTiles() throws(WorldError) {
    guard let before = tiles.take() else { return }
    // With two owners the cells would be copied.
    var run = TileRun(tiles: consume before, left: call.left.tiles, account: account)
    run.advance(isAlone: squares == nil, clock)
    try finish(run)
  }

  /// Accepts the result of the tiles; if they ran out of memory, HashLife continues alone.
  private mutating func finish(_ run: TileRun) throws(WorldError) {
    (tiles, call.left.tiles, account) = (run.tiles, run.left, run.account)
    guard let fault = run.fault else { return }
    call.failed.tiles = true
    guard !call.failed.squares else { throw fault }
    if squares == nil { handToSquares() }
    drop(.tiles)
  }

  /// Computes a slice of the results with HashLife.
  private mutating func stepSquares() throws(WorldError) {
    guard let before = squares.take() else { return }
    var run = HashRun(squares: consume before, left: call.left.squares)
    run.advance(by: account.fuel, clock)
    try finish(run)
  }

  /// Accepts the result of HashLife; if it ran out of memory, the tiles continue if they can.
  private mutating func finish(_ run: HashRun) throws(WorldError) {
    (squares, call.left.squares) = (run.squares, run.left)
    account.recordSquares(results: run.results, in: run.time, isAlone: tiles == nil)
    guard let fault = run.fault else { return }
    call.failed.squares = true
    guard case .memoryBound = fault, !call.failed.tiles, tiles != nil || handToTiles() else {
      if tiles != nil { drop(.tiles) }
      throw fault
    }
    drop(.squares)
  }

  /// Starts a race with the engine that does not hold the plane, if it is time for one.
  private mutating func letBothRace() {
    if squares == nil, !call.failed.squares, call.left.tiles > 0,
      let tiles = call.start?.tiles ?? tiles
    {
      let wantsRace = account.wantsSquares(
        tilesLeft: call.left.tiles, population: Double(tiles.population))
      if wantsRace { handToSquares() }
    } else if tiles == nil, !call.failed.tiles, call.left.squares > 0, let squares {
      if account.wantsTiles(population: Self.cells(toCopy: squares)) { _ = handToTiles() }
    }
  }

  /// Ends a race if there is too little memory: the engine that takes more loses.
  private mutating func keepWithinMemory() {
    guard let tiles, let squares, bytes > options.memoryLimit else { return }
    drop(tiles.bytes > squares.bytes ? .tiles : .squares)
  }

  /// Copies the cells to HashLife as well.
  private mutating func handToSquares() {
    guard let source = call.start?.tiles ?? tiles else { return }
    call.left.squares = call.start?.generations ?? call.left.tiles
    call.start = nil
    let began = clock()
    squares = HashField(copying: source, rule, options: options)
    account.begin(.squares, cells: Double(source.population), in: clock() - began)
  }

  /// The cost of copying squares into tiles, in cells: a tile of its own, such as for an isolated
  /// glider, costs as much as twenty.
  private static func cells(toCopy squares: HashField) -> Double {
    Double(squares.population) + 20 * Double(squares.tileCount)
  }

  /// Copies the cells to the tiles as well, unless they are too many or too far apart.
  private mutating func handToTiles() -> Bool {
    // A listed cell takes sixteen bytes.
    guard let squares, squares.population < UInt128(options.memoryLimit / 32), squares.hasBox
    else {
      call.failed.tiles = true
      return false
    }
    let cells = Self.cells(toCopy: squares)
    let began = clock()
    var tiles = empty
    tiles.begin(on: squares.background)
    tiles.take(squares)
    let population = squares.population
    account.begin(.tiles, cells: cells, in: clock() - began)
    guard tiles.population == population else {
      call.failed.tiles = true
      return false
    }
    self.tiles = tiles
    call.left.tiles = call.left.squares
    return true
  }

  package mutating func set(_ cells: [Cell], to state: UInt8) {
    if let box = CellRect(around: cells) { makeRoom(for: box) }
    tiles?.set(cells, to: state)
    squares?.set(cells, to: state)
    keepWithinMemory()
  }

  package mutating func set(_ mask: CellMask, to state: UInt8) {
    makeRoom(for: mask.box)
    tiles?.set(mask, to: state)
    squares?.set(mask, to: state)
    keepWithinMemory()
  }

  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    makeRoom(for: CellRect(corner: corner, size: grid.size))
    tiles?.write(grid, at: corner)
    squares?.write(grid, at: corner)
    keepWithinMemory()
  }

  /// False if a box is too far out for the tiles with the cells.
  func hasRoom(for box: CellRect) -> Bool { tiles?.hasRoom(for: box) ?? true }

  /// Moves the cells to HashLife if a box is too far out for tiles.
  private mutating func makeRoom(for box: CellRect) {
    guard !hasRoom(for: box) else { return }
    if squares == nil { handToSquares() }
    drop(.tiles)
  }

  package mutating func isAtRest() -> Bool? {
    tiles == nil ? squares?.isAtRest() : tiles?.isAtRest()
  }

  package var work: EngineWork {
    var work = current.work
    work.cellsStepped += steppedBefore
    return work
  }
}

// MARK: - In parallel

extension AutoField {
  private static let firstRound = 0.001

  /// The number of rounds after which no thread is expected any more; the first round may end
  /// before a thread has started.
  private static let mostMissedRounds = 3

  /// True if both engines have generations and a thread left, and the tiles may win.
  private var isSideBySide: Bool {
    call.round > 0 && tiles != nil && call.left.tiles > 0 && call.left.squares > 0
      && !account.tilesAreFar(call.left.tiles)
  }

  /// Runs both engines in parallel until one is done or a round is over; in turns if no thread is
  /// free.
  private mutating func workSideBySide() throws(WorldError) {
    guard let tiles = tiles.take(), let squares = squares.take() else { return }
    let (clock, end) = (clock, clock() + call.round)
    let tileRun = Mutex(TileRun(tiles: consume tiles, left: call.left.tiles, account: account))
    let hashRun = Mutex(HashRun(squares: consume squares, left: call.left.squares))
    let stop = Interruption()
    options.workers.perform { part in
      if part == 0 {
        tileRun.withLock { run in
          while run.left > 0, run.fault == nil, !stop.isAsked, clock() < end {
            run.advance(isAlone: false, clock)
          }
        }
        stop.ask()
      } else if part == 1 {
        hashRun.withLock { $0.advance(until: stop, clock) }
      }
    }
    let (tilesRun, squaresRun) = (tileRun.withLock { $0 }, hashRun.withLock { $0 })
    call.missedRounds = squaresRun.time > 0 ? 0 : call.missedRounds + 1
    if call.missedRounds == 0 { call.round *= 1.25 }
    if call.missedRounds == Self.mostMissedRounds { call.round = 0 }
    self.squares = squaresRun.squares
    try finish(tilesRun)
    try finish(squaresRun)
  }
}

extension AutoField {
  private var current: any CellField {
    if let tiles { return tiles }
    return squares ?? empty
  }

  package var hashField: HashField? { squares }

  package var stateCount: Int { empty.stateCount }

  package var background: UInt8 { current.background }

  /// The memory of both engines while they race.
  package var bytes: Int { (tiles?.bytes ?? 0) + (squares?.bytes ?? 0) }

  package var counts: [UInt128] { current.counts }

  package var population: UInt128 { current.population }

  package var liveBox: CellRect? { current.liveBox }

  package func liveCells(in window: CellRect) -> [Cell] { current.liveCells(in: window) }

  package func forEachCell(_ visit: (Cell, UInt8) -> Void) { current.forEachCell(visit) }

  package subscript(cell: Cell) -> UInt8 { current[cell] }

  package func states(in window: CellRect) -> StateGrid { current.states(in: window) }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    current.shares(in: window, blockSide: blockSide)
  }
}
