import TerrariumSimulation
import TerrariumSupport
import Testing

/// The packed infection and the naive one agree.
struct InfectionTwinTests {
  @Test(arguments: [Edges.wall, .wrap])
  func `full grids agree with the naive infection`(edges: Edges) {
    for (number, size) in (awkwardSizes + [GridSize(columns: 3, rows: 130)]).enumerated() {
      let factor = number % 9
      let seed = Seed(UInt64(number))
      expectAgreement(
        InfectionWorld(size: size, factor: factor, edges: edges, seed: seed),
        NaiveInfection(
          size: size, people: size.area, wraps: edges == .wrap, factor: factor, seed: seed),
        ticks: size.area < 1000 ? 12 : 5)
    }
  }

  @Test(arguments: [Edges.wall, .wrap])
  func `ragged groups agree with the naive infection`(edges: Edges) {
    for people in [1, 2, 3, 5, 6, 7, 8, 10, 99, 101, 3906, 3970, 4033] {
      let seed = Seed(UInt64(people))
      let world = InfectionWorld(people: people, factor: people % 5, edges: edges, seed: seed)
      let naive = NaiveInfection(
        size: world.size, people: people, wraps: edges == .wrap, factor: people % 5, seed: seed)
      expectAgreement(world, naive, ticks: people < 1000 ? 8 : 4)
    }
  }

  /// Steps both, with a random tap before each tick, and compares everything visible.
  private func expectAgreement(_ start: InfectionWorld, _ naiveStart: NaiveInfection, ticks: Int) {
    var (world, naive) = (start, naiveStart)
    var stream = Seed(UInt64(start.people)).stream("test")
    for _ in 0..<ticks {
      let place = Cell(stream.draw(below: world.size.columns), stream.draw(below: world.size.rows))
      world.infect(place)
      naive.infect(place)
      let told = world.advanceReporting()
      let expected = naive.step()
      #expect(told == expected.map { infected($0.at, by: $0.by) }, "\(world.size)")
      #expect(world.ill == naive.ill.count)
      #expect(world.states(in: CellRect(world.size)) == states(of: naive), "\(world.size)")
    }
  }

  private func infected(_ at: Cell, by: Cell) -> Happening {
    Happening("infected", [Happening.Fact("at", .cell(at)), Happening.Fact("by", .cell(by))])
  }

  private func states(of naive: NaiveInfection) -> StateGrid {
    StateGrid(size: naive.size) { x, y in
      let cell = Cell(x, y)
      return !naive.isPerson(cell)
        ? 2 : naive.newlyIll.contains(cell) ? 3 : naive.ill.contains(cell) ? 1 : 0
    }
  }
}
