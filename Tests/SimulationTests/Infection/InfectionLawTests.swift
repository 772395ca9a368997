import TerrariumSimulation
import TerrariumSupport
import Testing

/// Laws that hold for every infection.
struct InfectionLawTests {
  @Test(arguments: 1...8)
  func `it spreads to neighbours, never faster than its factor, and to everybody`(factor: Int) {
    for (number, people) in [1, 2, 7, 40, 131, 500].enumerated() {
      let edges: Edges = (number + factor) % 2 == 0 ? .wall : .wrap
      var world = InfectionWorld(
        people: people, factor: factor, edges: edges, seed: Seed(UInt64(people)))
      let naive = NaiveInfection(
        size: world.size, people: people, wraps: edges == .wrap, factor: factor, seed: Seed(0))
      world.infect(randomly: 2)
      var bound = world.ill
      while world.healthy > 0, world.tick < people {
        let before = world
        world.advance(by: 1)
        bound = min(people, bound * (1 + factor))
        #expect(world.ill > before.ill && world.ill <= bound)
        expectContagion(from: before, to: world, naive: naive)
      }
      #expect(world.ill == people, "\(people) people")
    }
  }

  private func expectContagion(
    from before: InfectionWorld, to after: InfectionWorld, naive: NaiveInfection
  ) {
    for y in 0..<after.size.rows {
      for x in 0..<after.size.columns {
        let cell = Cell(x, y)
        if before.isIll(at: cell) { #expect(after.isIll(at: cell)) }
        #expect(after.isNewlyIll(at: cell) == (after.isIll(at: cell) && !before.isIll(at: cell)))
        guard after.isNewlyIll(at: cell) else { continue }
        #expect(naive.neighbours(of: cell).contains { $0.map(before.isIll) ?? false })
      }
    }
  }

  @Test func `a copy lives the same future, and its own`() {
    var world = InfectionWorld(people: 5000, factor: 2, seed: Seed(3))
    world.infect(randomly: 4)
    world.advance(by: 5)
    var copy = world
    copy.infect(randomly: 3)
    copy.advance(by: 5)
    var second = world
    second.infect(randomly: 3)
    second.advance(by: 5)
    world.advance(by: 5)
    let window = CellRect(world.size)
    #expect(copy.states(in: window) == second.states(in: window))
    #expect(copy.states(in: window) != world.states(in: window))
  }

  @Test func `telling a tick changes nothing`() {
    var silent = InfectionWorld(people: 900, factor: 3, seed: Seed(3))
    silent.infect(silent.defaultPatient)
    var telling = silent
    var told = 0
    for _ in 0..<10 { told += telling.advanceReporting().count }
    silent.advance(by: 10)
    #expect(told == telling.ill - 1)
    #expect(
      silent.plainStates(in: CellRect(silent.size))
        == telling.plainStates(in: CellRect(silent.size)))
  }

  @Test func `seeds and restarts differ`() {
    let outcomes = [Seed(1), Seed(2), Seed(1).next].map { seed in
      var world = InfectionWorld(people: 900, factor: 3, seed: seed)
      world.infect(world.defaultPatient)
      world.advance(by: 8)
      return world.plainStates(in: CellRect(world.size))
    }
    #expect(Set(outcomes).count == 3)
  }

  @Test func `the factor can change between ticks`() {
    var world = InfectionWorld(people: 400, factor: 0, seed: Seed(1))
    world.infect(Cell(9, 9))
    world.advance(by: 3)
    #expect(world.ill == 1)
    world.factor = 8
    world.advance(by: 2)
    #expect(world.ill == 25)
  }
}
