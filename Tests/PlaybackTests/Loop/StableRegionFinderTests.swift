import TerrariumPatterns
import TerrariumPlayback
import TerrariumSimulation
import Testing

struct StableRegionFinderTests {
  private func world(_ patterns: [(name: String, at: Cell)], on grid: String = "") throws
    -> LifeWorld
  {
    var world = LifeWorld(
      rule: try CellRule("B3/S23\(grid)"), size: GridSize(columns: 9, rows: 9), edges: .none)
    for (name, corner) in patterns {
      let pattern = try #require(PatternLibrary.entry(named: name)).pattern
      for run in pattern.runs {
        let cells = (0..<run.length).map { Cell(corner.x + run.x + $0, corner.y + run.y) }
        world.set(cells.map { world.axes.wrapped($0, on: world.size) })
      }
    }
    return world
  }

  private func home(
    of patterns: [(name: String, at: Cell)], on grid: String = "", ticks: Int
  ) throws -> StableRegionFinder {
    var (finder, world) = (StableRegionFinder(), try world(patterns, on: grid))
    for _ in 0..<ticks {
      finder.look(at: world)
      try world.advance(by: 1)
    }
    return finder
  }

  @Test func aShipThatFliesAwayLeavesWhatStays() throws {
    // A glider just below a block flies to the right and down.
    let finder = try home(of: [("block", Cell(0, 0)), ("glider", Cell(20, 20))], ticks: 60)
    #expect(finder.box == CellRect(x: 0, y: 0, width: 2, height: 2) && !finder.isEmpty)
  }

  @Test func aShipThatComesNearerStaysInView() throws {
    let finder = try home(of: [("block", Cell(0, 0)), ("glider", Cell(-20, -20))], ticks: 20)
    let box = try #require(finder.box)
    #expect(box.x == -20 && box.y == -20 && box.maxX == 2)
  }

  @Test func shipsBehindEachOtherAllLeave() throws {
    let ships = (1...4000).map { ("glider", Cell(10 * $0, 10 * $0)) }
    let finder = try home(of: [("block", Cell(0, 0))] + ships, ticks: 5)
    #expect(finder.box == CellRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test(arguments: UInt64(1)...12)
  func `a plane that is turned or mirrored has its home turned or mirrored`(seed: UInt64) throws {
    let turns: [(Cell) -> Cell] = [
      { $0 }, { Cell(-$0.x, $0.y) }, { Cell($0.x, -$0.y) }, { Cell(-$0.x, -$0.y) },
      { Cell($0.y, $0.x) }, { Cell(-$0.y, $0.x) }, { Cell($0.y, -$0.x) }, { Cell(-$0.y, -$0.x) },
    ]
    var random = Seed(seed).stream("turns")
    var cells = [Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(1, 1)]
    for number in 1...5 {
      // Ships in rings around the block, far enough from each other.
      let turn = turns[random.draw(below: 8)]
      let along = random.draw(below: 20 * number) - 10 * number
      let pattern = try #require(PatternLibrary.entry(named: number == 3 ? "lwss" : "glider"))
        .pattern
      let way = turns[random.draw(below: 8)]
      let corner = way(Cell(along, 20 * number))
      cells += pattern.cells.map(turn).map { Cell(corner.x + $0.x, corner.y + $0.y) }
    }
    let boxes = try turns.map { turn in
      var finder = StableRegionFinder()
      var world = LifeWorld(
        rule: try CellRule("B3/S23"), size: GridSize(columns: 9, rows: 9), edges: .none)
      world.set(cells.map(turn))
      for _ in 0..<6 {
        finder.look(at: world)
        try world.advance(by: 1)
      }
      return finder.box
    }
    let box = try #require(boxes[0])
    for (turn, other) in zip(turns, boxes) {
      let corners = [Cell(box.x, box.y), Cell(box.maxX - 1, box.maxY - 1)].map(turn)
      #expect(other == CellRect(around: corners))
    }
  }

  @Test func aPlaneOfMoreCellsThanAreListedIsSeenWhole() throws {
    var world = LifeWorld(
      rule: try CellRule("B/S012345678"), size: GridSize(columns: 9, rows: 9), edges: .none)
    let area = CellRect(x: 0, y: 0, width: 2100, height: 2000)
    var stream = Seed(1).stream("test")
    world.fill(area, thousandthsOfPercent: 100_000, using: &stream)
    #expect(world.cellsOnPlane == nil)
    var finder = StableRegionFinder()
    finder.look(at: world)
    #expect(finder.box == area && !finder.isEmpty && finder.isWhole)
  }

  @Test(arguments: [
    "glider", "turtle", "loafer", "copperhead", "hivenudger", "spaghetti-monster", "coe-ship",
    "2-engine-cordership",
  ]) func whereAllLeaveNothingStays(name: String) throws {
    let finder = try home(of: [(name, Cell(0, 0))], ticks: 20)
    #expect(finder.isEmpty && finder.box == nil)
  }

  @Test(arguments: [(":T0,20", Cell(12, 10)), (":T20,0", Cell(10, 12))])
  func aShipThatFliesRoundARingLeavesAlongIt(grid: String, place: Cell) throws {
    let block = CellRect(x: 4, y: 4, width: 2, height: 2)
    let finder = try home(of: [("block", Cell(4, 4)), ("glider", place)], on: grid, ticks: 300)
    #expect(finder.box == block && !finder.isEmpty)
  }

  @Test(arguments: [":T0,200", ":T200,0"], ["glider", "2-engine-cordership"])
  func aShipAcrossASeamIsOne(grid: String, name: String) throws {
    let finder = try home(of: [(name, Cell(190, 190))], on: grid, ticks: 20)
    #expect(finder.isEmpty && finder.box == nil)
  }

  @Test func whatStaysAcrossASeamIsSeenFromEdgeToEdge() throws {
    let finder = try home(
      of: [("block", Cell(4, 19)), ("glider", Cell(12, 5))], on: ":T0,20", ticks: 9)
    #expect(finder.box == CellRect(x: 4, y: 0, width: 2, height: 20))
  }

  @Test(arguments: [":T60,0", ":P60,0"], [20, 40])
  func aShipThatFliesAlongAClosedAxisStays(grid: String, column: Int) throws {
    let patterns = [("block", Cell(30, 0)), ("lwss", Cell(column, 30))]
    let box = try #require(try home(of: patterns, on: grid, ticks: 10).box)
    #expect(box.y == 0 && box.maxY >= 33)
  }

  @Test func aTorusIsSeenWhole() throws {
    var world = LifeWorld(
      rule: try CellRule("B3/S23"), size: GridSize(columns: 9, rows: 7), edges: .wrap)
    world.set([Cell(1, 1), Cell(2, 1), Cell(3, 1)])
    var finder = StableRegionFinder()
    finder.look(at: world)
    #expect(finder.box == CellRect(x: 1, y: 1, width: 3, height: 1))
  }
}
