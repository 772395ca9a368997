internal import Synchronization

/// The letters of a face at a size: the widths of texts, and the places of their letters.
package struct Font: Sendable {
  package let style: FontStyle
  package let metrics: FontMetrics
  private let letters: LetterStore

  /// Creates the font of a face at a size. Its letters are drawn once for all users.
  package init(_ face: FontFace = .builtIn, size: Int, isBold: Bool = false) {
    self.init(FontStyle(face, size: max(1, min(Self.largest, size)), isBold: isBold))
  }

  init(_ style: FontStyle) {
    self.style = style
    letters = LetterStore.of(style)
    metrics = letters.shapes.metrics
  }

  package var face: FontFace { style.face }
  /// The size in pixels: about the height of a line of text, from descenders to accents.
  package var size: Int { style.size }
  package var isBold: Bool { style.isBold }

  /// The largest size.
  package static let largest = 2000
  /// The smallest legible size.
  package static let smallest = 9

  /// The rows of a line, from the tops of accents to the ends of descenders.
  package var height: Int { metrics.height }
  /// The rows above the baseline.
  package var baseline: Int { metrics.ascent }

  /// The font at another size.
  package func sized(_ size: Int) -> Font { Font(face, size: size, isBold: isBold) }

  /// The width of a line of text in pixels.
  package func width(of text: String) -> Int {
    // Layouts ask repeatedly while they try sizes.
    if let known = letters.width(of: text) { return known }
    var end = 0
    forEachLetter(of: text) { glyph, pen in end = pen + glyph.advance }
    letters.keep(end, of: text)
    return end
  }

  /// Calls a function with each letter of a line and the place of its pen, the first at 0.
  package func forEachLetter(of text: String, _ body: (GlyphMask, Int) -> Void) {
    var pen = 0
    var last: GlyphMask?
    for glyph in letters.glyphs(of: text) {
      if let last { pen += last.advance + letters.shapes.kerning(last, glyph) }
      body(glyph, pen)
      last = glyph
    }
  }

  /// The text, shortened to a width with an ellipsis.
  package func shortened(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return text }
    // No letter is narrower than a pixel; without this check a book would be measured once per
    // letter.
    var kept = String(text.prefix(max(0, width)))
    while !kept.isEmpty, self.width(of: kept + "…") > width { kept.removeLast() }
    return kept + "…"
  }

  /// A text in at most some lines of a width, broken after spaces, hyphens and slashes; the last
  /// line is shortened if necessary.
  package func lines(of text: String, to width: Int, atMost most: Int) -> [String] {
    if most == 1 || self.width(of: text) <= width { return [shortened(text, to: width)] }
    var (lines, rest) = ([String](), text[...])
    while !rest.isEmpty {
      let end = rest.firstIndex { "- /".contains($0) }.map(rest.index(after:)) ?? rest.endIndex
      let part = rest[..<end]
      rest = rest[end...]
      if let line = lines.last, lines.count == most || self.width(of: line + part) <= width {
        lines[lines.count - 1] += part
      } else {
        lines.append(String(part))
      }
    }
    return lines.map { shortened($0.hasSuffix(" ") ? String($0.dropLast()) : $0, to: width) }
  }
}

extension Font: Hashable {
  // There is one store for each face, size and weight.
  package static func == (one: Font, other: Font) -> Bool { one.letters === other.letters }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(letters)) }
}

/// The letters of a font that have been drawn, for all threads.
private final class LetterStore: Sendable {
  private static let all = Mutex<[FontStyle: LetterStore]>([:])

  let shapes: any LetterShapes
  private let known = Mutex<[Character: GlyphMask]>([:])
  /// The widths of recently measured texts.
  private let widths = Mutex<[String: Int]>([:])

  private static let widthLimit = 1024

  static func of(_ style: FontStyle) -> LetterStore {
    all.withLock { all in
      if let store = all[style] { return store }
      let store = LetterStore(style.face.shapes(size: style.size, isBold: style.isBold))
      all[style] = store
      return store
    }
  }

  private init(_ shapes: any LetterShapes) { self.shapes = shapes }

  func glyphs(of text: String) -> [GlyphMask] {
    known.withLock { known in
      text.map { character in
        if let glyph = known[character] { return glyph }
        let glyph = shapes.glyph(character)
        known[character] = glyph
        return glyph
      }
    }
  }

  func width(of text: String) -> Int? { widths.withLock { $0[text] } }

  func keep(_ width: Int, of text: String) {
    widths.withLock { widths in
      if widths.count >= Self.widthLimit { widths.removeAll(keepingCapacity: true) }
      widths[text] = width
    }
  }
}
