import TerrariumSimulation
import Testing

/// The result of a tick is the same on any number of threads.
struct InfectionThreadTests {
  @Test(arguments: [Edges.wall, .wrap])
  func `threads change nothing`(edges: Edges) {
    // Enough people for several bands, and a front long enough to be shared.
    let alone = outcome(edges: edges, workers: nil)
    #expect(alone.ill > 30_000 && alone.ill < 100_000)
    for threads in [1, 2, 3, 16] {
      #expect(
        outcome(edges: edges, workers: WorkerPool(threads: threads)) == alone, "\(threads) threads")
    }
  }

  private struct Outcome: Equatable {
    var ill: Int
    var states: [StateGrid]
  }

  private func outcome(edges: Edges, workers: WorkerPool?) -> Outcome {
    var world = InfectionWorld(people: 100_003, factor: 3, edges: edges, seed: Seed(11))
    world.workers = workers
    world.infect(randomly: 300)
    var states: [StateGrid] = []
    for tick in 1...6 {
      world.advance(by: 1)
      if tick % 3 == 0 { states.append(world.states(in: CellRect(world.size))) }
    }
    return Outcome(ill: world.ill, states: states)
  }
}
