internal import Synchronization
internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumVocabulary

/// Watches the memory and the time of the program, and ends it with a fault before the system does.
///
/// Known large requests are refused beforehand. This catches slow growth and allocations of
/// libraries; old files stay unchanged, as on an interrupt.
enum LimitWatch {
  /// Starts the watch on its own thread: every 10 milliseconds, in which no program can allocate
  /// much, and more often when little is left.
  static func begin(for shell: Shell) {
    let memory = ProcessMemory()
    let group = ProcessMemory.groupLimit.map { $0 - max(6 << 20, $0 / 16) } ?? .max
    Threads.start {
      var pause: Int32 = 10
      while true {
        _ = poll(nil, 0, pause)
        let left = look(at: memory, group, shell)
        pause = left < 128 << 20 ? 1 : 10
      }
    }
  }

  /// Checks once and returns the remaining bytes. In a control group, pages backed by files do not
  /// count, because the system can drop them.
  private static func look(at memory: ProcessMemory?, _ group: Int, _ shell: Shell) -> Int {
    if let end = shell.process?.deadline.withLock({ $0 }), ContinuousClock.now > end.at {
      Interrupts.end(shell, saying: .timeExceeded(limit: end.limit))
    }
    guard let held = memory?.held else { return .max }
    let limit = Ceiling.bytes
    let left = min(min(limit, 1 << 60) + Ceiling.spare - held.all, group - held.own)
    guard left < 0 else { return left }
    Interrupts.end(shell, saying: .memoryExceeded(limit: min(limit, group)))
  }
}
