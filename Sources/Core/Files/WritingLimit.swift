internal import Synchronization
internal import TerrariumBasics

/// The most files and bytes that a call may write, counted over all of its jobs.
package final class WritingLimit: Sendable {
  /// The most files.
  package let files: Int
  private let bytes: Int
  private let written = Mutex((files: 0, bytes: 0))

  /// The one that holds for the work that is begun here; nil if there is none.
  static var current: WritingLimit? { WorkContext.current[WritingLimit.self] }

  /// A limit of which nothing is used.
  package init(files: Int, bytes: Int) { (self.files, self.bytes) = (files, bytes) }

  /// Counts a file that gets its place.
  func countFile(_ path: String) throws(FileError) {
    let count = written.withLock { written in
      written.files += 1
      return written.files
    }
    guard count <= files else { throw .tooManyFiles(path: path, limit: files) }
  }

  /// Counts bytes of a file.
  func count(bytes more: Int, of path: String) throws(FileError) {
    let count = written.withLock { written in
      written.bytes += more
      return written.bytes
    }
    guard count <= bytes else { throw .tooManyBytes(path: path, limit: bytes) }
  }
}
