/// A world that is played: it is told what to do, and comes to an end by itself.
package protocol PlayedWorld: World {
  /// True if nothing more will happen, as when the last game has been won.
  var isOver: Bool { get }

  /// True if ticks must pass until all that it was told is done.
  var isBusy: Bool { get }
}

/// A world that may be computed in more than one way.
package protocol EngineWorld: World {
  /// The engine and kernel that have run, and their work.
  var engineWork: EngineWork { get }
}

/// The work of an engine so far.
package struct EngineWork: Hashable, Sendable {
  /// The engine: `dense`, `hash`, …
  package var engine: String

  /// The kernel within the engine: `portable`, `avx2`, `avx512`, …
  package var kernel: String

  /// The number of cells times the number of generations.
  package var cellsStepped: UInt128

  /// The work of an engine and kernel.
  package init(engine: String, kernel: String, cellsStepped: UInt128 = 0) {
    self.engine = engine
    self.kernel = kernel
    self.cellsStepped = cellsStepped
  }
}
