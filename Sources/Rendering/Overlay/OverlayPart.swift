internal import Basics

/// A shape of an overlay among the pixels of a picture, in one colour.
struct OverlayPart: Sendable {
  enum Shape: Sendable {
    /// A line through points, its ends and joints round.
    case line([Place], width: Double)
    /// Polygons; what is enclosed twice is outside again.
    case area([[Place]])
    case text(OverlayText)
  }

  let shape: Shape
  let colour: Colour
  /// From 0 to 1.
  let opacity: Double
}

/// Lines of text at a point.
struct OverlayText: Sendable {
  /// Each line, and the way from the point to its first pen.
  let lines: [(text: String, pen: Place)]
  let point: Place
  let font: Font
  /// Degrees clockwise about the point.
  let turn: Double
  /// The pixels by which the letters are bolder, for their halo.
  var spread = 0.0

  init(
    _ text: String, at point: Place, _ anchor: Annotation.Anchor, font: Font, turn: Double
  ) {
    (self.point, self.font, self.turn) = (point, font, turn)
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (capitals, pitch) = (font.metrics.capitals, font.size * 5 / 4)
    let height = capitals + (texts.count - 1) * pitch
    // The first line on which letters stand.
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
      return (text, Place(left, first + Double(number * pitch)))
    }
  }

  /// The place of a line's first pen; between pixels only where the text is turned.
  func pen(of line: Int) -> Place {
    let pen = point + Rotation(turn).turned(lines[line].pen)
    return turn == 0 ? pen.rounded(.toNearestOrAwayFromZero) : pen
  }

  /// The halo around it.
  func spread(by pixels: Double) -> OverlayText {
    var text = self
    text.spread = pixels
    return text
  }
}

/// A rotation of the plane by degrees clockwise.
struct Rotation: Sendable {
  private let sine: Double
  private let cosine: Double

  init(_ degrees: Double) { (sine, cosine) = SphereMath.sineAndCosine(degrees) }

  func turned(_ way: Place) -> Place {
    Place(way.x * cosine - way.y * sine, way.x * sine + way.y * cosine)
  }
}
