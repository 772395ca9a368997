import TerrariumSimulation
import Testing

/// An infection written as numbers and read again.
struct InfectionRecordTests {
  private func world(people: Int, edges: Edges) -> InfectionWorld {
    var world = InfectionWorld(people: people, factor: 2, edges: edges, seed: Seed(6).next)
    world.infect(randomly: 2)
    for _ in 0..<6 { world.advance(by: 1) }
    world.infect(randomly: 1)
    return world
  }

  @Test(arguments: [3, 64, 100, 131, 5000], [Edges.wall, .wrap])
  func `a world goes on from its record as if nothing had been`(people: Int, edges: Edges) throws {
    var world = world(people: people, edges: edges)
    var again = try #require(InfectionWorld(world.record))
    for _ in 0..<5 {
      #expect(again.record == world.record)
      #expect(again.census == world.census)
      #expect(again.advanceReporting() == world.advanceReporting())
      #expect(again.infect(randomly: 1) == world.infect(randomly: 1))
    }
  }

  @Test func `a damaged record makes no world`() {
    let sound = world(people: 131, edges: .wall).record
    let damages: [(inout InfectionRecord) -> Void] = [
      { $0.people = 0 }, { $0.people = 145 }, { $0.people = 100 }, { $0.size.columns = 0 },
      { $0.size.columns = .max }, { $0.edges = .none }, { $0.factor = 9 }, { $0.tick = -1 },
      { $0.ill.removeLast() }, { $0.newlyIll.append(0) }, { $0.ill[2] |= 1 << 3 },
      { $0.newlyIll[0] = ~$0.ill[0] },
    ]
    for (number, damage) in damages.enumerated() {
      var record = sound
      damage(&record)
      #expect(InfectionWorld(record) == nil, "damage \(number)")
    }
    #expect(InfectionWorld(sound) != nil)
  }
}
