internal import CTerrariumGD

extension Canvas {
  /// Creates a scaled copy of a canvas, averaged when reduced, with its transparency.
  package init(_ other: borrowing Canvas, width: Int, height: Int) throws(GDError) {
    try self.init(width: width, height: height)
    unsafe gdImageAlphaBlending(image, 0)
    draw(other, left: 0, top: 0, width: width, height: height)
    unsafe gdImageAlphaBlending(image, 1)
  }

  /// Draws another canvas into a rectangle, averaged when reduced and blended by its transparency;
  /// parts outside this canvas are clipped.
  package mutating func draw(
    _ other: borrowing Canvas, left: Int, top: Int, width: Int, height: Int
  ) {
    unsafe gdImageCopyResampled(
      image, other.image, Int32(clamping: left), Int32(clamping: top), 0, 0,
      Int32(clamping: width), Int32(clamping: height), Int32(other.width), Int32(other.height))
  }
}
