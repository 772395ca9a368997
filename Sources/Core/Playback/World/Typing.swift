package import TerrariumBasics
package import TerrariumEncoding
internal import TerrariumPatterns
package import TerrariumVocabulary

// A stage holds a world of any type, and a kind knows its own type. The type is erased and restored
// only here.

/// A change of a world by a setting, a loaded state or a step.
package typealias WorldChange = @Sendable (inout any World) throws(WorldError) -> Void

extension World {
  /// Changes a world of this type in an existential.
  ///
  /// The world is moved out meanwhile, so that its cells are not copied.
  package static func change<Result>(
    _ box: inout any World, _ body: (inout Self) throws(WorldError) -> Result
  ) throws(WorldError) -> Result {
    guard var world = box as? Self else { preconditionFailure("a world of another kind") }
    box = EmptyWorld()
    defer { box = world }
    return try body(&world)
  }

  /// Converts a change of worlds of this type to a change of any world.
  package static func change(
    _ body: @escaping @Sendable (inout Self) throws(WorldError) -> Void
  ) -> WorldChange {
    { world throws(WorldError) in try Self.change(&world, body) }
  }
}

extension Stage {
  /// The world as a board, for reading.
  func board() -> any Board {
    guard let board = world as? any Board else {
      preconditionFailure("a step on cells of a world without them")
    }
    return board
  }

  /// Changes the cells of the world.
  mutating func edit(_ body: (inout any Board) throws(WorldError) -> Void) throws(WorldError) {
    willEdit()
    var board = board()
    world = EmptyWorld()
    defer { world = board }
    try body(&board)
  }
}

extension WorldKind {
  fileprivate func own(_ world: any World) -> State {
    guard let state = world as? State else { preconditionFailure("a world of another kind") }
    return state
  }
}

extension ChangingKind {
  /// The change of any world by some named settings.
  package func worldChange(_ reader: inout SettingsReader, names: [String]) -> WorldChange? {
    change(&reader, names: names).map { State.change($0) }
  }
}

extension StoredKind {
  /// The contents of a state file for a world.
  func record(ofWorld world: any World) throws(Problem) -> Record { try record(of: own(world)) }
}

extension PatternKind {
  /// A world as a pattern file.
  package func patternFile(ofWorld world: any World, as format: Format) throws(Problem) -> [UInt8] {
    let bytes = try patternFile(of: own(world), as: format.unpacked)
    return format.isPacked ? Gzip.deflated(bytes) : bytes
  }
}

/// The placeholder while a world is moved out.
struct EmptyWorld: World {
  let tick = 0
  let census: [UInt128] = []

  mutating func advance(by ticks: Int) {}
}

extension Fault {
  /// Runs an operation on a world; an error of the world becomes a fault at a place.
  package static func ofWorld<Result>(
    at place: Place? = nil, _ body: () throws(WorldError) -> Result
  ) throws(Fault) -> Result {
    do throws(WorldError) {
      return try body()
    } catch {
      throw Fault(.worldStopped(error), at: place)
    }
  }
}
