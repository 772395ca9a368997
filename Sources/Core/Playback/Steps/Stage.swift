package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPatterns
internal import TerrariumRendering
package import TerrariumVocabulary

/// A world with everything that belongs to it at a moment: the world as it is now, and everything
/// else that steps change.
package struct Stage: Sendable {
  package var world: any World
  /// The look now in force, by its place among the film's looks.
  package var look = 0
  /// The target of the camera, and the number of times it was set.
  private(set) var aim = Aim.look
  private(set) var timesAimed = 0
  /// The turn that a step has given the camera.
  private(set) var turn: Double?
  /// The delay of frames now, if it has changed.
  package var delay: FrameDelay?
  /// Copies of earlier states, the newest last.
  package var snapshots: [Snapshot] = []
  /// The stills that are to be taken of this very moment, by their numbers.
  package var stills: [Int] = []
  /// The kept figures, and the one that was last copied or cut.
  package var figures: [String: Figure] = [:]
  package var clipboard: Figure?
  /// The contents of the files that steps write, by number.
  package var made: [Int: @Sendable () throws -> [UInt8]] = [:]
  /// The states that are on their way into files, by the files' numbers.
  package var saved: [Int: (world: any World, seed: Seed)] = [:]
  /// The notices of the steps.
  package var notices: [Notice] = []
  /// The window of the film, unless a step changes it.
  package var window: CellRect?

  /// The steps that edited cells and can be taken back, the newest last.
  private var edits: [Edit] = []
  /// The number of steps that can be taken back: as many states are kept.
  var editsKept = 0

  /// The request to stop the film early.
  let interruption = Interruption.current

  private let worldStart: WorldStart

  /// The delay of moments without model time, if it differs from others.
  var momentDelays: MomentDelays? { worldStart.momentDelays }

  /// The advice in the place of the ending's, where nothing was there at the start.
  package var emptyAdvice: String? { worldStart.emptyAdvice }

  private let jobs: Int
  package private(set) var seed: Seed
  /// The changes of the world's own settings by steps; later starts have them, too.
  private var changes: [StageChange] = []

  package init(_ worldStart: WorldStart, _ world: any World, seed: Seed, jobs: Int) {
    self.worldStart = worldStart
    self.seed = seed
    self.jobs = jobs
    self.world = world
  }

  /// Aims the camera.
  mutating func aim(at aim: Aim) {
    self.aim = aim
    timesAimed += 1
    if case .rectangle(let target) = aim { turn = target.turn ?? turn } else { turn = nil }
  }

  /// Starts the world again, with the seed's next random stream; changed settings stay changed.
  package mutating func restart() throws(WorldError) {
    seed = seed.next
    if let size = changes.compactMap(\.size).last, let make = worldStart.makeResized {
      world = try make(seed, jobs, size)
    } else {
      world = try worldStart.make(seed, jobs).world
    }
    for change in changes where change.size == nil { try change.make(&world) }
    edits = []
  }

  /// Replaces the world by that of a file, its randomness included.
  package mutating func load(_ state: LoadedState) throws(WorldError) {
    try state.make(&world)
    if let seed = state.seed { self.seed = seed }
    edits = []
  }

  /// Replaces the world by one that an earlier step of this film has saved.
  package mutating func load(saved number: Int) {
    guard let state = saved[number] else { return }
    (world, seed) = state
    edits = []
  }

  /// Changes the world's own settings.
  package mutating func apply(_ change: StageChange) throws(WorldError) {
    try change.make(&world)
    for place in edits.indices { edits[place].changes.append((world.tick, change)) }
    changes.removeAll { $0.names.isSubset(of: change.names) }
    changes.append(change)
  }
}

extension Stage {
  /// Keeps the world as it is before a step that edits cells, where a later one may take that back.
  package mutating func willEdit() {
    guard editsKept > 0 else { return }
    if edits.count == editsKept { edits.removeFirst() }
    edits.append(Edit(world: world))
  }

  /// The world goes back to a snapshot.
  mutating func restore(_ snapshot: Snapshot) {
    world = snapshot.world
    edits = []
  }

  /// Undoes the last step that edited cells: the ticks since then are computed again without it.
  mutating func takeBackEdit() throws(WorldError) {
    guard let edit = edits.popLast() else { return }
    let tick = world.tick
    world = edit.world
    for (changed, change) in edit.changes {
      try world.advance(by: changed - world.tick)
      try change.make(&world)
    }
    try world.advance(by: tick - world.tick)
  }
}

/// A world before a step edited its cells, and the changes of its settings since.
private struct Edit: Sendable {
  let world: any World
  var changes: [(tick: Int, change: StageChange)] = []
}

/// A change of the world's own settings by a step.
package struct StageChange: Sendable {
  /// The names of the settings; those of a later change stand in their place.
  let names: Set<String>
  /// The size, if that is changed, and nothing else.
  let size: GridSize?
  let make: WorldChange
}

/// The target of a stage's camera.
enum Aim: Hashable, Sendable {
  /// The view of the look.
  case look
  case rectangle(CameraTarget)
}

/// The target of a camera, and its way there.
struct CameraTarget: Hashable, Sendable {
  let area: VisibleArea
  let turn: Double?
  let glide: CameraGlide
  /// The ticks of its way, where the steps that follow go on meanwhile.
  let ticksMeanwhile: Int?
}

/// A world as it once was: a copy, its randomness included.
package struct Snapshot: Sendable {
  /// Its name; "" where it has none.
  package let name: String
  package let world: any World
}
