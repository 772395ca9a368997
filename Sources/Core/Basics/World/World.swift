/// A small world: a value with cells and rules. It knows nothing of pixels, files or clocks.
///
/// A copy of a world is a snapshot, including its randomness: two copies have the same future.
///
/// Optional abilities have protocols of their own: cells to look at (`FieldWorld`), events to
/// report (`TellingWorld`), special tables (`TableWorld`). Single members, such as a scene or an
/// end, have defaults instead.
package protocol World: Sendable {
  /// The number of ticks since the start.
  var tick: Int { get }

  /// The numbers of the current census, in the order of the subject's names.
  var census: [UInt128] { get }

  /// Advances by ticks without collecting their events.
  ///
  /// - Throws: An error that only a run can find, such as a memory limit.
  mutating func advance(by ticks: Int) throws(WorldError)

  /// True if nothing more will happen, as when the last game has been won.
  var isOver: Bool { get }

  /// True if ticks must pass before all instructions are carried out.
  var isBusy: Bool { get }

  /// The engine, its kernel and the work done; nil if there is only one way to compute the world.
  var engineWork: EngineWork? { get }

  /// The current scene, if the world is not a grid of cells.
  var sceneFacts: (any SceneFacts)? { get }

  /// True if a pressed button replaces the scene, so that only the frame before can show it lit.
  var pressChangesScene: Bool { get }

  /// Returns the scene with the button lit that is pressed next, by a step's word or by itself; nil
  /// if none is.
  func litForPress(after word: String?) -> Self?

  /// A note on the run so far for its author; nil in most worlds.
  var remark: String? { get }
}

extension World {
  package var isOver: Bool { false }
  package var isBusy: Bool { false }
  package var engineWork: EngineWork? { nil }
  package var sceneFacts: (any SceneFacts)? { nil }
  package var pressChangesScene: Bool { false }
  package func litForPress(after word: String?) -> Self? { nil }
  package var remark: String? { nil }
}

/// An error that only a run can find.
package enum WorldError: Error, Hashable {
  /// The world needs more memory than it may use.
  case memoryBound(limitInBytes: Int)
  /// The request exceeds the memory of the whole run.
  case overMemory(bytes: Int, limit: Int)
  /// The machine does not have the memory that the world needs.
  case noMemory(bytes: Int)
  /// The world's rules do not allow an action now.
  case notAllowed(action: String, because: String)
  /// The world cannot go on, for the given reason.
  case failed(String)
}
