import TerrariumSimulation
import Testing

/// A world is at rest as soon as no later tick changes it, and not a tick earlier.
struct RestTests {
  /// Returns the first tick, up to a limit, at which a world says that it is at rest.
  private func rest<W: RestingWorld>(of world: W, within ticks: Int) throws -> Int? {
    var world = world
    for tick in 0...ticks {
      if world.isAtRest() { return tick }
      try world.advance(by: 1)
    }
    return nil
  }

  private static let engines: [(Edges, LifeEngine)] = [
    (.wrap, .auto), (.wall, .auto), (.wrap, .densePortable), (.none, .auto), (.none, .dense),
    (.none, .hash),
  ]

  @Test(arguments: engines)
  func `life rests at the first state that stays`(edges: Edges, engine: LifeEngine) throws {
    for (side, seed) in zip([1, 3, 8, 13, 20, 65], UInt64(1)...) {
      let size = GridSize(columns: side, rows: max(1, side * 2 / 3))
      var world = LifeWorld(
        rule: .life, size: size, edges: edges, options: LifeOptions(engine: engine))
      var stream = Seed(seed).stream("start")
      world.fill(CellRect(size), thousandthsOfPercent: 30_000, using: &stream)
      let found = try rest(of: world, within: 300)
      // The same, examined cell by cell.
      let seen = CellRect(x: -400, y: -400, width: 865, height: 865)
      var expected: Int?
      var (now, tick) = (world, 0)
      while expected == nil, tick <= 300 {
        var next = now
        try next.advance(by: 1)
        if next.liveCells(in: seen) == now.liveCells(in: seen) { expected = tick }
        (now, tick) = (next, tick + 1)
      }
      #expect(found == expected, "\(edges) \(engine) \(size)")
    }
  }

  @Test(arguments: engines)
  func `a block rests, a blinker and a glider do not, and looking changes nothing`(
    edges: Edges, engine: LifeEngine
  ) throws {
    func world(_ cells: [Cell]) -> LifeWorld {
      var world = LifeWorld(
        rule: .life, size: GridSize(columns: 90, rows: 70), edges: edges,
        options: LifeOptions(engine: engine))
      world.set(cells)
      return world
    }
    let block = [Cell(63, 63), Cell(64, 63), Cell(63, 64), Cell(64, 64)]
    let blinker = [Cell(63, 30), Cell(64, 30), Cell(65, 30)]
    let glider = [Cell(11, 10), Cell(12, 11), Cell(10, 12), Cell(11, 12), Cell(12, 12)]
    #expect(try rest(of: world([]), within: 0) == 0)
    #expect(try rest(of: world(block), within: 0) == 0)
    #expect(try rest(of: world(blinker), within: 20) == nil)
    #expect(try rest(of: world(glider), within: 20) == nil)
    // A cell by itself dies.
    #expect(try rest(of: world(block + [Cell(5, 5)]), within: 5) == 1)
    var looked = world(block + glider)
    _ = looked.isAtRest()
    #expect(looked.tick == 0 && looked.liveCells(in: CellRect(looked.size)).count == 9)
    try looked.advance(by: 4)
    var other = world(block + glider)
    try other.advance(by: 4)
    #expect(
      looked.liveCells(in: CellRect(looked.size)) == other.liveCells(in: CellRect(other.size)))
  }

  @Test(arguments: [
    "B0/S34567:T6,6", "B0/S34567:T6+1,6", "B0/S34567:K6*,6", "B0/S34567:C6,6", "B0/S34567:S6",
    "B0/S34567:P6,6", "R1,C0,M0,S3..7,B0..0,NM:T6,6", "R1,C0,M0,S3..7,B0..0,NM:P6,6",
  ]) func `a grid without an outside rests where its cells do`(rule: String) throws {
    var world = LifeWorld(rule: try CellRule(rule), size: GridSize(columns: 6, rows: 6))
    let (field, isClosed) = (CellRect(world.size), !rule.hasSuffix(":P6,6"))
    for seed in UInt64(1)...20 {
      var stream = Seed(seed).stream("start")
      world.fill(field, thousandthsOfPercent: 60_000, using: &stream)
      for tick in 0..<12 {
        var now = world
        try world.advance(by: 1)
        let isSame = isClosed && world.states(in: field) == now.states(in: field)
        #expect((world.moment == now.moment) == isSame, "seed \(seed), tick \(tick)")
        #expect(world.hasSamePast(as: now) == isClosed && now.isAtRest() == isSame)
      }
    }
  }

  @Test func `a plane whose background changes does not rest`() throws {
    let rule = try LifeRule("B0/S").table
    for engine in [LifeEngine.dense, .hash] {
      let world = LifeWorld(
        rule: rule, size: GridSize(columns: 8, rows: 8), edges: .none,
        options: LifeOptions(engine: engine))
      #expect(try rest(of: world, within: 5) == nil)
    }
  }

  @Test(arguments: [Edges.wall, .wrap], [0, 1, 3])
  func `an infection rests when nobody falls ill any more`(edges: Edges, factor: Int) throws {
    for people in [1, 2, 5, 7, 30, 61] {
      var world = InfectionWorld(people: people, factor: factor, edges: edges, seed: Seed(3))
      #expect(world.isAtRest())
      _ = world.infect(world.defaultPatient)
      var last: UInt128?
      while !world.isAtRest() {
        #expect(world.census[1] != last, "somebody falls ill in every tick before")
        last = world.census[1]
        world.advance(by: 1)
      }
      let census = world.census
      world.advance(by: 3)
      #expect(world.census == census)
    }
  }

  @Test func `a sea rests when nobody is left, or penguins fill it`() throws {
    let size = GridSize(columns: 7, rows: 5)
    var rests = 0
    for seed in UInt64(0)..<20 {
      let world = SeaWorld(size: size, penguins: 12, orcas: 4, seed: Seed(seed))
      guard let tick = try rest(of: world, within: 3000) else { continue }
      rests += 1
      var end = world
      end.advance(by: tick)
      let states = end.states(in: CellRect(size))
      end.advance(by: 25)
      #expect(end.states(in: CellRect(size)) == states)
    }
    #expect(rests >= 10, "\(rests) of 20")
    #expect(SeaWorld(size: size, penguins: 35, orcas: 0, seed: Seed(1)).isAtRest())
    #expect(SeaWorld(size: size, penguins: 0, orcas: 0, seed: Seed(1)).isAtRest())
    #expect(!SeaWorld(size: size, penguins: 34, orcas: 1, seed: Seed(1)).isAtRest())
    #expect(!SeaWorld(size: size, penguins: 1, orcas: 0, seed: Seed(1)).isAtRest())
  }

  @Test(arguments: [Edges.none, .wall, .wrap])
  func `a line rests where the next is the same`(edges: Edges) throws {
    for rule in UInt8.min...UInt8.max {
      let size = GridSize(columns: 21, rows: 12)
      let world = WolframWorld(rule: LineRule(elementary: rule), size: size, edges: edges)
      let found = try rest(of: world, within: 30)
      var lines = world
      var expected: Int?
      for tick in 0...30 where expected == nil {
        let now = lines.record.newest
        try lines.advance(by: 1)
        if lines.record.newest == now { expected = tick }
      }
      #expect(found == expected, "rule \(rule)")
    }
  }

  @Test(arguments: Edges.allCases)
  func `a line of colours rests when the same line of bits does`(edges: Edges) throws {
    for rule in UInt8.min...UInt8.max {
      let (size, start) = (GridSize(columns: 16, rows: 12), WolframStart.cells([0, 1, 0, 1, 1, 0]))
      let bits = WolframWorld(
        rule: LineRule(elementary: rule), size: size, edges: edges, start: start)
      let bytes = WolframWorld(
        rule: try LineRule("{\(rule),2,1}"), size: size, edges: edges, start: start)
      #expect(
        try rest(of: bytes, within: 30) == rest(of: bits, within: 30), "rule \(rule) \(edges)")
    }
  }
}
