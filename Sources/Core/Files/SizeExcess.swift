/// A file's size and the limit that it exceeds.
package struct SizeExcess: Hashable, Sendable {
  package let bytes: Int
  package let limit: Int

  package init(bytes: Int, limit: Int) { (self.bytes, self.limit) = (bytes, limit) }
}
