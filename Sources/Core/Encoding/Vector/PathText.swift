package import TerrariumPictures

/// The text of an SVG path. Each place is relative to the one before, in whole hundredths of a
/// pixel, so that rounding errors do not add up.
package struct PathText {
  package private(set) var text = ""
  private var here = SIMD2<Int>()

  package init() {}

  private static func parts(_ point: Sketch.Point) -> SIMD2<Int> {
    SIMD2(ShortNumbers.parts(point.x), ShortNumbers.parts(point.y))
  }

  /// Two numbers; a minus sign also separates them.
  private static func pair(_ way: SIMD2<Int>) -> String {
    let (x, y) = (ShortNumbers.text(ofParts: way.x), ShortNumbers.text(ofParts: way.y))
    return y.first == "-" ? x + y : x + " " + y
  }

  /// Begins a line.
  mutating func move(to point: Sketch.Point) {
    let place = Self.parts(point)
    text += text.isEmpty ? "M" + Self.pair(place) : "m" + Self.pair(place &- here)
    here = place
  }

  mutating func line(to point: Sketch.Point) {
    let place = Self.parts(point)
    let way = place &- here
    if way.y == 0 {
      text += "h" + ShortNumbers.text(ofParts: way.x)
    } else if way.x == 0 {
      text += "v" + ShortNumbers.text(ofParts: way.y)
    } else {
      text += "l" + Self.pair(way)
    }
    here = place
  }

  /// Ends a line at its first point, which the next one is relative to.
  mutating func close(at start: Sketch.Point) {
    text += "z"
    here = Self.parts(start)
  }

  /// A rectangle.
  mutating func rectangle(_ rect: PixelRect) {
    let (left, top) = (Double(rect.left), Double(rect.top))
    let (right, bottom) = (Double(rect.right), Double(rect.bottom))
    move(to: [left, top])
    line(to: [right, top])
    line(to: [right, bottom])
    line(to: [left, bottom])
    close(at: [left, top])
  }

  /// A line through points, or round a polygon.
  package mutating func line(through points: [Sketch.Point], closed: Bool) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if closed { close(at: first) }
  }
}
