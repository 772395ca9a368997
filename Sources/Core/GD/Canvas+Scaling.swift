internal import CTerrariumGD

extension Canvas {
  /// Another canvas at another size, averaged as it shrinks, its transparency kept.
  package init(_ other: borrowing Canvas, width: Int, height: Int) throws(GDError) {
    try self.init(width: width, height: height)
    unsafe gdImageAlphaBlending(image, 0)
    draw(other, left: 0, top: 0, width: width, height: height)
    unsafe gdImageAlphaBlending(image, 1)
  }

  /// Draws all of another canvas into a rectangle, averaged when reduced, with its transparency
  /// blended; parts beyond this canvas are clipped.
  package mutating func draw(
    _ other: borrowing Canvas, left: Int, top: Int, width: Int, height: Int
  ) {
    unsafe gdImageCopyResampled(
      image, other.image, Int32(clamping: left), Int32(clamping: top), 0, 0,
      Int32(clamping: width), Int32(clamping: height), Int32(other.width), Int32(other.height))
  }
}
