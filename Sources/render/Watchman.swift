internal import Files
internal import Simulation
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

  private static func look(at memory: ProcessMemory, since start: Int) {
    let limit = Ceiling.bytes
    guard let bytes = memory.bytes, bytes - start - Ceiling.spare > limit else { return }
    Interrupts.end(saying: .memoryExceeded(limit: limit), code: ExitCode.failed.rawValue)
  }
}
