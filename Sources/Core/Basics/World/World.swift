/// A small world: a value that knows its cells and rules, and nothing of pixels, files or clocks.
///
/// A snapshot of a world is a copy of it, its randomness included: two copies live the same future.
///
/// What not every world can do has a protocol of its own: cells to look at (`FieldWorld`), happenings to
/// tell (`TellingWorld`), tables of its own (`TableWorld`). Single members, such as a scene or an end,
/// have defaults instead.
package protocol World: Sendable {
  /// The number of ticks that have passed since the start.
  var tick: Int { get }

  /// The numbers of the world's census now, in the order in which its subject names them.
  var census: [UInt128] { get }

  /// Lets ticks pass of which nobody asks what happened.
  ///
  /// - Throws: what it is known only after the run, such as a memory bound that was met.
  mutating func advance(by ticks: Int) throws(WorldError)

  /// True if nothing more will happen, as when the last game has been won.
  var isOver: Bool { get }

  /// True if ticks must pass until all that it was told is done.
  var isBusy: Bool { get }

  /// The engine and kernel that have run, and their work, if it may be computed in more than one way.
  var engineWork: EngineWork? { get }

  /// The current scene, if it is no grid of cells.
  var sceneFacts: (any SceneFacts)? { get }

  /// True if a pressed button replaces the scene, so that only the frame before can show it lit.
  var pressChangesScene: Bool { get }

  /// The same with the button lit that is pressed next, told by a step's word or without being
  /// told; nil if none is.
  func litForPress(after word: String?) -> Self?
}

extension World {
  package var isOver: Bool { false }
  package var isBusy: Bool { false }
  package var engineWork: EngineWork? { nil }
  package var sceneFacts: (any SceneFacts)? { nil }
  package var pressChangesScene: Bool { false }
  package func litForPress(after word: String?) -> Self? { nil }
}

/// An error that only a run can find.
package enum WorldError: Error, Hashable {
  /// The world would have needed more than the memory it may use.
  case memoryBound(limitInBytes: Int)
  /// The request exceeds the memory of the whole run.
  case overMemory(bytes: Int, limit: Int)
  /// The machine would not give the memory that the world needs.
  case noMemory(bytes: Int)
  /// An action that the world's rules do not allow now.
  case notAllowed(action: String, because: String)
  /// The world itself could not go on; it says why.
  case failed(String)
}
