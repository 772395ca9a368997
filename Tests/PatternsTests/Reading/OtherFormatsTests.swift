import TerrariumPatterns
import TerrariumSimulation
import Testing

struct OtherFormatsTests {
  @Test(arguments: [
    "!Name: Glider\n!\n.O\n..O\nOOO\n", ".O\n..O\nOOO",
    ".o.\r\n..o\r\nooo\r\n", ".*.\n..*\n***\n\n\n",
    "!Name: Glider\n.O\n2.O\n3O", " O\n  O\nOOO",
    "#Life 1.05\n#D words\n#N\n#P -1 -1\n.*\n..*\n***\n",
    "#Life 1.05\n#P\n.*.\n..*\n***",
    "#Life 1.05\n#P 10 10\n.*\n#P 10 11\n..*\n#P 10 12\n***",
    "#Life 1.06\n0 -1\n1 0\n-1 1\n0 1\n1 1\n",
    "#Life 1.06\r\n1 1\r\n0 1\r\n-1 1\r\n1 0\r\n0 -1\r\n0 -1",
    "[M2] (golly 2.0)\n#R B3/S23\n$$$.*$..*$***$\n4 0 1 0 0\n",
    "[M2]\n.*$..*$***$$$$$$\n",
    "[M2] four states a line\n1 0 1 0 0\n1 0 0 1 0\n1 1 1 0 0\n1 1 0 0 0\n2 1 2 3 4\n",
  ])
  func `a glider is read in every format`(text: String) throws {
    #expect(try read(text).cells() == glider)
  }

  @Test(arguments: [
    ("!x\n...\n.O.\n...\n", ["...", ".O.", "..."]), ("O\n\nO\n", ["O", ".", "O"]),
    ("!Name: x\n\n\nO..\n", ["O.."]), ("!x\n.*O*\n3*O.\n", [".O", "O."]),
    (".*.\n.O*\n", [".O.", ".OO"]), ("#Life 1.05\n#P 0 0\n....\n.*..\n", ["....", ".O.."]),
    ("#Life 1.05\n#P 0 0\n*.\n#P 3 1\n.*\n", ["O....", "....O"]),
    ("#Life 1.06\n5 5\n7 6\n", ["O..", "..O"]), ("#Life 1.06\n", []), ("[M2]\n$\n", []),
    ("[M2]\n..$..*$\n", ["O"]),
  ])
  func `the box is what the file draws; of cells alone, the box around them`(
    text: String, rows: [String]
  ) throws {
    #expect(try drawing(text) == rows)
  }

  @Test func `words are kept`() throws {
    let cells = try read("!Name: Toad\n!Author: Simon Norton\n!two rows\n.OOO\nOOO\n")
    #expect(
      cells.notes.name == "Toad" && cells.notes.author == "Simon Norton"
        && cells.notes.comments == ["two rows"])
    let life = try read("#Life 1.05\n#D one\n#R 23/36\n#P -3 4\n*\n")
    #expect(life.notes.comments == ["one"] && life.position == Cell(-3, 4))
    #expect(life.rule == "23/36")
    #expect(try read("#Life 1.05\n#N\n*\n").rule == "23/3")
    #expect(try read("#Life 1.06\n9 -2\n4 5\n").position == Cell(4, -2))
    let tree = try read("[M2] (golly)\n#R B36/S23\n#G 1000000000000000000000\n#C words\n*$\n")
    #expect(tree.rule == "B36/S23" && tree.generation == 1_000_000_000_000_000_000_000)
    #expect(tree.notes.comments == ["words"])
  }

  @Test(arguments: [
    (".O\n.?\n", PatternError.unexpectedByte(63, at: TextPosition(line: 2, column: 2))),
    ("!x\n0.O\n", .leadingZero(at: TextPosition(line: 2, column: 1))),
    ("!x\n.12\n", .countWithoutCell(at: TextPosition(line: 2, column: 2))),
    ("!only words\n", .empty),
    ("hello\n", .unexpectedByte(104, at: TextPosition(line: 1, column: 1))),
    ("#Life 1.05\n#P 1 x\n*\n", .numberExpected(at: TextPosition(line: 2, column: 6))),
    ("#Life 1.05\n.a\n", .unexpectedByte(97, at: TextPosition(line: 2, column: 2))),
    ("#Life 1.05\n#D nothing\n", .empty),
    ("#Life 1.06\n1\n", .numberExpected(at: TextPosition(line: 2, column: 2))),
    ("#Life 1.06\n1 2 3\n", .unexpectedByte(51, at: TextPosition(line: 2, column: 5))),
    ("#Life 1.06\n-\n", .numberExpected(at: TextPosition(line: 2, column: 2))),
    (
      "#Life 1.06\n99999999999999999999 0\n",
      .sideTooLarge(at: TextPosition(line: 2, column: 1), limit: 1_000_000_000)
    ),
    (
      "#Life 1.06\n0 0\n0 -1000000001\n",
      .sideTooLarge(at: TextPosition(line: 3, column: 4), limit: 1_000_000_000)
    ),
    ("#Life 1.07\n", .unsupportedFormat("#Life 1.07")),
    ("PK\u{3}\u{4}", .noPattern(.archive)),
  ])
  func `what is wrong is told with its place`(text: String, error: PatternError) {
    #expect(throws: error) { try read(text) }
  }
}
