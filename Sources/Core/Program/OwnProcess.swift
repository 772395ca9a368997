internal import Synchronization
internal import TerrariumEncoding

/// A process whose only work is a command: its time limit, and the cleanup when a signal ends it.
final class OwnProcess: Sendable {
  private let endings = Mutex<[@Sendable () -> Void]>([])

  /// The end of the time, and its length.
  let deadline = Mutex<(at: ContinuousClock.Instant, limit: FrameDelay)?>(nil)

  /// Registers cleanup for the thread that ends the process.
  func atEnd(_ work: @escaping @Sendable () -> Void) { endings.withLock { $0.append(work) } }

  /// Runs the registered cleanup, unless a thread holds its lock.
  func cleanUp() {
    for restore in (endings.withLockIfAvailable(\.self) ?? []) { restore() }
  }

  /// Limits the time of the process from now on.
  func allow(_ time: FrameDelay) {
    let seconds = Double(time.numerator) / Double(time.denominator)
    deadline.withLock { $0 = (.now + .seconds(seconds), time) }
  }

  var isTimed: Bool { deadline.withLock { $0 } != nil }
}
