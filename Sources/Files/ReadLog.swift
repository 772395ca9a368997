internal import Basics
internal import Synchronization

/// Logs the files that some work reads, and on which its results depend.
package final class ReadLog: Sendable {
  /// The log of the work that runs now.
  package static var current: ReadLog? { WorkContext.current[ReadLog.self] }

  private let seen = Mutex<Set<String>>([])

  package init() {}

  /// Notes a file, whether it is there or not.
  package func note(_ path: String) { seen.withLock { _ = $0.insert(path) } }

  /// The files so far, in order.
  package var paths: [String] { seen.withLock { $0.sorted() } }
}
