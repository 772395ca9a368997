import TerrariumSimulation
import TerrariumSupport
import Testing

struct LifeWorldTests {
  private let size = GridSize(columns: 40, rows: 30)
  private let glider = Patterns.glider

  @Test func `a box of more cells than there are numbers has the most of them`() {
    #expect(GridSize(columns: 1 << 40, rows: 1 << 30).area == .max)
    #expect(GridSize(columns: 1 << 31, rows: 1 << 31).area == 1 << 62)
  }

  @Test func `the cells of a large window are listed if they are few`() {
    let window = CellRect(x: -9, y: -9, width: 8200, height: 8200)
    var world = LifeWorld(rule: .life, size: size, edges: .none)
    world.set(glider)
    #expect(world.sparseCells(in: window)?.map(\.cell) == world.liveCells)
    #expect(world.sparseCells(in: window)?.allSatisfy { $0.state == 1 } == true)
    #expect(world.sparseCells(in: CellRect(size)) == nil)
    var stream = Seed(1).stream("test")
    world.fill(
      CellRect(x: 0, y: 0, width: 1100, height: 1000), thousandthsOfPercent: 100_000,
      using: &stream)
    #expect(world.sparseCells(in: window) == nil)
  }

  @Test func `a glider comes round a torus`() throws {
    var world = LifeWorld(rule: .life, size: size, edges: .wrap)
    world.set(glider)
    try world.advance(by: 4)
    #expect(world.cells != glider)
    try world.advance(by: 476)
    #expect(world.cells == glider)
  }

  @Test(arguments: [
    "WireWorld:T9,8", "345/2/4:T16,16", "B3/S23:K9*,9", "B3/S23:T9+1,9", "B3/S23:C7,7",
    "LifeHistory:T9,9", "R1,C0,S2-3,B3,NM:T9,9", "7/124578/4:P6,8", "B2/S34H:K6,8*",
    "B0123478/S01234678:C5,5", "B013/S2:T6,7", "M0,2,8,3,1,5,6,7,4,9,10,11,12,13,14,15:T8,8",
  ]) func `a bounded grid leaps over its cycles, and one by one leads to the same`(
    rule: String
  ) throws {
    let world = try LifeWorld(rule: CellRule(rule), size: size)
    for seed in UInt64(1)...6 {
      var start = world
      var stream = Seed(seed).stream("start")
      start.fill(CellRect(world.size), thousandthsOfPercent: 30_000, using: &stream)
      for ticks in [256, 1001, 3333] {
        var (leap, steps) = (start, start)
        try leap.advance(by: ticks)
        for _ in 0..<ticks { try steps.advance(by: 1) }
        #expect(leap.hasSameCells(as: steps), "seed \(seed), \(ticks) ticks")
        #expect(leap.tick == ticks)
      }
    }
  }

  @Test(arguments: ["B3/S23:T9+1,9", "B3/S23:K9*,9", "LifeHistory:T9,9", "R1,C0,S2-3,B3,NM:T9,9"])
  func `a glider on a bounded grid is told after 10^15 generations`(rule: String) throws {
    var world = try LifeWorld(rule: CellRule(rule), size: size)
    world.set(glider)
    try world.advance(by: 1_000_000_000_000_000)
    #expect(world.counts[0] == 5)
  }

  @Test func `cells on a living background are holes, a run in two parts is the whole`() throws {
    var world = LifeWorld(rule: try CellRule("B0/S8"), size: size, backgroundIsAlive: true)
    world.set([Cell(7, 2), Cell(-5, 3)], to: 0)
    #expect(world.cells == [Cell(7, 2), Cell(-5, 3)])
    #expect(world.census == [2])
    #expect(world[Cell(7, 2)] == 0 && world[Cell(8, 2)] == 1)
    var (parts, whole) = (world, world)
    for ticks in [5, 4] { try parts.advance(by: ticks) }
    try whole.advance(by: 9)
    #expect(parts.hasSameCells(as: whole))
  }

  @Test func `a plane is the same whoever steps it`() throws {
    var world = LifeWorld(rule: .life, size: size, edges: .none)
    world.set(glider)
    try world.advance(by: 40)
    try world.advance(by: 4_000_000)
    for _ in 0..<12 { try world.advance(by: 1) }
    #expect(world.tick == 4_000_052)
    let moved = 4_000_052 / 4
    #expect(world.cells == glider.map { Cell($0.x + moved, $0.y + moved) })
  }

  @Test func `a plane that grows beyond its memory says so, unless HashLife can hold it`() throws {
    // More blocks than tiles have space for, but all of them equal.
    let blocks = (0..<1800).flatMap { block in
      [(0, 0), (1, 0), (0, 1), (1, 1)].map {
        Cell(block % 60 * 64 + $0.0, block / 60 * 64 + $0.1)
      }
    }
    for engine in [LifeEngine.dense, .auto] {
      var world = LifeWorld(
        rule: .life, size: size, edges: .none,
        options: LifeOptions(engine: engine, memoryLimit: 1 << 20))
      world.set(blocks)
      if engine == .dense {
        #expect(throws: WorldError.self) { try world.advance(by: 3) }
      } else {
        try world.advance(by: 3)
        #expect(world.engineWork?.engine == "hash")
        #expect(world.census == [7200])
      }
    }
  }

  @Test(arguments: Edges.allCases)
  func `cells are edited one by one, in numbers and all at once`(edges: Edges) {
    var world = LifeWorld(rule: .life, size: size, edges: edges)
    world[Cell(3, 4)] = 1
    world.set([Cell(5, 6), Cell(7, 8)])
    world.set([Cell(3, 4)], to: 0)
    #expect(world.cells == [Cell(5, 6), Cell(7, 8)])
    #expect(world.liveBox == CellRect(x: 5, y: 6, width: 3, height: 3))
    world.erase(CellRect(x: 0, y: 0, width: 6, height: 30))
    #expect(world.cells == [Cell(7, 8)])
    world.set([Cell(-1, 0), Cell(40, 0)])
    #expect(world.census == (edges == .none ? [3] : [1]))
    #expect(world[Cell(-1, 0)] == (edges == .none ? 1 : 0))
    world.eraseAll()
    #expect(world.census == [0])
    #expect(world.liveBox == nil)
  }

  @Test(arguments: Edges.allCases)
  func `another size leaves the top left where it is`(edges: Edges) {
    var world = LifeWorld(rule: .life, size: size, edges: edges)
    world.set([Cell(0, 0), Cell(9, 9), Cell(39, 29)])
    world.resize(to: GridSize(columns: 10, rows: 70))
    #expect(world.size == GridSize(columns: 10, rows: 70))
    #expect(world.census == (edges == .none ? [3] : [2]))
    world.resize(to: GridSize(columns: 80, rows: 80))
    world[Cell(79, 79)] = 1
    #expect(world[Cell(79, 79)] == 1 && world[Cell(9, 9)] == 1)
  }

  @Test(arguments: Edges.allCases)
  func `a random field is the same for the same stream, and as full as asked`(edges: Edges) {
    let window = CellRect(x: 3, y: 5, width: 200, height: 150)
    let size = GridSize(columns: 300, rows: 200)
    var worlds = (0..<3).map { _ in LifeWorld(rule: .life, size: size, edges: edges) }
    worlds[1].set([Cell(10, 10), Cell(11, 10), Cell(0, 0)])
    for (index, name) in ["init", "init", "move"].enumerated() {
      var stream = name == "init" ? Seed(1).stream("init") : Seed(1).stream("move")
      worlds[index].fill(window, thousandthsOfPercent: 30_000, using: &stream)
    }
    #expect(worlds[0].liveCells(in: window) == worlds[1].liveCells(in: window))
    #expect(worlds[1][Cell(0, 0)] == 1)
    #expect(worlds[0].liveCells(in: window) != worlds[2].liveCells(in: window))
    // 30 000 cells at 30 %: within five standard deviations of 9 000.
    #expect(abs(Int(worlds[0].census[0]) - 9000) < 5 * 80)
    var stream = Seed(1).stream("init")
    worlds[0].fill(window, thousandthsOfPercent: 100_000, using: &stream)
    #expect(worlds[0].census == [30_000])
    worlds[0].fill(window, thousandthsOfPercent: 0, using: &stream)
    #expect(worlds[0].census == [0])
  }
}
