internal import Synchronization
internal import TerrariumBasics

/// Logs the files that some work reads, and on which its results depend.
package final class ReadLog: Sendable {
  /// The log of the work that runs now.
  package static var current: ReadLog? { WorkContext.current[ReadLog.self] }

  /// The stamps of the files when they were first noted; nil for what was no file.
  private let seen = Mutex<[String: String?]>([:])
  /// True if the work has chosen a file among all of a folder, which may have others any time.
  private let choosing = Atomic(false)
  /// The number of the files that were there when they were first read.
  private let found = Atomic(0)
  /// The first file that was read again after it had changed.
  private let twofold = Mutex<String?>(nil)

  package init() {}

  /// Notes a file, whether it is there or not, before it is read.
  package func note(_ path: String) {
    let stamp = Self.stamp(of: path)
    let isOther = seen.withLock { seen in
      if let known = seen[path] { return known != stamp }
      seen.updateValue(stamp, forKey: path)
      if stamp != nil { found.add(1, ordering: .relaxed) }
      return false
    }
    if isOther { twofold.withLock { $0 = $0 ?? path } }
  }

  /// A file of which the work has read two versions; nil if there is none.
  package var readTwice: String? { twofold.withLock(\.self) }

  /// Notes that the work reads the newest file of a folder, or chooses among them otherwise.
  package func noteChoice() { choosing.store(true, ordering: .relaxed) }

  /// True if the work may read other files another time, though no file of these has changed.
  package var choosesFiles: Bool { choosing.load(ordering: .relaxed) }

  /// Notes the files of another log.
  package func note(_ other: ReadLog) {
    if other.choosesFiles { noteChoice() }
    let others = other.seen.withLock { $0 }
    seen.withLock { $0.merge(others) { own, _ in own } }
  }

  /// Notes a file as it is after the work itself has written it.
  package func noteWritten(_ path: String) {
    seen.withLock { _ = $0.updateValue(Self.stamp(of: path), forKey: path) }
  }

  /// The files so far, in order.
  package var paths: [String] { seen.withLock { $0.keys.sorted() } }

  /// The number of files that the work itself has read, as far as they were there.
  package var count: Int { found.load(ordering: .relaxed) }

  /// The files that have changed since they were noted: the work may have read them as they were.
  package var changed: [String] {
    seen.withLock { $0 }.filter { $0.value != Self.stamp(of: $0.key) }.keys.sorted()
  }

  private static func stamp(of path: String) -> String? {
    Path.kind(of: path) == .file ? FileHash.stamp(of: path) : nil
  }
}
