/// A run of a small field that is played and measured without a film. Many runs reuse the same
/// memory.
package protocol QuickRun: AnyObject {
  /// The number of cells.
  var cellCount: Int { get }

  /// The last tick that the run may reach.
  var mostTicks: Int { get }

  /// The number of ticks so far.
  var ticks: Int { get }

  /// The numbers of live cells and of changed cells at each tick so far.
  var alive: [UInt32] { get }
  var changed: [UInt32] { get }

  /// Restarts at tick 0, with one cell flipped.
  func restart(flipping cell: Cell)

  /// Advances to a tick.
  func play(to tick: Int)

  /// The repetition of the run, if it is already known.
  func repetition() -> Repetition?

  /// The cells at an earlier tick or now.
  func grid(at tick: Int) -> StateGrid
}

/// Starts the run of a seed and passes it to a closure; returns false if there is no such run.
package typealias QuickStart = @Sendable (Seed, (any QuickRun) -> Void) -> Bool
