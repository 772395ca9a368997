/// A source of a font's letters at a size: the built-in typeface, or the user's own file.
protocol LetterShapes: Sendable {
  var metrics: FontMetrics { get }

  /// A drawn letter, or a replacement if it is missing.
  func glyph(_ character: Character) -> GlyphMask

  /// The difference of two letters' distance from their advances in pixels; mostly 0 or less.
  func kerning(_ left: GlyphMask, _ right: GlyphMask) -> Int
}

/// The heights of a font's lines, in pixels.
package struct FontMetrics: Hashable, Sendable {
  /// The rows from the baseline to the tops of accents over capitals.
  package let ascent: Int
  /// The rows from the baseline to the ends of descenders.
  package let descent: Int
  /// The height of capitals and digits.
  package let capitals: Int
  /// The height of lower-case letters without ascenders.
  package let small: Int

  /// The rows that a line of text may touch.
  package var height: Int { ascent + descent }
}

/// The built-in typeface at a size.
struct OutlineShapes: LetterShapes {
  let metrics: FontMetrics
  private let typeface: Typeface
  private let fit: GlyphFit

  init(_ typeface: Typeface, size: Int) {
    self.typeface = typeface
    let fit = GlyphFit(typeface.metrics, size: size)
    self.fit = fit
    func rows(_ height: Int) -> Int { GlyphFit.divided(height * size, by: 1000) }
    func masks(_ letters: String) -> [CoverageMask] {
      letters.map { GlyphMask(typeface.glyph($0), fit, groups: Kerning.Groups()).mask }
    }
    metrics = FontMetrics(
      ascent: masks(Self.tall).map(\.top).max() ?? size,
      descent: masks(Self.deep).map { $0.height - $0.top }.max() ?? 0,
      capitals: rows(typeface.metrics.capitals), small: rows(typeface.metrics.small))
  }

  /// Letters that reach highest and lowest at some size.
  private static let (tall, deep) = ("ÁÑÜЁЙ№[", "gjpy@ÇЩЦ,;(|$¿„")

  func glyph(_ character: Character) -> GlyphMask {
    let groups = typeface.kerning.groups(of: character)
    var glyph = GlyphMask(typeface.glyph(character), fit, groups: groups)
    glyph.isLetter = character.isLetter
    return glyph
  }

  func kerning(_ left: GlyphMask, _ right: GlyphMask) -> Int {
    // A pixel is a large part of a small space.
    if fit.size < 14, left.mask.width == 0 || right.mask.width == 0 { return 0 }
    let value = typeface.kerning.value(left.groups, right.groups)
    let nearer = GlyphFit.divided(value * fit.size, by: 1000)
    // Rounding can remove the gap between letters that are most of a pixel apart.
    return nearer == 0 && left.isLetter && right.isLetter ? left.lack(before: right) : nearer
  }
}

extension FontFace {
  /// The letters of the typeface at a size.
  func shapes(size: Int, isBold: Bool) -> any LetterShapes {
    switch self {
    case .builtIn: OutlineShapes(isBold ? .bold : .regular, size: size)
    case .file(let file): FileShapes(file, size: size)
    }
  }

  /// True if it is known to draw a letter as a box; unknown for the user's own font.
  package func lacks(_ character: Character) -> Bool {
    self == .builtIn && !character.isWhitespace && Typeface.regular.place(of: character) == nil
  }
}
