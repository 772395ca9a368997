internal import TerrariumGD

/// A surface for scenes: gd's pixels, or shapes for a vector file. Colours are `0xRRGGBB`, and
/// pixel (0, 0) reaches from 0 to 1.
package protocol ScenePaper: ~Copyable {
  var width: Int { get }
  var height: Int { get }
  /// True if it keeps shapes, which may be enlarged.
  var isOfShapes: Bool { get }

  /// Fills everything.
  mutating func fill(_ colour: UInt32)
  mutating func fill(_ colour: UInt32, left: Int, top: Int, width: Int, height: Int)
  mutating func fillRoundedRectangle(
    _ colour: UInt32, left: Double, top: Double, width: Double, height: Double, radius: Double,
    opacity: Double)
  mutating func fillCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double, opacity: Double)
  /// Fills a polygon by the even-odd rule.
  mutating func fillPolygon(_ colour: UInt32, _ points: [(x: Double, y: Double)])
  /// Draws a line through points, with round ends and joints.
  mutating func smoothLine(
    _ colour: UInt32, through points: [(x: Double, y: Double)], width: Double)
  mutating func strokeCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double, width lineWidth: Double)
  /// Writes a line of text, with the top left of its box at a point.
  mutating func set(_ text: String, left: Int, top: Int, font: FontStyle, colour: Colour)
  /// Copies pixels, `0xRRGGBB`, row by row.
  mutating func copy(_ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int)
  /// Blends pixels, `0xAARRGGBB`, row by row; they are finer than the paper's by its `fineness`.
  mutating func stamp(_ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int)
}

/// Any paper for scenes, including noncopyable ones.
package typealias ScenePage = ScenePaper & ~Copyable

extension ScenePaper where Self: ~Copyable {
  /// The number of a picture's pixels per pixel of the paper, horizontally and vertically.
  package var fineness: Int { isOfShapes ? 4 : 1 }

  package mutating func fillCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double
  ) {
    fillCircle(colour, centreX: centreX, centreY: centreY, radius: radius, opacity: 1)
  }

  /// Draws a line between two points with straight ends.
  package mutating func smoothLine(
    _ colour: UInt32, from start: (x: Double, y: Double), to end: (x: Double, y: Double),
    width: Double
  ) {
    fillPolygon(colour, lineOutline(from: start, to: end, width: width))
  }
}
