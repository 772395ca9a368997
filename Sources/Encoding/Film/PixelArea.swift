/// A rectangle of pixels, from the top left.
package struct PixelArea: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var width: Int
  package var height: Int

  /// A rectangle.
  package init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// A rectangle without a pixel.
  package var isEmpty: Bool { width == 0 || height == 0 }
}
