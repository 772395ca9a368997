import TerrariumSimulation
import TerrariumSupport
import Testing

/// A rule given by a closure.
private struct ClosureRule: LocalRule {
  let stateCount: Int
  let reach: Reach
  let answer: @Sendable (Around) -> UInt8

  func next(_ around: Around) -> UInt8 { answer(around) }
}

/// The engines for many states agree with a twin that steps cell by cell.
struct StatesAgreementTests {
  private func random(
    _ size: GridSize, states: Int, using stream: inout RandomStream
  ) -> StateGrid {
    StateGrid(size: size) { _, _ in
      stream.happens(2, in: 3) ? UInt8(stream.draw(below: states)) : 0
    }
  }

  /// Returns a rule of random transitions, under which an empty field stays empty.
  private func randomRule(states: Int, reach: Reach, key: UInt64) -> ClosureRule {
    ClosureRule(stateCount: states, reach: reach) { around in
      if around.ring == 0 && around.centre == 0 { return 0 }
      var stream = RandomStream(key: key ^ around.ring &* 31 ^ UInt64(around.centre) &* 977)
      return stream.happens(1, in: 2) ? 0 : UInt8(stream.draw(below: states))
    }
  }

  private func randomGenerations(states: Int, using stream: inout RandomStream) -> GenerationsRule {
    let counts = NeighbourCounts(
      births: UInt16(stream.draw(below: 512)) & ~1, survivals: UInt16(stream.draw(below: 512)))
    return GenerationsRule(RuleTable(counts), stateCount: states)
  }

  private func expectAgreement(
    _ rule: CellRule, _ local: some LocalRule, _ topology: Topology, _ threads: Int,
    using stream: inout RandomStream
  ) throws {
    let size = GridSize(columns: topology.columns, rows: topology.rows)
    let start = random(size, states: rule.stateCount, using: &stream)
    try expectAgreement(rule, local, topology, start, threads, ticks: 7, using: &stream)
  }

  private func expectAgreement(
    _ rule: CellRule, _ local: some LocalRule, _ topology: Topology, _ start: StateGrid,
    _ threads: Int = 1, ticks: Int, using stream: inout RandomStream
  ) throws {
    let size = start.size
    var naive = NaiveStates(topology, start)
    let options = LifeOptions(workers: WorkerPool(threads: threads))
    var world = LifeWorld(rule: rule.on(topology), size: size, options: options)
    world.write(start, at: Cell(0, 0))
    for generation in 1...ticks {
      naive.step(local)
      try world.advance(by: 1)
      try #require(
        world.states(in: CellRect(size)) == naive.cells,
        "\(topology.text), \(rule.stateCount) states, generation \(generation)")
      if generation == 4 {
        let cell = Cell(stream.draw(below: size.columns), stream.draw(below: size.rows))
        let state = UInt8(stream.draw(below: rule.stateCount))
        world[cell] = state
        naive.cells[cell.x, cell.y] = state
      }
    }
    let later = try world.advanced(by: 9)
    for _ in 0..<9 { naive.step(local) }
    #expect(later == naive.cells, "\(topology.text)")
  }

  @Test(arguments: awkwardSizes + [GridSize(columns: 130, rows: 130)])
  func `random rules agree on every grid`(size: GridSize) throws {
    var stream = RandomStream(key: UInt64(size.area))
    let shift = 1 + stream.draw(below: 9)
    for topology in everyTopology(size, shift: shift) {
      let reach = Reach.allCases[stream.draw(below: 3)]
      let states = [2, 3, 4, 5, 8, 29, 256][stream.draw(below: 7)]
      let local = randomRule(states: states, reach: reach, key: stream.next())
      try expectAgreement(
        CellRule(local), local, topology, 1 + stream.draw(below: 3), using: &stream)
    }
  }

  private static let named = [
    "WireWorld", "Langtons-Loops", "Langtons-Ant", "JvN29", "Hutton32", "LifeHistory",
    "LifeSuper", "B2-a/S12Investigator",
  ]

  @Test(arguments: named, [64, 130])
  func `what lies at rest wakes when something comes near`(text: String, side: Int) throws {
    var stream = RandomStream(key: UInt64(text.utf8.count + side))
    let rule = try CellRule(text)
    guard case .local(let local) = rule.family else {
      Issue.record("\(text) is no rule of neighbours")
      return
    }
    let size = GridSize(columns: side, rows: side)
    for topology in everyTopology(size, shift: 3) {
      var start = StateGrid(size: size)
      for _ in 0..<8 {
        let (left, top) = (stream.draw(below: side - 3), stream.draw(below: side - 3))
        for y in top..<top + 4 {
          for x in left..<left + 4 { start[x, y] = UInt8(stream.draw(below: rule.stateCount)) }
        }
      }
      try expectAgreement(rule, local, topology, start, ticks: 12, using: &stream)
    }
  }

  @Test(arguments: awkwardSizes + [GridSize(columns: 300, rows: 290)])
  func `Generations agree on every grid`(size: GridSize) throws {
    var stream = RandomStream(key: UInt64(size.area) &+ 77)
    for topology in everyTopology(size, shift: 3) {
      let local = randomGenerations(
        states: [2, 3, 4, 5, 6, 9, 18, 130, 256][stream.draw(below: 9)], using: &stream)
      let digits = LifeRule(local.table).text
      let rule = try CellRule("\(digits)/\(local.stateCount)")
      #expect(rule.stateCount == local.stateCount)
      try expectAgreement(rule, local, topology, 1 + stream.draw(below: 3), using: &stream)
    }
  }

  @Test func `Generations on the plane agree with bytes`() throws {
    var stream = RandomStream(key: 3)
    for _ in 0..<12 {
      let local = randomGenerations(states: [3, 4, 7, 30][stream.draw(below: 4)], using: &stream)
      let size = GridSize(columns: 5 + stream.draw(below: 60), rows: 5 + stream.draw(below: 60))
      let start = random(size, states: local.stateCount, using: &stream)
      var planes = LifeWorld(
        rule: try CellRule("\(LifeRule(local.table).text)/\(local.stateCount)"), size: size)
      var bytes = LifeWorld(rule: CellRule(local), size: size)
      for corner in [Cell(-70, 33), Cell(90, -20)] {
        planes.write(start, at: corner)
        bytes.write(start, at: corner)
      }
      for _ in 0..<6 {
        try planes.advance(by: 13)
        try bytes.advance(by: 13)
        #expect(planes.counts == bytes.counts)
        #expect(planes.hasSameCells(as: bytes))
        let edit = [Cell(stream.draw(below: 400) - 200, stream.draw(below: 400) - 200)]
        planes.set(edit, to: 2)
        bytes.set(edit, to: 2)
      }
    }
  }

  @Test(arguments: ["345/2/4", "WireWorld"], [1, 1000])
  func `HashLife's square grows with what lives in it, and not with the steps`(
    text: String, every: Int
  ) throws {
    var hash = try LifeWorld(text, by: .hash)
    var bytes = try LifeWorld(text)
    // A loop of wire with an electron on it, which soon dies under the other rule.
    for (cells, state) in [
      ([(1, 0), (2, 0), (3, 0), (0, 1), (4, 1), (0, 2), (4, 2), (1, 3), (2, 3), (3, 3)], 3),
      ([(2, 0)], 1), ([(1, 0)], 2),
    ] {
      hash.set(cells.map { Cell($0.0, $0.1) }, to: UInt8(state))
      bytes.set(cells.map { Cell($0.0, $0.1) }, to: UInt8(state))
    }
    for step in 1...200 {
      try hash.advance(by: every)
      if every == 1 { try bytes.advance(by: 1) }
      if every == 1 { try #require(hash.hasSameCells(as: bytes), "step \(step)") }
    }
    if text == "WireWorld" { #expect(hash.population == 10) }
  }

  @Test func `HashLife goes far`() throws {
    var world = try LifeWorld("Langtons-Ant", by: .hash)
    world.set([Cell(0, 0)], to: 5)
    try world.advance(by: 11_000)
    #expect(world.population == 834)
    // On its highway the ant leaves 12 black cells behind every 104 ticks.
    try world.advance(by: 104 * 1_000_000)
    #expect(world.population == 834 + 12 * 1_000_000)
  }

  @Test func `another rule keeps the columns of the census`() throws {
    var world = try LifeWorld("345/2/4")
    world.write(factSoup(9, 9, 4), at: Cell(0, 0))
    let before = world.census
    try world.follow(try CellRule("/2/3"))
    #expect(
      world.census == [before[1] + before[2], before[1], before[2], 0] && world.rule.text == "/2/3")
  }

  @Test(arguments: [
    ("12/3/5", LifeEngine.auto, "R2,C0,S2-4,B3,NM"), ("LifeHistory", .dense, "/2/3"),
  ])
  func `a rule whose engine has no room for all cells is refused at once`(
    first: String, engine: LifeEngine, later: String
  ) throws {
    var world = try LifeWorld(first, by: engine)
    world.set([Cell(0, 0), Cell(1 << 30, 1 << 30)], to: 1)
    #expect(world.population == 2)
    let rule = try CellRule(later)
    #expect(throws: WorldError.memoryBound(limitInBytes: LifeOptions.usualMemory)) {
      try world.follow(rule)
    }
  }

  @Test(arguments: ["", ":T40,30", ":P70,64", ":K40*,30"])
  func `a rule of two states goes on with the live cells of one of many`(grid: String) throws {
    var world = try LifeWorld("345/2/4\(grid)", 40, 30)
    world.write(factSoup(40, 30, 4), at: Cell(0, 0))
    try world.advance(by: 3)
    var twin = try LifeWorld("B3/S23\(grid)", 40, 30)
    let seen = CellRect(x: -10, y: -10, width: 90, height: 90)
    twin.set(world.liveCells(in: seen).filter { world[$0] == 1 })
    try world.follow(try CellRule("B3/S23"))
    for ticks in 1...4 {
      #expect(world.states(in: seen) == twin.states(in: seen), "\(ticks)")
      #expect(world.census == [twin.population, twin.population, 0, 0])
      try world.advance(by: ticks)
      try twin.advance(by: ticks)
    }
  }

  private static let ballistic = "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15"

  @Test(arguments: [ballistic, "M15,14,13,3,11,5,6,1,7,9,10,2,12,4,8,0", "B03/S23:K5*,5"])
  func `the rule in force takes over without a change`(text: String) throws {
    var twin = try LifeWorld(text)
    twin.set([Cell(1, 1), Cell(2, 1), Cell(2, 3)])
    var world = twin
    let seen = CellRect(x: -6, y: -6, width: 20, height: 20)
    for tick in 1...4 {
      try world.advance(by: 1)
      try twin.advance(by: 1)
      try world.follow(try CellRule(String(text.prefix { $0 != ":" })))
      #expect(world.states(in: seen) == twin.states(in: seen), "\(tick)")
    }
  }

  @Test(arguments: ["", ":T12,10", ":P12,10"], [ballistic, "R2,C0,S3-6,B4-5,NM", "/2/2"])
  func `any rule of two states takes over from one on the nearest cells`(
    grid: String, later: String
  ) throws {
    var world = try LifeWorld("B3/S23\(grid)", 12, 10)
    world.write(factSoup(12, 10, 2), at: Cell(0, 0))
    try world.advance(by: 3)
    var twin = try LifeWorld(later + grid, 12, 10)
    let seen = CellRect(x: -20, y: -20, width: 60, height: 60)
    twin.set(world.liveCells(in: seen))
    if later == Self.ballistic { twin.phase = 1 }
    try world.follow(try CellRule(later))
    for ticks in 1...4 {
      #expect(world.states(in: seen) == twin.states(in: seen), "\(ticks)")
      try world.advance(by: ticks)
      try twin.advance(by: ticks)
    }
  }

  @Test func `another rule keeps true states, and is refused where a plane's background cannot be`()
    throws
  {
    var grid = try LifeWorld("B03/S23:K5*,5")
    grid.set([Cell(1, 1)])
    try grid.advance(by: 1)
    let before = grid.states(in: CellRect(grid.size))
    try grid.follow(try CellRule("B3/S23"))
    #expect(grid.states(in: CellRect(grid.size)) == before)
    var plane = try LifeWorld("B03/S23")
    try plane.advance(by: 1)
    let later = try CellRule(Self.ballistic)
    let reason = "the background of the plane lives at tick 1"
    #expect(throws: WorldError.notAllowed(action: later.name, because: reason)) {
      try plane.follow(later)
    }
  }
}

extension LifeWorld {
  /// Returns the cells of the grid some generations later.
  fileprivate func advanced(by generations: Int) throws -> StateGrid {
    var world = self
    try world.advance(by: generations)
    return world.states(in: CellRect(world.size))
  }
}
