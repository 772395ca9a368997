package import TerrariumPictures

/// A picture that is drawn as pixels or shapes once its format is known.
package struct StillDrawing: Sendable {
  package let pixels: @Sendable () throws -> StripedPicture
  package let shapes: @Sendable () throws -> Sketch

  package init(
    pixels: @escaping @Sendable () throws -> StripedPicture,
    shapes: @escaping @Sendable () throws -> Sketch
  ) {
    (self.pixels, self.shapes) = (pixels, shapes)
  }

  /// Creates the drawing of a frame by a painter.
  package init(of frame: Frame, by painter: any FramePainter) {
    self.init {
      painter.strips(of: frame)
    } shapes: {
      painter.sketch(of: frame)
    }
  }
}
