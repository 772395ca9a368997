package import Encoding
package import Simulation

/// Where a film is played: the world as it is now, and everything else that steps change.
package struct Stage: Sendable {
  package var world: any World
  /// The look now in force, by its place among the film's looks.
  package var look = 0
  /// How long frames stand now, where it is not as at the start.
  package var delay: FrameDelay?
  /// Copies of earlier states, the newest last.
  package var snapshots: [Snapshot] = []
  /// The stills that are to be taken of this very moment, by their numbers.
  package var stills: [Int] = []

  private let genesis: Genesis
  private let jobs: Int
  private var seed: Seed
  private var changes: [WorldChange] = []

  package init(_ genesis: Genesis, _ world: any World, seed: Seed, jobs: Int) {
    self.genesis = genesis
    self.seed = seed
    self.jobs = jobs
    self.world = world
  }

  /// Begins anew, with the randomness of the seed's next stream; what was changed stays so.
  package mutating func restart() throws(WorldError) {
    seed = seed.next
    world = genesis.make(seed, jobs).world
    for change in changes { world = try change(world) }
  }

  /// Changes the world's own settings.
  package mutating func apply(_ change: @escaping WorldChange) throws(WorldError) {
    world = try change(world)
    changes.append(change)
  }
}

/// A world as it once was: a copy, its randomness included.
package struct Snapshot: Sendable {
  /// Its name; "" where it has none.
  package let name: String
  package let world: any World

  package init(name: String, of world: any World) {
    self.name = name
    self.world = world
  }
}
