package import Rendering

/// A single picture that is drawn when it is known as what: as pixels, or as shapes.
package struct StillDrawing: Sendable {
  let pixels: @Sendable () throws -> StripedPicture
  let shapes: @Sendable () throws -> Sketch

  package init(
    pixels: @escaping @Sendable () throws -> StripedPicture,
    shapes: @escaping @Sendable () throws -> Sketch
  ) {
    (self.pixels, self.shapes) = (pixels, shapes)
  }

  /// A frame, as somebody draws it.
  package init(of frame: Frame, by painter: any FramePainter) {
    self.init {
      painter.strips(of: frame)
    } shapes: {
      painter.sketch(of: frame)
    }
  }
}
