import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Annotations as users write them: the accepted forms, their form in recipes, and the messages
/// about slips.
struct AnnotationTests {
  private func read(_ text: String) throws(Refusal) -> [AnnotationChoice] {
    try Setting.annotate.type.read(Node(text, at: .flag("--annotate")))
  }

  @Test(arguments: [
    ("none", "none"),
    ("{label: eater here, at: [3, 4]}", "[{label: eater here, at: [3, 4]}]"),
    ("{at: '3,4', label: a}", "[{label: a, at: [3, 4]}]"),
    ("{label: a, at: [3, 4], size: 4}", "[{label: a, at: [3, 4], size: 4}]"),
    (
      "[{box: [1, 2, 3, 4]}, {line: [[0, 0], [1.50, -2]]}]",
      "[{box: [1, 2, 3, 4]}, {line: [[0, 0], [1.5, -2]]}]"
    ),
    (
      "{arrow: [[1, 2], [3, 4]], label: '', anchor: top, color: Orange}",
      "[{arrow: [[1, 2], [3, 4]], label: , color: #ffa500, anchor: top}]"
    ),
    (
      "{area: [[1, 2], [3, 4], [5, 6]], from: 3, to: 3, fade: 2, move: [0.25, 0], size: 12px, turn: -30}",
      "[{area: [[1, 2], [3, 4], [5, 6]], from: 3, to: 3, fade: 2, move: [0.25, 0], size: 12, turn: -30}]"
    ),
  ])
  func `are written in one way`(text: String, written: String) throws {
    let node = Setting.annotate.canonical(Node(text, at: .flag("--annotate")))
    #expect(node.text == written)
    #expect(Setting.annotate.canonical(node) == node, "once more it is the same")
  }

  @Test func `flags add up`() throws {
    let place = Place.flag("--annotate")
    let flags = ["{label: a, at: [1, 2]}", "[{label: b, at: [3, 4]}, {box: [1, 1, 2, 2]}]"]
    let node = Node(.list(flags.map { Node($0, at: place) }), at: place)
    #expect(try Setting.annotate.type.read(node).count == 3)
  }

  @Test(
    arguments: transcript(
      """
        - {lable: a, at: [1, 2]}
      > 3:6: an annotation has no 'lable'; did you mean 'label'?
        - {label: a}
      > 3:5: a label needs 'at'; give a column and a row such as [3, 4], fractions too
        - label: a
          from: 3
      > 3:5: a label needs 'at'; give a column and a row such as [3, 4], fractions too
        - {from: 3}
      > 3:5: an annotation needs something to draw; give one of label, arrow, line, area, box
        - {label: a, at: 3}
      > 3:20: at cannot be '3'; it is a column and a row such as [3, 4], fractions too
        - {arrow: [[1, 2]]}
      > 3:13: arrow cannot be '[[1, 2]]'; it is 2 places such as [[1, 2], [3, 4]]
        - {area: [[1, 2], [3, 4]]}
      > 3:12: area cannot be '[[1, 2], [3, 4]]'; it is at least 3 places such as [[1, 2], [3, 4], …]
        - {box: [1, 2, 0, 4]}
      > 3:11: box cannot be '[1, 2, 0, 4]'; it is a rectangle x,y,w,h such as 2,2,10,5
        - {box: [1, 2, 3, 4], line: [[1, 2], [3, 4]]}
      > 3:25: 'box' and 'line' are two annotations; give each an item of its own
        - {box: [1, 2, 3, 4], label: a}
      > 3:25: 'box' takes no label; write the label as an item of its own, with its 'at'
        - {box: [1, 2, 3, 4], at: [1, 2]}
      > 3:25: 'at' is the place of a label; 'box' has its own
        - {box: [1, 2, 3, 4], anchor: left}
      > 3:25: 'anchor' is a side of a label; 'box' has none
        - {arrow: [[1, 2], [3, 4]], size: 1, anchor: left}
      > 3:40: 'anchor' is a side of a label; 'arrow' has none
        - {label: a, at: [1, 2], size: 3}
      > 3:34: size cannot be '3'; it is a size from 4px to 400px, such as 14px
        - {arrow: [[1, 2], [3, 4]], label: a, size: 3}
      > 3:47: size cannot be '3'; it is a size from 4px to 400px, such as 14px
        - {label: a, at: [1, 2], from: 9, to: 3}
      > 3:41: 'to' is 3 and 'from' is 9; the last tick comes after the first
        - {label: a, at: [1, 2], anchor: lft}
      > 3:36: there is no anchor 'lft'; did you mean 'left'?
        - {label: a, at: [1, 2], color: oragne}
      > 3:35: color cannot be 'oragne'; did you mean 'orange'? It is a colour, #ff8800, #f80 or a word such as orange
        - {label: a, at: [1, 2], turn: north}
      > 3:34: turn cannot be 'north'; it is degrees clockwise, such as 90
        - []
      > 3:5: annotate cannot be '[]'; it is a list of labels, arrows, lines, areas and boxes, such as [{label: eater, at: [3, 4]}], or none
        - {label: a, at: [1, 2]}
        - [{label: a, at: [1, 2]}]
      > 4:5: annotate cannot be '[{label: a, at: [1, 2]}]'; it is a list of labels, arrows, lines, areas and boxes, such as [{label: eater, at: [3, 4]}], or none
        - '[[[]]]'
      > 3:5: annotate cannot be '[[]]'; it is a list of labels, arrows, lines, areas and boxes, such as [{label: eater, at: [3, 4]}], or none
        - eater
      > 3:5: annotate cannot be 'eater'; it is a list of labels, arrows, lines, areas and boxes, such as [{label: eater, at: [3, 4]}], or none
      """))
  func `faults stand where they are`(items: String, said: [String]) {
    let text = "world: life\nannotate:\n\(items)\nout: a.png\npattern: block\n"
    #expect(Scenario.faults(text).map(\.placedText) == said)
  }

  @Test(arguments: [
    ("{label: a, at: [1, 2], at: [9, 9]}", [Problem.given(twice: "at")]),
    (
      "[{label: &x a, at: [1, 2]}, {label: *x, at: [3, 4]}]",
      [.yaml(.anchor("x")), .yaml(.alias("x"))]
    ),
    ("{label: !!str a, at: [1, 2]}", [.yaml(.tag("!!str"))]),
  ])
  func `a flag is read as strictly as a file`(text: String, problems: [Problem]) {
    let refusal = #expect(throws: Refusal.self) { try read(text) }
    var found: [Fault] = []
    if case .faults(let faults) = refusal { found = faults.list }
    #expect(found == problems.map { Fault($0, at: .flag("--annotate")) })
  }

  @Test func `several faults are told at once`() {
    #expect(throws: Refusal.self) { try read("[{label: a}, {box: 3}]") }
    do throws(Refusal) {
      _ = try read("[{label: a}, {box: 3, turn: x}]")
    } catch .faults(let faults) {
      #expect(faults.list.count == 3)
    } catch {
      Issue.record("\(error)")
    }
  }
}
