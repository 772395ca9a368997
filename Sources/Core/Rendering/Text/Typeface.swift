internal import TerrariumBasics

/// The outlines of one weight of the built-in typeface, read from its text source.
///
/// A letter is parsed when needed: parsing all of them would cost every start of the program more
/// than the few letters of a picture.
package struct Typeface: Sendable {
  /// The heights and stems that letters have in common, in thousandths of the size.
  package struct Metrics: Hashable, Sendable {
    /// The heights of lower-case letters, capitals and ascenders, and the depth of descenders,
    /// which is negative.
    package var small = 0
    package var capitals = 0
    package var ascenders = 0
    package var tails = 0
    /// The length by which curves overshoot a height.
    var overshoot = 0
    /// The width of an upright stem, and the free space beside it.
    var (stem, side) = (0, 0)
  }

  package static let regular = Typeface(source: Assets.bytes(of: "typeface/regular.txt"))
  package static let bold = Typeface(source: Assets.bytes(of: "typeface/bold.txt"))

  package private(set) var metrics = Metrics()
  private var lines: [Character: Range<Int>] = [:]
  private let source: [UInt8]
  private(set) var kerning = Kerning()

  /// The letters that it has.
  package var characters: some Collection<Character> { lines.keys }

  /// The outline of a letter, or of its base, or a box.
  package func glyph(_ character: Character) -> GlyphOutline {
    guard let range = place(of: character) ?? lines["\u{fffd}"] else {
      return GlyphOutline(contours: [])
    }
    return GlyphOutline(lines: source[range].split(separator: UInt8(ascii: "\n")))
  }

  /// The place in its source of a letter, or of its base; nil if it has neither.
  func place(of character: Character) -> Range<Int>? {
    lines[character] ?? character.unicodeScalars.first.flatMap { lines[Character($0)] }
  }
}

extension Typeface {
  /// Parses a text source: the metrics, then each letter after its line `glyph U+0041 A 672`, and
  /// pairs of letters. Unknown lines are skipped.
  init(source: [UInt8]) {
    self.source = source
    var start = 0
    var open: (character: Character, start: Int)?
    func close(_ lines: inout [Character: Range<Int>], at end: Int) {
      if let (character, start) = open { lines[character] = start..<end }
      open = nil
    }
    while start < source.count {
      let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      // Outlines and stems begin with a single letter.
      if end > start + 2, source[start + 1] != UInt8(ascii: " ") {
        close(&lines, at: start)
        let words = String(decoding: source[start..<end], as: UTF8.self).split(separator: " ")
        switch words.first {
        case "glyph": open = words.count > 1 ? Self.character(words[1]).map { ($0, start) } : nil
        case "same" where words.count > 3:
          if let own = Self.character(words[1]), let other = Self.character(words[3]) {
            lines[own] = lines[other]
          }
        case "kern" where words.count > 3: kerning.add(words[1], words[2], words[3])
        case let name?: metrics.set(name, words.count > 1 ? Int(words[1]) ?? 0 : 0)
        case nil: break
        }
      }
      start = end + 1
    }
    close(&lines, at: source.count)
  }

  private static func character(_ code: Substring) -> Character? {
    UInt32(code.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
  }
}

extension Typeface.Metrics {
  fileprivate mutating func set(_ name: Substring, _ value: Int) {
    switch name {
    case "small": small = value
    case "capitals": capitals = value
    case "ascenders": ascenders = value
    case "tails": tails = value
    case "overshoot": overshoot = value
    case "stem": stem = value
    case "side": side = value
    default: break
    }
  }
}
