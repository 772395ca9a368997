import TerrariumSimulation
import TerrariumSupport
import Testing

/// Every engine, under rules of every family, agrees with a twin that is stepped tick by tick and
/// drawn cell by cell.
///
/// The twin's engine agrees with naive steps: see `FiniteFieldTests`, `TilePlaneTests`, `StatesAgreementTests` and
/// `LargerAgreementTests`.
struct EngineMatrixTests {
  private static let rules = [
    "B3/S23", "B36/S23", "B2-a/S12", "B03/S23", "B0/S8", "B2/S34H", "B13/S012V", "W30",
    "B3/S23:T200,130", "B03/S238:P70,65", "B3/S23:K30*,20", "B3/S23:T0,90", "B36/S23:C64,64",
    "3/2/40", "345/2/4", "24/2/3H", "2/13/3", "B2/S/C3:T200,130", "3/2/40:P130,70",
    "WireWorld", "WireWorld:T70,90", "JvN29", "JvN29:P0,90", "Langtons-Loops", "LifeHistory",
    "R2,C4,S2-6,B4-6,N+", "R2,C0,S6-9,B0-8,NM", "R2,C0,S6-9,B0-8,NM:T150,70",
    "R5,C0,M1,S34..58,B34..45,NM", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15:T64,40",
  ]

  @Test(arguments: rules, LifeEngine.allCases)
  func `an engine agrees with steps and edits one by one`(text: String, engine: LifeEngine) throws {
    let rule = try CellRule(text)
    // For a rule or a grid without HashLife, the dense engine steps.
    guard engine != .hash || rule.keepsTrees else { return }
    var stream = RandomStream(key: text.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let size = GridSize(columns: 200, rows: 140)
    let options = LifeOptions(
      engine: engine, workers: WorkerPool(threads: 1 + stream.draw(below: 3)))
    var world = LifeWorld(rule: rule, size: size, options: options)
    var twin = LifeWorld(rule: rule, size: size, options: LifeOptions(engine: .densePortable))
    for (turn, ticks) in [0, 1, 2, 13, 40, 5, 1, 7].enumerated() {
      if turn == 5 {
        world.eraseAll()
        twin.eraseAll()
      }
      edit(&world, &twin, isSparse: turn >= 5, using: &stream)
      try expectSame(world, twin, "\(text), \(engine), turn \(turn), before", using: &stream)
      let kept = world
      try world.advance(by: ticks)
      for _ in 0..<ticks { try twin.advance(by: 1) }
      try expectSame(world, twin, "\(text), \(engine), turn \(turn), after", using: &stream)
      var again = kept
      try again.advance(by: ticks)
      #expect(again.tick == twin.tick && again.hasSameCells(as: twin), "a copy, \(text), \(engine)")
      if turn == 3, let tree = twin.tree() { try world.take(tree) }
    }
  }

  /// Draws into a world all at once, and cell by cell into its twin.
  private func edit(
    _ world: inout LifeWorld, _ twin: inout LifeWorld, isSparse: Bool,
    using stream: inout RandomStream
  ) {
    let states = world.rule.stateCount
    func cell(within reach: Int) -> Cell {
      Cell(stream.draw(below: 2 * reach) - reach / 2, stream.draw(below: 2 * reach) - reach / 2)
    }
    for _ in 0..<(isSparse ? 20 : 3) {
      let (state, place) = (UInt8(stream.draw(below: states)), cell(within: isSparse ? 500 : 140))
      world.set([place], to: state)
      twin.set([place], to: state)
    }
    if isSparse { return }
    let grid = StateGrid(
      size: GridSize(columns: 1 + stream.draw(below: 99), rows: 1 + stream.draw(below: 50))
    ) { _, _ in stream.happens(1, in: 3) ? UInt8(stream.draw(below: states)) : 0 }
    let corner = cell(within: 90)
    world.write(grid, at: corner)
    for (place, state) in grid.states.enumerated() {
      let (y, x) = place.quotientAndRemainder(dividingBy: grid.size.columns)
      twin[Cell(corner.x + x, corner.y + y)] = state
    }
  }

  /// Expects two worlds to be equal, and each window of the first to match its cells.
  private func expectSame(
    _ world: LifeWorld, _ twin: LifeWorld, _ comment: Comment, using stream: inout RandomStream
  ) throws {
    try #require(world.hasSameCells(as: twin), comment)
    #expect(world.tick == twin.tick && world.counts == twin.counts, comment)
    #expect(world.census == twin.census && world.liveBox == twin.liveBox, comment)
    for block in [1, 2, 7, 64, 65, 333] {
      let most = block > 64 ? 700 : 120
      let window = CellRect(
        x: stream.draw(below: 400) - 150, y: stream.draw(below: 400) - 150,
        width: 1 + stream.draw(below: most),
        height: 1 + stream.draw(below: stream.happens(1, in: 3) ? 3 : most))
      let counted = world.sharesCountedFromStates(
        in: window, blockSide: block, stateCount: world.rule.stateCount)
      #expect(world.shares(in: window, blockSide: block) == counted, comment)
      if block > 64 { continue }
      try #require(world.states(in: window) == twin.statesOneByOne(in: window), comment)
      #expect(world.liveCells(in: window) == twin.liveCellsOneByOne(in: window), comment)
    }
  }
}
