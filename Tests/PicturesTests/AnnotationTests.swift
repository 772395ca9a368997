import TerrariumBasics
import TerrariumPictures
import Testing

struct AnnotationTests {
  @Test func `a drawing is seen from its first tick to its last and fades in and out`() {
    var drawing = Annotation(.label(at: [2, 3]))
    #expect(drawing.opacity(at: -5) == 1 && drawing.opacity(at: 1e9) == 1)
    drawing.first = 10
    drawing.last = 19
    #expect([9, 9.9, 10, 19, 19.9, 20].map(drawing.opacity) == [0, 0, 1, 1, 1, 0])
    drawing.fade = 4
    let times = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map(Double.init)
    #expect(
      times.map(drawing.opacity) == [0, 0.25, 0.5, 0.75, 1, 1, 1, 1, 0.75, 0.5, 0.25, 0])
    #expect(drawing.opacity(at: 10.5) == 0.375 && drawing.opacity(at: 19.5) == 0.125)
    (drawing.first, drawing.last, drawing.fade) = (nil, 2, 2)
    #expect((0...3).map { drawing.opacity(at: Double($0)) } == [1, 1, 0.5, 0])
    (drawing.first, drawing.last, drawing.fade) = (3, 3, 0)
    #expect(drawing.opacity(at: 3) == 1)
  }

  @Test func `it moves from its first tick on`() {
    var drawing = Annotation(.label(at: [2, 3]))
    drawing.move = [0.5, -2]
    #expect(drawing.shift(at: 6) == [3, -12] && !drawing.staysInBounds)
    drawing.first = 4
    #expect(drawing.shift(at: 6) == [1, -4])
    drawing.move = .zero
    #expect(drawing.staysInBounds)
    drawing.turn = 1
    #expect(!drawing.staysInBounds)
  }

  @Test func `its bounds are the cells of its points`() {
    func bounds(_ shape: Annotation.Shape) -> CellRect { Annotation(shape).bounds }
    #expect(bounds(.label(at: [2.4, 3.6])) == CellRect(x: 2, y: 4, width: 1, height: 1))
    #expect(
      bounds(.line([[1, 2], [-3.6, 5]])) == CellRect(x: -4, y: 2, width: 6, height: 4))
    #expect(
      bounds(.box(column: 1, row: 2, columns: 3, rows: 4))
        == CellRect(x: 1, y: 2, width: 3, height: 4))
    var arrow = Annotation(.arrow(from: [0, 0], to: [2, 1]))
    #expect(arrow.bounds == CellRect(x: 0, y: 0, width: 3, height: 2))
    arrow.textPoint = [-1, 4]
    #expect(arrow.bounds == CellRect(x: -1, y: 0, width: 4, height: 5))
    #expect(arrow.points == [[0, 0], [2, 1]])
  }

  @Test func `texts have the numbers of a moment, and names until they are known`() {
    let text = PictureText([.words("t "), .tick, .words(": "), .count(1), .count(9), .late("seed")])
    #expect(text.words(tick: 7, census: [3, 4]) == "t 7: 4" && !text.isFixed && text.isUnfilled)
    let filled = text.filling(["seed": " s", "size": "x"])
    #expect(filled.words(tick: 7, census: [3, 4]) == "t 7: 4 s" && !filled.isUnfilled)
    #expect(PictureText("ab").fixedWords == "ab" && text.fixedWords == nil)
    #expect(PictureText("") == PictureText([]) && PictureText([]).fixedWords == "")
  }

  @Test func `texts of three languages have shorter forms and values`() {
    let text = LocalizedText(en: "Player {n} of {all}|P{n}", ru: "Игрок {n}", es: "{x}a{n}{")
    #expect(text.texts(.en, ["n": "1", "all": "2"]) == ["Player 1 of 2", "P1"])
    #expect(text.text(.ru, ["n": "3"]) == "Игрок 3" && text.text(.es, ["n": "3"]) == "a3{")
    #expect(LocalizedText("A").texts(.es) == ["A"] && LocalizedText("").text(.en) == "")
    #expect(text.unfilled(.en) == "Player {n} of {all}|P{n}")
  }

  @Test func `events are seen from the window's corner`() {
    func fact(_ name: String, _ x: Int, _ y: Int) -> Happening.Fact {
      Happening.Fact(name, .cell(Cell(x, y)))
    }
    let happenings = [
      Happening("move", [fact("from", 3, 4), fact("to", 5, 6)]),
      Happening("birth", [fact("at", 1, 9)]), Happening("other", []),
    ]
    let motion = FrameMotion(happenings, seenFrom: Cell(1, 2), period: nil)
    #expect(
      motion.events == [.moved(from: Cell(2, 2), to: Cell(4, 4)), .changed(at: Cell(0, 7))])
  }
}
