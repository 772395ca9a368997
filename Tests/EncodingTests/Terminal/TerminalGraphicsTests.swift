import Basics
import Encoding
import Rendering
import Support
import Testing

/// The graphics of terminals, read back by small readers.
struct TerminalGraphicsTests {
  /// A sixel picture as a terminal reads it: nil if nothing was drawn.
  private func sixels(_ bytes: [UInt8]) -> (width: Int, height: Int, pixels: [[Int?]]) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}P0;1q\"1;1;") && text.hasSuffix("\u{1b}\\"))
    var rest = Array(text.dropFirst(8).dropLast(2).utf8)[...]
    func number() -> Int {
      var value = 0
      while let digit = rest.first, (48...57).contains(digit) {
        value = 10 * value + Int(digit - 48)
        rest.removeFirst()
        if rest.first == UInt8(ascii: ";") { break }
      }
      return value
    }
    func numbers() -> [Int] {
      var all = [number()]
      while rest.first == UInt8(ascii: ";") {
        rest.removeFirst()
        all.append(number())
      }
      return all
    }
    let size = numbers()
    var pixels: [[Int?]] = Array(
      repeating: Array(repeating: nil, count: size[2]), count: size[3] + 5)
    var (x, top, colour) = (0, 0, 0)
    while let byte = rest.popFirst() {
      var count = 1
      var letter = byte
      switch byte {
      case UInt8(ascii: "#"):
        let definition = numbers()
        colour = definition[0]
        if definition.count > 1 { #expect(definition[1] == 2 && definition.count == 5) }
        continue
      case UInt8(ascii: "$"):
        x = 0
        continue
      case UInt8(ascii: "-"):
        (x, top) = (0, top + 6)
        continue
      case UInt8(ascii: "!"):
        count = number()
        letter = rest.popFirst() ?? 0
      default: break
      }
      #expect((63...126).contains(letter))
      for _ in 0..<count {
        for bit in 0..<6 where (letter - 63) >> UInt8(bit) & 1 == 1 {
          #expect(pixels[top + bit][x] == nil, "a pixel has one colour")
          pixels[top + bit][x] = colour
        }
        x += 1
      }
    }
    return (size[2], size[3], pixels)
  }

  @Test(arguments: UInt64(0)..<30)
  func `sixels are the pixels of the rows`(seed: UInt64) {
    var random = RandomStream(key: seed)
    let picture = randomPicture(
      width: 1 + random.draw(below: 50), height: 1 + random.draw(below: 40),
      colours: 1 + random.draw(below: 20), texture: Texture.allCases[Int(seed % 5)], using: &random)
    let first = random.draw(below: picture.height)
    let rows = first..<(first + 1 + random.draw(below: picture.height - first))
    let read = sixels(SixelText.bytes(of: picture, rows: rows))
    #expect(read.width == picture.width && read.height == rows.count)
    for (place, y) in rows.enumerated() {
      let line = picture.pixels[(y * picture.width)..<((y + 1) * picture.width)]
      #expect(read.pixels[place] == line.map { Int($0) }, "seed \(seed), row \(y)")
    }
    #expect(read.pixels[rows.count...].joined().allSatisfy { $0 == nil }, "seed \(seed)")
  }

  @Test(arguments: [1, 40, 300])
  func `kitty gets a PNG in pieces`(side: Int) throws {
    var random = RandomStream(key: 3)
    let picture = randomPicture(
      width: side, height: side, colours: 200, texture: .noise, using: &random)
    let text = String(
      decoding: try KittyText.bytes(of: picture, columns: 12, rows: 5), as: UTF8.self)
    let pieces = text.split(separator: "\u{1b}\\").map { $0.split(separator: ";", maxSplits: 1) }
    #expect(pieces[0][0].hasPrefix("\u{1b}_Ga=T,f=100,i=7,p=1,q=2,C=1,c=12,r=5,m="))
    for (number, piece) in pieces.enumerated() {
      let isLast = number == pieces.count - 1
      #expect(piece[0].hasPrefix("\u{1b}_G") && piece[0].hasSuffix(isLast ? "m=0" : "m=1"))
      #expect(piece[1].count <= 4096 && (isLast || piece[1].count % 4 == 0))
    }
    let png = Base64.bytes(of: pieces.map { String($0[1]) }.joined().utf8)
    #expect(png == (try pngBytes(picture, effort: .least)))
  }

  @Test func `of sixels those lines of text are sent that change`() throws {
    let size = TerminalSize(columns: 10, rows: 6, character: .init(width: 4, height: 8))
    var screen = FilmScreen(size, .sixel)
    var picture = IndexedPicture(
      width: 40, height: 40, palette: spreadPalette(2), pixels: Array(repeating: 0, count: 1600))
    let whole = String(decoding: try screen.show(picture, status: ""), as: UTF8.self)
    #expect(whole.hasPrefix("\u{1b}[?2026h\u{1b}[1;1H\u{1b}P0;1q\"1;1;40;40#0"))
    picture.pixels[40 * 17 + 3] = 1
    picture.pixels[40 * 24 + 3] = 1
    let part = String(decoding: try screen.show(picture, status: ""), as: UTF8.self)
    #expect(part.hasPrefix("\u{1b}[?2026h\u{1b}[3;1H\u{1b}P0;1q\"1;1;40;16#0"))
    #expect(part.hasSuffix("\u{1b}\\\u{1b}[?2026l"))
    #expect(try screen.show(picture, status: "").isEmpty)
  }

  @Test func `a status line is as long as the window is wide`() throws {
    var screen = FilmScreen(TerminalSize(columns: 7, rows: 3), .blocks(.fixed))
    var terminal = TerminalModel(columns: 7, rows: 3)
    let picture = IndexedPicture(width: 1, height: 1, palette: spreadPalette(1), pixels: [0])
    for (text, shown) in [
      ("tick 1", "tick 1 "), ("tick 1000000", "tick 10"), ("", "       "), ("жизнь · 3", "жизнь ·"),
      ("↑↓ speed", "↑↓ spee"), ("abcdefg", "abcdefg"),
    ] {
      terminal.take(try screen.show(picture, status: text))
      #expect(terminal.text(2) == shown && terminal.unknown.isEmpty)
      #expect(try screen.show(picture, status: text).isEmpty)
    }
    // Letters of two columns.
    terminal.take(try screen.show(picture, status: "生命的游戏"))
    #expect(terminal.text(2).hasPrefix("生命的 "))
  }

  @Test(arguments: [
    ("", false, false, false, ""),
    ("\u{1b}[?62;c", false, false, true, ""),
    ("\u{1b}[?1;2c", false, false, true, ""),
    ("\u{1b}[?62;4;22c", false, true, true, ""),
    ("\u{1b}[?4c", false, false, true, ""),
    ("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[6;18;9t\u{1b}[?62;52;c", true, false, true, "9x18"),
    ("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\\u{1b}[6;0;0t\u{1b}[?63;4c", false, true, true, ""),
    ("q \u{1b}[A\u{1b}[6;20;10t", false, false, false, "10x20"),
    ("\u{1b}[6;20t\u{1b}[", false, false, false, ""),
  ])
  func `answers tell what a terminal has`(
    bytes: String, kitty: Bool, sixel: Bool, areAll: Bool, character: String
  ) {
    let answers = TerminalAnswers(Array(bytes.utf8))
    #expect(answers.hasKitty == kitty && answers.hasSixel == sixel && answers.areAll == areAll)
    #expect(answers.character.map { "\($0.width)x\($0.height)" } ?? "" == character)
  }
}
