/// A run of a small field that is played and measured without a film, many of them one after the
/// other in the same memory.
package protocol QuickRun: AnyObject {
  /// The number of cells.
  var cellCount: Int { get }

  /// The last tick that it may be played to.
  var mostTicks: Int { get }

  /// The number of ticks that it has advanced.
  var ticks: Int { get }

  /// The number of live cells at each tick so far, and of those that changed in it.
  var alive: [UInt32] { get }
  var changed: [UInt32] { get }

  /// Begins again at tick 0, with one cell flipped.
  func restart(flipping cell: Cell)

  /// Plays on to a tick.
  func play(to tick: Int)

  /// The repetition of the run, if it is known by now.
  func repetition() -> Repetition?

  /// The cells at a tick so far.
  func grid(at tick: Int) -> StateGrid
}

/// Begins the run of a seed and passes it to a closure; false if there is no such run.
package typealias QuickStart = @Sendable (Seed, (any QuickRun) -> Void) -> Bool
