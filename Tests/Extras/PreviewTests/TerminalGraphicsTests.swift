import TerrariumBasics
import TerrariumEncoding
import TerrariumPreview
import TerrariumRendering
import TerrariumSupport
import Testing

/// The graphics of terminals, read back by small readers.
struct TerminalGraphicsTests {
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
    #expect(png == (try pngBytes(picture, effort: .quick)))
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
    // Letters two columns wide.
    terminal.take(try screen.show(picture, status: "生命的游戏"))
    #expect(terminal.text(2).hasPrefix("生命的 "))
  }

  @Test(arguments: [
    ("", false, false, ""),
    ("\u{1b}[?62;c", false, true, ""),
    ("\u{1b}[?1;2c", false, true, ""),
    ("\u{1b}[?62;4;22c", false, true, ""),
    ("\u{1b}[?4c", false, true, ""),
    ("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[6;18;9t\u{1b}[?62;52;c", true, true, "9x18"),
    ("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\\u{1b}[6;0;0t\u{1b}[?63;4c", false, true, ""),
    ("q \u{1b}[A\u{1b}[6;20;10t", false, false, "10x20"),
    ("\u{1b}[6;20t\u{1b}[", false, false, ""),
  ])
  func `answers tell what a terminal has`(
    bytes: String, kitty: Bool, areAll: Bool, character: String
  ) {
    let answers = TerminalAnswers(Array(bytes.utf8))
    #expect(answers.hasKitty == kitty && answers.areAll == areAll)
    #expect(answers.character.map { "\($0.width)x\($0.height)" } ?? "" == character)
  }
}
