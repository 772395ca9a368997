internal import TerrariumBasics

/// A shape of an overlay in pixels of a picture, in one colour.
package struct OverlayPart: Sendable {
  package enum Shape: Sendable {
    /// A line through points, with round ends and joints.
    case line([PixelPoint], width: Double)
    /// Polygons, filled by the even-odd rule.
    case area([[PixelPoint]])
    case text(OverlayText)
  }

  let shape: Shape
  let colour: Colour
  /// The opacity, from 0 to 1.
  let opacity: Double
}

/// Lines of text at a point.
package struct OverlayText: Sendable {
  /// The lines, with the offset from the point to each line's first pen.
  let lines: [(text: String, pen: PixelPoint)]
  let point: PixelPoint
  let font: Font
  /// The rotation in degrees clockwise about the point.
  let turn: Double
  /// The pixels by which the letters are bolder, for their halo.
  package var spread = 0.0

  package init(
    _ text: String, at point: PixelPoint, _ anchor: Annotation.Anchor, font: Font, turn: Double
  ) {
    self.point = point
    self.font = font
    self.turn = turn
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (capitals, pitch) = (font.metrics.capitals, font.size * 5 / 4)
    let height = capitals + (texts.count - 1) * pitch
    // The first baseline.
    let first =
      switch anchor {
      case .center, .left, .right: Double(capitals) - Double(height) / 2
      case .top: Double(capitals)
      case .bottom: Double(capitals - height - font.metrics.descent)
      }
    lines = texts.enumerated().map { number, text in
      let width = Double(font.width(of: text))
      let left =
        switch anchor {
        case .left: 0.0
        case .right: -width
        case .center, .top, .bottom: -width / 2
        }
      return (text, PixelPoint(left, first + Double(number * pitch)))
    }
  }

  /// The place of a line's first pen; between pixels only if the text is rotated.
  func pen(of line: Int) -> PixelPoint {
    let pen = point + Rotation(turn).turned(lines[line].pen)
    return turn == 0 ? pen.nearestPixel : pen
  }

  /// The halo around the text.
  package func spread(by pixels: Double) -> OverlayText {
    var text = self
    text.spread = pixels
    return text
  }
}

extension PixelPoint {
  /// The nearest whole point; halves go the same way on both sides of zero, so that what begins
  /// outside a view is where it is on the whole picture.
  var nearestPixel: PixelPoint { (self + 0.5).rounded(.down) }
}
