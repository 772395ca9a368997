internal import Synchronization
internal import TerrariumBasics

/// The limit on files and bytes that a command may write, counted over all of its jobs.
package final class WritingLimit: Sendable {
  /// The most files.
  package let files: Int
  private let bytes: Int
  private let written = Mutex((files: 0, bytes: 0))

  /// The limit of the current work; nil if there is none.
  package static var current: WritingLimit? { WorkContext.current[WritingLimit.self] }

  /// Creates an unused limit.
  package init(files: Int, bytes: Int) { (self.files, self.bytes) = (files, bytes) }

  /// Counts a file that is put in its place.
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
