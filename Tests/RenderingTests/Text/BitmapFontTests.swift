import Testing

@testable import Rendering

struct BitmapFontTests {
  private let font = BitmapFont.builtIn

  @Test func `the font has ASCII, Spanish and Cyrillic`() {
    let ascii = (0x20...0x7e).compactMap { Unicode.Scalar(UInt8($0)) }
    let cyrillic = (0x410...0x44f).compactMap { Unicode.Scalar(UInt32($0)) }
    let others = Array("ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº«»—–…ЁёІі№€°×".unicodeScalars)
    let spanishAndRussian = others.filter { !"Ііªº€".unicodeScalars.contains($0) }
    for scalar in ascii + cyrillic + spanishAndRussian {
      #expect(font.has(scalar), "U+\(String(scalar.value, radix: 16)) \(scalar)")
    }
  }

  @Test func `letters fit their line and can be told apart`() {
    let shown = (0x21...0x7e).compactMap { Unicode.Scalar(UInt8($0)) }
    var seen: [[UInt32]: Unicode.Scalar] = [:]
    for scalar in shown {
      let glyph = font[scalar]
      #expect(glyph.rows.count == font.height && 1...16 ~= glyph.width, "\(scalar)")
      #expect(glyph.rows.contains { $0 != 0 }, "\(scalar) is blank")
      #expect(glyph.rows.allSatisfy { $0 < 1 << UInt32(glyph.width) }, "\(scalar)")
      let twin = seen.updateValue(scalar, forKey: [UInt32(glyph.width)] + glyph.rows)
      #expect(twin == nil, "\(scalar) looks like \(twin.map(String.init) ?? "")")
    }
  }

  @Test func `digits are all as wide, so that counters stand still`() {
    #expect(Set("0123456789".unicodeScalars.map { font[$0].width }).count == 1)
  }

  @Test func `what it lacks is shown as something`() {
    #expect(!font.has("漢"))
    #expect(font["漢"].rows.contains { $0 != 0 })
  }

  @Test func `a letter of several scalars is one letter`() {
    #expect(font.width(of: "e\u{301}") == font["é"].width)
    #expect(font.glyphs(of: "и\u{306}").map(\.rows) == [font["й"].rows])
    // A letter that it has not with its mark is drawn without; a family is one box, not seven.
    #expect(font.glyphs(of: "x\u{301}").map(\.rows) == [font["x"].rows])
    #expect(font.glyphs(of: "👨‍👩‍👧‍👦🇪🇸").map(\.rows) == [font["漢"].rows, font["漢"].rows])
  }

  @Test func `a text is as wide as its letters and the gaps between them`() {
    #expect(font.width(of: "") == 0)
    #expect(font.width(of: "A") == font["A"].width)
    #expect(font.width(of: "AB") == font["A"].width + font.spacing + font["B"].width)
  }

  @Test(arguments: [1, 2, 3, 5])
  func `scaled text is the text with each pixel a square`(scale: Int) {
    let text = "Añ жg"
    let width = font.width(of: text)
    func written(_ scale: Int) -> [UInt8] {
      var raster = Raster(width: width * scale, rows: 0..<font.height * scale, filledWith: 0)
      raster.write(text, left: 0, top: 0, scale: scale, 7)
      return raster.pixels
    }
    let (small, large) = (written(1), written(scale))
    let expected = large.indices.map { place in
      let (y, x) = place.quotientAndRemainder(dividingBy: width * scale)
      return small[y / scale * width + x / scale]
    }
    #expect(large == expected)
    #expect(small.contains(7))
  }

  @Test func `what lies outside is left out`() {
    for (left, top) in [(-3, -4), (8, -4), (100, 100), (-100, 0), (0, -100)] {
      var raster = Raster(width: 10, rows: 0..<10, filledWith: 0)
      raster.write("MMM", left: left, top: top, scale: 2, 1)
      let isFar = abs(left) == 100 || abs(top) == 100
      #expect(raster.pixels.contains(1) == !isFar, "\(left), \(top)")
    }
  }
}
