internal import Synchronization
internal import TerrariumBasics

/// Logs the files that some work reads and depends on.
package final class ReadLog: Sendable {
  /// The log of the current work.
  package static var current: ReadLog? { WorkContext.current[ReadLog.self] }

  /// The stamps of the files when first noted; nil for missing files.
  private let seen = Mutex<[String: String?]>([:])
  /// True if the work has chosen a file among all in a folder, which may change at any time.
  private let choosing = Atomic(false)
  /// The number of files that existed when first read.
  private let found = Atomic(0)
  /// The first file that had changed when it was read again.
  private let twofold = Mutex<String?>(nil)

  package init() {}

  /// Notes a file before it is read, whether it exists or not.
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

  /// Notes that the work reads the newest file of a folder, or otherwise chooses among its files.
  package func noteChoice() { choosing.store(true, ordering: .relaxed) }

  /// True if the work may read other files next time, even if none of these has changed.
  package var choosesFiles: Bool { choosing.load(ordering: .relaxed) }

  /// Notes the files of another log.
  package func note(_ other: ReadLog) {
    if other.choosesFiles { noteChoice() }
    let others = other.seen.withLock { $0 }
    seen.withLock { $0.merge(others) { own, _ in own } }
  }

  /// Notes a file after the work itself has written it.
  package func noteWritten(_ path: String) {
    seen.withLock { _ = $0.updateValue(Self.stamp(of: path), forKey: path) }
  }

  /// The noted files in order.
  package var paths: [String] { seen.withLock { $0.keys.sorted() } }

  /// The number of existing files that the work itself has read.
  package var count: Int { found.load(ordering: .relaxed) }

  /// The files that have changed since they were noted; the work may have read old content.
  package var changed: [String] {
    seen.withLock { $0 }.filter { $0.value != Self.stamp(of: $0.key) }.keys.sorted()
  }

  private static func stamp(of path: String) -> String? {
    Path.kind(of: path) == .file ? FileHash.stamp(of: path) : nil
  }
}
