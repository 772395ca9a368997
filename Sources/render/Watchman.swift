internal import Files
internal import Simulation
internal import Synchronization
internal import Vocabulary

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Looks how much memory the program takes, and ends it with a fault before the machine does.
///
/// What is known to be much is refused before it is taken. What grows little by little, or in a
/// library of somebody else's, is found here: old files are as they were, as on an interrupt.
enum Watchman {
  /// The milliseconds between two looks, in which nobody can take much.
  private static let pause: Int32 = 10

  /// Watches from now on, on a thread of its own.
  static func begin() {
    guard let memory = ProcessMemory(), let start = memory.bytes else { return }
    Threads.start {
      while true {
        _ = poll(nil, 0, pause)
        look(at: memory, since: start)
      }
    }
  }

  /// When it is too late.
  private static let deadline = Mutex<(at: ContinuousClock.Instant, seconds: Int)?>(nil)

  /// Lets the program go on for so long from now, and no longer.
  static func allow(seconds: Int) {
    deadline.withLock { $0 = (.now + .seconds(seconds), seconds) }
  }

  private static func look(at memory: ProcessMemory, since start: Int) {
    if let end = deadline.withLock({ $0 }), ContinuousClock.now > end.at {
      Interrupts.end(saying: .timeExceeded(seconds: end.seconds), code: ExitCode.failed.rawValue)
    }
    let limit = Ceiling.bytes
    guard let bytes = memory.bytes, bytes - start - Ceiling.spare > limit else { return }
    Interrupts.end(saying: .memoryExceeded(limit: limit), code: ExitCode.failed.rawValue)
  }
}
