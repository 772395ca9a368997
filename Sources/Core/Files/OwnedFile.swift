internal import TerrariumBasics
internal import TerrariumLibC

/// A small file that belongs to this program while it runs; others can tell by its lock.
@safe
package final class OwnedFile: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Creates a file; nil if it cannot be created and locked.
  package init?(creating path: String) {
    descriptor = System.createFile(path)
    self.path = path
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      System.removeFile(path)
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Replaces its text.
  package func write(_ text: String) {
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = unsafe System.writeAll(Array(text.utf8)) { rest, done in
      unsafe System.writeBytes(descriptor, rest, at: done)
    }
  }

  package func remove() { System.removeFile(path) }

  /// Returns the text of a file whose owner has ended, and removes it; nil while its owner runs.
  package static func take(_ path: String) -> String? {
    guard let descriptor = try? System.openPlainFile(path) else { return nil }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      let bytes = System.chunk(of: descriptor, at: 0)
    else { return nil }
    System.removeFile(path)
    return String(decoding: bytes, as: UTF8.self)
  }
}
