/// A typeface at a size in pixels and a weight.
package struct FontStyle: Hashable, Sendable {
  package let face: FontFace
  package let size: Int
  package let isBold: Bool

  package init(_ face: FontFace, size: Int, isBold: Bool) {
    self.face = face
    self.size = size
    self.isBold = isBold
  }
}
