/// The limit of a file's size in bytes.
package struct SizeLimit: Hashable, Sendable {
  /// A file's size and the limit that it exceeds.
  package struct Excess: Hashable, Sendable {
    package let bytes: Int
    package let limit: Int

    package init(bytes: Int, limit: Int) { (self.bytes, self.limit) = (bytes, limit) }
  }

  private let bytes: Int

  /// Creates a limit.
  package init(bytes: Int) { self.bytes = bytes }

  /// Throws if a file's size in bytes exceeds the limit.
  package func check(_ written: Int, path: String) throws(FileError) {
    guard written > bytes else { return }
    throw .overLimit(path: path, Excess(bytes: written, limit: bytes))
  }
}
