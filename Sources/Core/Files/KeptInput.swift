internal import Synchronization
internal import TerrariumBasics

/// The bytes of inputs that can be read only once: standard input, pipes and devices.
///
/// A film may be planned more than once, and each plan reads its files.
package final class KeptInput: Sendable {
  /// The inputs of the current work.
  static var current: KeptInput? { WorkContext.current[KeptInput.self] }

  /// The bytes of a path, once read. Only readers of the same path wait.
  private final class Entry: Sendable { let bytes = Mutex<[UInt8]?>(nil) }

  private let known = Mutex<[String: Entry]>([:])

  /// True once a scenario has been read from standard input, which then contains nothing else.
  private let isScenario = Atomic(false)

  package init() {}

  /// Records that standard input contains a scenario.
  func noteScenario() { isScenario.store(true, ordering: .relaxed) }

  /// True if standard input contains a scenario.
  var hasScenario: Bool { isScenario.load(ordering: .relaxed) }

  /// Returns the bytes of a path, which the first call reads.
  func bytes(
    of path: String, reading read: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    let entry = known.withLock { known in
      let entry = known[path] ?? Entry()
      known[path] = entry
      return entry
    }
    return try entry.bytes.withLock { kept throws(FileError) in
      if let kept { return kept }
      let bytes = try read()
      kept = bytes
      return bytes
    }
  }
}
