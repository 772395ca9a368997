internal import Assets

/// The built-in font: letters of pixels, as wide as each needs, scaled by whole numbers.
package struct BitmapFont: Sendable {
  /// A letter's pixels, row by row, the leftmost at the highest of `width` bits.
  struct Glyph: Sendable {
    let width: Int
    let rows: [UInt32]
  }

  /// The rows of a line, accents and tails included.
  package let height: Int
  /// The rows above the line on which letters stand.
  package let baseline: Int
  /// The pixels between two letters.
  let spacing: Int
  private let glyphs: [Unicode.Scalar: Glyph]
  private let unknown: Glyph

  /// The font that is built in.
  package static let builtIn = BitmapFont(source: Assets.font)

  /// Whether it has a letter of its own for a character.
  package func has(_ scalar: Unicode.Scalar) -> Bool { glyphs[scalar] != nil }

  /// How many pixels wide a line of text is at scale 1.
  package func width(of text: String) -> Int {
    var width = 0
    for glyph in self.glyphs(of: text) { width += glyph.width + spacing }
    return max(0, width - spacing)
  }

  subscript(scalar: Unicode.Scalar) -> Glyph { glyphs[scalar] ?? unknown }

  /// What is drawn for a text: one glyph for each letter, however many scalars it is made of.
  func glyphs(of text: String) -> [Glyph] { text.map(glyph) }

  /// The glyph of a letter, of the same letter written as one scalar, or of its base.
  private func glyph(of letter: Character) -> Glyph {
    let scalars = letter.unicodeScalars
    if scalars.count > 1, let same = glyphs.first(where: { Character($0.key) == letter }) {
      return same.value
    }
    return scalars.first.flatMap { glyphs[$0] } ?? unknown
  }
}

extension BitmapFont {
  /// Reads the text source: a head of `height`, `baseline` and `spacing`, then for each letter a
  /// line `glyph U+0041 A` and its rows of points and number signs.
  init(source: String) {
    var head: [Substring: Int] = [:]
    var glyphs: [Unicode.Scalar: Glyph] = [:]
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let words = line.split(separator: " ")
      guard words.count >= 2, words[0] != "#" else { continue }
      guard words[0] == "glyph" else {
        head[words[0]] = Int(words[1])
        continue
      }
      let rows = lines.prefix(head["height"] ?? 0)
      lines = lines.dropFirst(rows.count)
      guard let code = UInt32(words[1].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(code)
      else { continue }
      glyphs[scalar] = Glyph(
        width: rows.first?.utf8.count ?? 0,
        rows: rows.map { row in
          row.utf8.reduce(0) { bits, mark in bits << 1 | (mark == UInt8(ascii: "#") ? 1 : 0) }
        })
    }
    height = head["height"] ?? 0
    baseline = head["baseline"] ?? 0
    spacing = head["spacing"] ?? 1
    self.glyphs = glyphs
    unknown = glyphs["\u{fffd}"] ?? Glyph(width: 0, rows: [])
  }
}
