import TerrariumRendering
import Testing

struct FontTests {
  private static let shown =
    (0x21...0x7e).compactMap { Unicode.Scalar(UInt8($0)) }
    + (0x410...0x44f).compactMap { Unicode.Scalar(UInt32($0)) }
    + Array("ЁёÁÉÍÓÚÜÑáéíóúüñ¿¡«»—–…°×±→≤≥·²⁰¹³⁴⁵⁶⁷⁸⁹⁻№€ªº“”‘’„−÷≠≈←↑↓•".unicodeScalars)

  @Test func `the typeface has ASCII, Spanish, Russian and signs, in both weights`() {
    for letters in [Typeface.regular, .bold].map({ Set($0.characters) }) {
      #expect(
        Set(Self.shown.map(Character.init) + "\u{20}\u{a0}\u{fffd}").subtracting(letters).isEmpty)
      #expect(!letters.contains("漢"))
    }
  }

  @Test(arguments: [9, 11, 14, 20, 28, 40], [false, true])
  func `letters fit their line and can be told apart`(size: Int, isBold: Bool) {
    let font = Font(size: size, isBold: isBold)
    // These are drawn alike; small dashes and full stops have too few pixels to differ.
    let twins: Set<Unicode.Scalar> = Set("АВЕКМНОРСТХаеорсхуьЬ".unicodeScalars)
    var seen: [CoverageMask: Unicode.Scalar] = [:]
    var count = 0
    for scalar in Self.shown {
      font.forEachLetter(of: String(scalar)) { glyph, _ in
        let mask = glyph.mask
        count += 1
        #expect(mask.shares.contains { $0 > 127 }, "\(scalar) is blank at \(size)")
        #expect(glyph.advance > 0 && glyph.advance <= 3 * size / 2, "\(scalar) at \(size)")
        #expect(mask.top <= font.metrics.ascent, "\(scalar) leaves its line at \(size)")
        #expect(mask.height - mask.top <= font.metrics.descent, "\(scalar) at \(size)")
        guard size >= 11, !twins.contains(scalar) else { return }
        let twin = seen.updateValue(scalar, forKey: mask)
        #expect(twin == nil, "\(scalar) looks like \(twin.map(String.init) ?? "") at \(size)")
      }
    }
    #expect(count == Self.shown.count)
  }

  @Test(arguments: 9...60, [false, true])
  func `figures are all as wide, so that counters stand still`(size: Int, isBold: Bool) {
    let font = Font(size: size, isBold: isBold)
    #expect(Set("0123456789".map { font.width(of: String($0)) }).count == 1)
    #expect(font.width(of: "1111") == font.width(of: "8074"))
  }

  @Test func `outlines of figures lie in the middle of their width`() {
    for typeface in [Typeface.regular, .bold] {
      for figure in "0123456789".map(typeface.glyph) {
        let ink = figure.reach(\.x) ?? 0...0
        #expect(abs(ink.lowerBound + ink.upperBound - figure.advance) < 6)
      }
    }
  }

  @Test(arguments: 9...48, [false, true])
  func `letters stand on whole pixels`(size: Int, isBold: Bool) {
    let font = Font(size: size, isBold: isBold)
    let typeface = isBold ? Typeface.bold : .regular
    func rows(_ height: Int) -> Int { GlyphFit.divided(height * size, by: 1000) }
    var count = 0
    for (letters, height) in [
      ("xzvrnu", typeface.metrics.small), ("HEFTLZKИПШ", typeface.metrics.capitals),
    ] {
      for letter in letters {
        font.forEachLetter(of: String(letter)) { glyph, _ in
          let mask = glyph.mask
          count += 1
          // Curves may overshoot from a size on.
          let over = size < 28 ? 0 : 1
          #expect((rows(height)...rows(height) + over).contains(mask.top), "\(letter) at \(size)")
          #expect((0...over).contains(mask.height - mask.top), "\(letter) at \(size)")
        }
      }
    }
    // A stem has a sharp left edge: its first column is full from top to bottom.
    font.forEachLetter(of: "I") { glyph, _ in
      count += 1
      #expect((0..<glyph.mask.height).dropFirst().allSatisfy { glyph.mask[0, $0] == 255 })
    }
    #expect(count == 17)
  }

  @Test(arguments: [9, 11, 14, 20])
  func `a dot stands apart from its letter`(size: Int) {
    for isBold in [false, true] {
      for letter in "iёüй" {
        Font(size: size, isBold: isBold).forEachLetter(of: String(letter)) { glyph, _ in
          let mask = glyph.mask
          let empty = (0..<mask.height).filter { y in
            (0..<mask.width).allSatisfy { mask[$0, y] < 100 }
          }
          #expect(!empty.isEmpty, "\(letter) at \(size), bold \(isBold)")
        }
      }
    }
  }

  @Test func `what it lacks is shown as something`() {
    let font = Font(size: 14)
    font.forEachLetter(of: "漢") { glyph, _ in #expect(glyph.mask.shares.contains(255)) }
  }

  @Test func `a letter of several scalars is one letter`() {
    let font = Font(size: 14)
    func masks(_ text: String) -> [CoverageMask] {
      var masks: [CoverageMask] = []
      font.forEachLetter(of: text) { glyph, _ in masks.append(glyph.mask) }
      return masks
    }
    #expect(masks("e\u{301}") == masks("é") && masks("и\u{306}") == masks("й"))
    // A letter whose mark is missing is drawn without it; a family is one box, not seven.
    #expect(masks("x\u{301}") == masks("x"))
    #expect(masks("👨‍👩‍👧‍👦🇪🇸") == masks("漢漢"))
  }

  @Test func `pairs that leave a hole between them stand nearer`() {
    for size in [14, 20, 40] {
      let font = Font(size: size)
      for pair in ["AV", "To", "Га", "Ту", "P.", "РА"] {
        let apart = pair.map { font.width(of: String($0)) }.reduce(0, +)
        #expect(font.width(of: pair) < apart, "\(pair) at \(size)")
      }
      for pair in ["nn", "HO", "ин", "10"] {
        let apart = pair.map { font.width(of: String($0)) }.reduce(0, +)
        #expect(font.width(of: pair) == apart, "\(pair) at \(size)")
      }
    }
  }

  @Test(arguments: 9...16, [false, true])
  func `letters do not touch if they are not kerned`(size: Int, isBold: Bool) {
    let font = Font(size: size, isBold: isBold)
    for letters in ["acdefgnorstvx", "абвгдежзлостхэюя"] {
      for pair in letters.flatMap({ one in letters.map { "\(one)\($0)" } })
      where font.width(of: pair) >= pair.map({ font.width(of: String($0)) }).reduce(0, +) {
        // The letter of each full pixel.
        var owners: [SIMD2<Int>: Int] = [:]
        font.forEachLetter(of: pair) { glyph, pen in
          let mask = glyph.mask
          for (y, x) in (0..<mask.height).flatMap({ y in (0..<mask.width).map { (y, $0) } })
          where mask[x, y] > 127 {
            let place = SIMD2(pen + mask.left + x, y - mask.top)
            let isOther = owners[place &- SIMD2(1, 0), default: pen] != pen
            #expect(!isOther && owners[place] == nil, "\(pair) at \(size)")
            owners[place] = pen
          }
        }
      }
    }
  }

  @Test func `a text is as wide as its letters, and shorter ones are no wider`() {
    let text = "Никого не осталось: 12 pingüinos, 3 orcas"
    for size in [9, 14, 31] {
      let font = Font(size: size)
      #expect(font.width(of: "") == 0)
      var last = 0
      for end in text.indices {
        let width = font.width(of: String(text[...end]))
        #expect(width >= last)
        last = width
      }
      for room in stride(from: 5, to: last, by: 7) {
        let short = font.shortened(text, to: room)
        #expect(font.width(of: short) <= room || short == "…")
      }
    }
  }

  @Test func `what lies outside is left out`() {
    let ink = InkRamp(indices: [1])
    for (left, top) in [(-3, -4), (6, -4), (100, 100), (-100, 0), (0, -100)] {
      var raster = Raster(width: 10, rows: 0..<10, filledWith: 0)
      raster.write("MMM", left: left, top: top, font: Font(size: 20), ink)
      let isFar = abs(left) == 100 || abs(top) == 100
      #expect(raster.pixels.contains(1) == !isFar, "\(left), \(top)")
    }
  }

  @Test func `text from bottom to top is the same text turned`() {
    let (font, ink) = (Font(size: 14), InkRamp(indices: [1, 2, 3, 4, 5, 6]))
    let (wide, high) = (font.width(of: "Añ 7"), font.height)
    var level = Raster(width: wide, rows: 0..<high, filledWith: 0)
    level.write("Añ 7", left: 0, top: 0, font: font, ink)
    var upwards = Raster(width: high, rows: 0..<wide, filledWith: 0)
    upwards.write("Añ 7", left: 0, top: 0, font: font, ink, isUpwards: true)
    for y in 0..<high {
      for x in 0..<wide {
        #expect(upwards.pixels[(wide - 1 - x) * high + y] == level.pixels[y * wide + x])
      }
    }
  }

  @Test(arguments: [9, 10, 11, 12, 14, 20], [false, true])
  func `words are apart at any size`(size: Int, isBold: Bool) {
    let font = Font(size: size, isBold: isBold)
    for (one, other) in [("Insight:", "4"), ("a", "1"), ("rule", "110"), ("T", "7"), ("of", "10")] {
      let whole = font.width(of: "\(one) \(other)")
      let space = whole - font.width(of: one) - font.width(of: other)
      #expect(space >= max(3, size / 5), "\(one) \(other)")
    }
  }
}
