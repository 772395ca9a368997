package import TerrariumGD

extension Canvas: ScenePaper {
  package var isOfShapes: Bool { false }

  package mutating func smoothLine(
    _ colour: UInt32, through points: [(x: Double, y: Double)], width: Double
  ) {
    for (from, to) in zip(points, points.dropFirst()) {
      smoothLine(colour, from: from, to: to, width: width)
    }
    for point in points {
      fillCircle(colour, centreX: point.x, centreY: point.y, radius: width / 2)
    }
  }

  /// Writes a line of text, with the top left of its box at a point.
  package mutating func set(_ text: String, left: Int, top: Int, font: FontStyle, colour: Colour) {
    let font = Font(font)
    font.forEachLetter(of: text) { glyph, pen in
      lay(
        glyph.mask.shares, width: glyph.mask.width, left: left + pen + glyph.mask.left,
        top: top + font.baseline - glyph.mask.top, colour: colour.code)
    }
  }
}
