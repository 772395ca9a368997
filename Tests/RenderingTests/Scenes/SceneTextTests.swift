import TerrariumRendering
import TerrariumSimulation
import Testing

struct SceneTextTests {
  private let texts = ["", "A", "Player 1's turn", "Ход игрока 1", "¡Gana el jugador 2!", "100"]

  @Test func `a line never leaves its place`() {
    var random = Seed(3).stream("places")
    for _ in 0..<3000 {
      let room = PixelRect(
        left: 0, top: 0, width: 8 + random.draw(below: 300), height: 13 + random.draw(below: 90))
      let some = texts.filter { _ in random.happens(1, in: 2) }
      let fitted = FittedText(
        line: some, in: room, atMost: 9 + random.draw(below: 60), face: .builtIn)
      #expect(fitted.width <= room.width && fitted.height <= room.height, "\(some) in \(room)")
      #expect(fitted.lines.count <= 1)
    }
  }

  @Test func `a line is as large as fits, shorter where the longer one is small, cut at last`() {
    func fitted(_ width: Int, _ height: Int = 60) -> FittedText {
      FittedText(
        line: ["Player 1", "P1"], in: PixelRect(left: 0, top: 0, width: width, height: height),
        atMost: 40, face: .builtIn)
    }
    func width(_ size: Int) -> Int { Font(size: size).width(of: "Player 1") }
    #expect(fitted(width(40)).lines == ["Player 1"] && fitted(width(40)).size == 40)
    #expect(fitted(width(30)).lines == ["Player 1"] && (30..<40).contains(fitted(width(30)).size))
    #expect(fitted(width(17)).lines == ["P1"])
    #expect(fitted(width(9), 13).lines == ["Player 1"])
    let narrow = PixelRect(left: 0, top: 0, width: 9, height: 13)
    let wrapped = FittedText(wrapped: ["Player 1"], in: narrow, atMost: 9, face: .builtIn)
    #expect(fitted(9, 13).lines == [""] && wrapped.lines == [""])
    let cut = FittedText(
      line: ["Player 1"], in: PixelRect(left: 0, top: 0, width: width(9) - 1, height: 13),
      atMost: 9, face: .builtIn)
    #expect(cut.lines[0].hasSuffix("…") && cut.lines[0].hasPrefix("Pl"))
  }

  @Test func `paragraphs break between words and lose no letter`() {
    let text = "In your turn, roll as often as you like."
    let font = Font(size: 10)
    for width in 12..<260 {
      let lines = FittedText.broken(text, to: width, font)
      #expect(lines.allSatisfy { font.width(of: $0) <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      if width > 60 { #expect(lines.joined(separator: " ") == text) }
    }
  }

  @Test func `paragraphs are set smaller where a word would be broken`() {
    let text = "Another game?"
    let least = Font(size: Font.smallest).width(of: "Another")
    for width in least..<260 {
      let room = PixelRect(left: 0, top: 0, width: width, height: 100)
      let fitted = [
        FittedText(paragraphs: [text], in: room, atMost: 40, face: .builtIn),
        FittedText(wrapped: [text], in: room, atMost: 40, lines: 3, face: .builtIn),
      ]
      #expect(fitted.allSatisfy { $0?.lines.joined(separator: " ") == text }, "\(width)")
    }
  }

  @Test func `a text that never fits has as many lines as its place has room for`() {
    let text = String(repeating: "word ", count: 40)
    let height = 3 * Font(size: Font.smallest).height + 2
    let room = PixelRect(left: 0, top: 0, width: 60, height: height)
    let cut = FittedText(wrapped: [text], in: room, atMost: 20, lines: 6, face: .builtIn)
    #expect(cut.fits(room) && cut.lines.count == 3)
    #expect(cut.lines.map { $0.hasSuffix("…") } == [false, false, true])
  }

  @Test func `counters and keys are called in the language of the picture, or by their names`() {
    let ill = LocalizedText(en: "ill", ru: "больны", es: "enfermos")
    #expect(LocalizedText.tick.text(.en) == "tick" && LocalizedText.tick.text(.ru) == "такт")
    #expect(Subject.Count("ill", ill, tone: .alive).name(in: .en) == "ill")
    #expect(Subject.Count("ill", ill, tone: .alive).name(in: .ru) == "больны")
    #expect(Subject.Count("something else", tone: .alive).name(in: .es) == "something else")
  }
}
