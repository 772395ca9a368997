/// A rectangle of a picture's pixels, from the top left.
package struct PixelArea: Hashable, Sendable {
  package let left: Int
  package let top: Int
  package let width: Int
  package let height: Int

  package init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// True if it contains no pixel.
  var isEmpty: Bool { width == 0 || height == 0 }
}
