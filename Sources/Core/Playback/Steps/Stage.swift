package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPatterns
internal import TerrariumPictures
package import TerrariumVocabulary

/// A world at a moment, with everything else that steps change.
package struct Stage: Sendable {
  package var world: any World
  /// The index of the current look among the film's looks.
  package var look = 0
  /// The target of the camera, and the number of times that it was set.
  private(set) var aim = Aim.look
  private(set) var timesAimed = 0
  /// The rotation that a step has given the camera.
  private(set) var turn: Double?
  /// The current delay of frames, if it has changed.
  package var delay: FrameDelay?
  /// Snapshots, the newest last.
  package var snapshots: [Snapshot] = []
  /// The places of the stills to take of this moment.
  package var stills: [StillPlace] = []
  /// The kept patterns, and the last copied or cut one.
  package var patterns: [String: Pattern] = [:]
  package var clipboard: Pattern?
  /// The contents of the files that steps write, by number.
  package var made: [Int: StepContent] = [:]
  /// The saved states on their way into files, by the files' numbers.
  package var saved: [Int: (world: any World, seed: Seed)] = [:]
  /// The notices from steps.
  package var notices: [Notice] = []
  /// The window set by a step; nil for the film's.
  package var window: CellRect?

  /// The edits that can be undone, the newest last.
  private var edits: [Edit] = []
  /// The number of edits to keep for undoing.
  var editsKept = 0

  /// The request to stop the film early.
  let interruption = Interruption.current

  private let worldStart: WorldStart

  /// The delay of moments without model time, if it differs from others.
  var momentDelays: MomentDelays? { worldStart.momentDelays }

  /// The counter of the world's objects, if there is one.
  var objects: ObjectCounting? { try? worldStart.measuring.objects?.get() }

  /// The advice that replaces the ending's if the start was empty.
  package var emptyAdvice: String? { worldStart.firstCells.emptyAdvice }

  private let threads: Int
  package private(set) var seed: Seed
  /// The changes of the world's settings by steps, which also apply to restarts.
  private var changes: [StageChange] = []

  package init(_ worldStart: WorldStart, _ world: any World, seed: Seed, threads: Int) {
    self.worldStart = worldStart
    self.seed = seed
    self.threads = threads
    self.world = world
  }

  /// Aims the camera.
  mutating func aim(at aim: Aim) {
    self.aim = aim
    timesAimed += 1
    if case .rectangle(let target) = aim { turn = target.turn ?? turn } else { turn = nil }
  }

  /// Restarts the world with the seed's next random stream; changed settings stay changed.
  package mutating func restart() throws(WorldError) {
    seed = seed.next
    world = try worldStart.make(seed, threads, size: changes.compactMap(\.size).last).world
    for change in changes where change.size == nil { try change.make(&world) }
    edits = []
  }

  /// Replaces the world by that of a file, including its randomness.
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
  /// Keeps the world before an edit, if a later step may undo it.
  package mutating func willEdit() {
    guard editsKept > 0 else { return }
    if edits.count == editsKept { edits.removeFirst() }
    edits.append(Edit(world: world))
  }

  /// Restores a snapshot.
  mutating func restore(_ snapshot: Snapshot) {
    world = snapshot.world
    edits = []
  }

  /// Undoes the last edit: the ticks since then are computed again without it.
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

/// A world before an edit, and the changes of its settings since.
private struct Edit: Sendable {
  let world: any World
  var changes: [(tick: Int, change: StageChange)] = []
}

/// A change of the world's settings by a step.
package struct StageChange: Sendable {
  /// The names of the settings; a later change of the same names replaces this one.
  let names: Set<String>
  /// The size, if that is all that changes.
  let size: GridSize?
  let make: WorldChange
}

/// The target of a stage's camera.
enum Aim: Hashable, Sendable {
  /// The look's view.
  case look
  case rectangle(CameraTarget)
}

/// The target of a camera, and how it moves there.
struct CameraTarget: Hashable, Sendable {
  let area: VisibleArea
  let turn: Double?
  let glide: CameraGlide
  /// The ticks of the glide, if later steps run during it.
  let ticksMeanwhile: Int?
}

/// An earlier world: a copy, including its randomness.
package struct Snapshot: Sendable {
  /// Its name, or an empty text.
  package let name: String
  package let world: any World
}
