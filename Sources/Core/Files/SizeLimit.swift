/// The limit of a file's size in bytes.
package struct SizeLimit: Hashable, Sendable {
  /// The excess of a file over its limit.
  package struct Excess: Hashable, Sendable {
    package let bytes: Int
    package let limit: Int

    package init(bytes: Int, limit: Int) { (self.bytes, self.limit) = (bytes, limit) }
  }

  private let bytes: Int

  /// A limit.
  package init(bytes: Int) { self.bytes = bytes }

  /// Throws if a file of a size in bytes is too large.
  package func check(_ written: Int, path: String) throws(FileError) {
    guard written > bytes else { return }
    throw .overLimit(path: path, Excess(bytes: written, limit: bytes))
  }
}
