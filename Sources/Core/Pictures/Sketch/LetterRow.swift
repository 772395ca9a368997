/// A letter as a shape, the same at every place.
package struct SketchLetter: Hashable, Sendable {
  package let character: Character
  package let isBold: Bool
  /// The outline in thousandths of the size, upwards from the baseline.
  package let outline: GlyphOutline

  package init(character: Character, isBold: Bool, outline: GlyphOutline) {
    self.character = character
    self.isBold = isBold
    self.outline = outline
  }
}

/// A line of text as shapes.
package struct LetterRow: Sendable {
  package let text: String
  /// The letters and their pens, in thousandths of the size from the first one's.
  package let letters: [(letter: SketchLetter, pen: Double)]
  /// The pen of the first letter, on the baseline.
  package let pen: Sketch.Point
  /// The size of its letters in pixels.
  package let size: Double
  /// The rotation in degrees clockwise about that pen: -90 if it reads from bottom to top.
  package let turn: Double
  /// The pixels by which its letters are bolder; it is then the halo of other letters instead of
  /// text.
  package let spread: Double

  package init(
    _ text: String, letters: [(letter: SketchLetter, pen: Double)], pen: Sketch.Point, size: Double,
    turn: Double, spread: Double
  ) {
    self.text = text
    self.letters = letters
    self.pen = pen
    self.size = size
    self.turn = turn
    self.spread = spread
  }

  /// A place of the row in pixels, given distances along the pens and down from them.
  package func place(along: Double, down: Double) -> Sketch.Point {
    pen + Rotation(turn).turned([along, down])
  }
}
