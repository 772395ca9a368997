internal import Synchronization

/// Notes which files a task looks at: what it makes depends on them.
package final class ReadLog: Sendable {
  /// The log of the task that runs now.
  @TaskLocal package static var current: ReadLog?

  private let seen = Mutex<Set<String>>([])

  package init() {}

  /// Notes a file, whether it is there or not.
  package func note(_ path: String) { seen.withLock { _ = $0.insert(path) } }

  /// The files so far, in order.
  package var paths: [String] { seen.withLock { $0.sorted() } }
}
