import TerrariumPatterns
import TerrariumSimulation
import Testing

struct MacrocellTests {
  @Test(arguments: [
    ("1 1 0 0 0", "-1,0"), ("1 0 1 0 0", "0,0"), ("1 0 0 1 0", "-1,1"), ("1 0 0 0 1", "0,1"),
    ("1 0 0 0 1\n2 1 0 0 0", "-1,0"), ("1 1 0 0 0\n2 1 0 0 0", "-2,-1"),
    ("1 0 0 0 1\n2 0 0 0 1", "1,2"), ("1 0 0 0 1\n2 1 0 0 0\n3 2 0 0 0", "-3,-2"),
  ])
  func `the middle of a small root is the middle of the field, with states as without`(
    nodes: String, place: String
  ) throws {
    var limits = PatternLimits()
    limits.states = 3
    // A node of state 2 before them makes all of them multi-state nodes.
    let moved = nodes.split(separator: "\n").map { line in
      let numbers = line.split(separator: " ").map { Int($0) ?? 0 }
      return numbers.enumerated().map { index, number in
        "\(index == 0 || numbers[0] == 1 || number == 0 ? number : number + 1)"
      }.joined(separator: " ")
    }
    for text in [nodes, "1 2 0 0 0\n" + moved.joined(separator: "\n")] {
      let pattern = try read("[M2]\n\(text)\n", limits: limits)
      #expect(pattern.position.map { "\($0.x),\($0.y)" } == place)
    }
  }

  @Test(arguments: [
    // A node that refers to itself, to a later one, and to one that does not exist.
    ("[M2]\n*$\n4 1 2 0 0\n", PatternError.danglingNode(2, at: TextPosition(line: 3, column: 5))),
    ("[M2]\n4 0 0 0 1\n", .danglingNode(1, at: TextPosition(line: 2, column: 9))),
    ("[M2]\n*$\n4 1 9 0 0\n*$\n", .danglingNode(9, at: TextPosition(line: 3, column: 5))),
    (
      "[M2]\n*$\n4 0 1 0 0\n4 0 2 0 0\n",
      .wrongNodeLevel(4, expected: 3, at: TextPosition(line: 4, column: 5))
    ),
    (
      "[M2]\n*$\n5 0 1 0 0\n", .wrongNodeLevel(3, expected: 4, at: TextPosition(line: 3, column: 5))
    ),
    ("[M2]\n63 0 0 0 0\n", .nodeLevelTooLarge(63, at: TextPosition(line: 2, column: 1), limit: 62)),
    ("[M2]\n0 0 0 0 0\n", .nodeLevelTooLarge(0, at: TextPosition(line: 2, column: 1), limit: 62)),
    ("[M2]\n4 0 0 0\n", .numberExpected(at: TextPosition(line: 2, column: 8))),
    ("[M2]\n4 0 0 0 0 0\n", .unexpectedByte(48, at: TextPosition(line: 2, column: 11))),
    ("[M2]\n.........*$\n", .unexpectedByte(46, at: TextPosition(line: 2, column: 9))),
    ("[M2]\n$$$$$$$$*$\n", .unexpectedByte(42, at: TextPosition(line: 2, column: 9))),
    ("[M2]\n*?$\n", .unexpectedByte(63, at: TextPosition(line: 2, column: 2))),
    ("[M2]\n1 0 2 0 0\n", .moreStates(2, at: TextPosition(line: 2, column: 5))),
    ("[M2]\nx\n", .unexpectedByte(120, at: TextPosition(line: 2, column: 1))),
    ("[M2]\n#C nothing\n", .empty),
  ])
  func `what is wrong is told with its place`(text: String, error: PatternError) {
    #expect(throws: error) { try read(text) }
  }

  /// Returns a file whose root is a square of side 2^level full of live cells.
  private func full(level: Int) -> String {
    "[M2]\n" + String(repeating: "********$", count: 8) + "\n"
      + (4...max(4, level)).map { "\($0) \($0 - 3) \($0 - 3) \($0 - 3) \($0 - 3)\n" }.joined()
  }

  @Test func `a tree too large to draw says how many cells it has`() throws {
    let tree = try read(full(level: 60))
    let cells = UInt128(1) << 120
    #expect(throws: PatternError.patternTooLarge(cells: cells, limit: 1 << 28)) { try tree.cells() }
    #expect(try read(full(level: 9)).cells().population == 1 << 18)
  }

  @Test func `two cells very far apart are no pattern, two near ones in a huge root are`() throws {
    let lines = (4...61).map { "\($0) \($0 - 3) 0 0 0\n" }.joined()
    #expect(try read("[M2]\n*.*$\n" + lines).cells().drawing == ["O.O"])
    let apart =
      "[M2]\n*$\n" + (4...40).map { "\($0) \($0 - 3) 0 0 0\n" }.joined() + "41 38 38 0 0\n"
    #expect(throws: PatternError.cellsTooFarApart(limit: 1_000_000_000)) {
      try read(apart).cells()
    }
    let corner = "[M2]\n*.*$\n" + lines + "62 0 59 0 0\n"
    #expect(try read(corner).cells().drawing == ["O.O"])
  }

  @Test(arguments: ["B3/S23", "WireWorld", "/2/3"])
  func `a tree without nodes, as Golly writes what has died out, is empty`(rule: String) throws {
    let pattern = try read("[M2] (golly 5.1)\n#R \(rule)\n#G 2\n")
    #expect(pattern.rule == rule && pattern.generation == 2)
    #expect(try pattern.cells().population == 0)
  }

  @Test func `runs are counted before they are drawn`() throws {
    var limits = PatternLimits()
    let board = String(repeating: ".*.*.*.*$*.*.*.*.$", count: 4)
    let file = "[M2]\n\(board)\n4 1 1 0 1\n5 2 2 2 2\n"
    let runs = 12 * 32
    limits.runs = runs
    #expect(try PatternFile(reading: Array(file.utf8)).cells(limits: limits).runs.count == runs)
    limits.runs = runs - 1
    #expect(throws: PatternError.self) {
      try PatternFile(reading: Array(file.utf8)).cells(limits: limits)
    }
  }

  @Test func `nodes have their limit`() {
    var limits = PatternLimits()
    limits.nodes = 3
    #expect(throws: PatternError.tooManyNodes(at: TextPosition(line: 5, column: 1), limit: 3)) {
      try read("[M2]\n4 0 0 0 0\n4 0 0 0 0\n4 0 0 0 0\n4 0 0 0 0\n", limits: limits)
    }
  }

  @Test(arguments: patternSizes)
  func `a pattern comes back from its tree`(size: GridSize) throws {
    var stream = Seed(3).stream("test")
    for sparsity in [1, 2, 40, 1000] {
      let pattern = Pattern.random(size, sparsity: sparsity, from: &stream)
      let tree = Macrocell(checked: MacrocellNode.tree(of: pattern.cells))
      #expect(try tree.cells() == pattern.cropped())
      #expect(tree.population == UInt128(pattern.population))
      let again = try PatternFile(reading: tree.file(rule: "B36/S23", generation: 7))
      #expect(again.content == .tree(tree) || pattern.population == 0)
      #expect(try again.cells() == pattern.cropped())
      #expect(again.rule == "B36/S23" && again.generation == 7)
    }
  }

  @Test func `equal squares are written once`() throws {
    let full = Pattern(
      size: GridSize(columns: 256, rows: 256),
      runs: (0..<256).map { CellRun(x: 0, y: $0, length: 256) })
    #expect(MacrocellNode.tree(of: full.cells).count == 7)
    #expect(
      String(
        decoding: Macrocell(checked: MacrocellNode.tree(of: glider.cells)).file(), as: UTF8.self)
        == "[M2] (terrarium)\n#R B3/S23\n.*$..*$***$\n4 0 0 0 1\n")
  }

  @Test func `a field takes a tree and gives it back`() throws {
    let tree = Macrocell(checked: MacrocellNode.tree(of: glider.cells))
    #expect(tree.liveBox == CellRect(x: 0, y: 0, width: 3, height: 3))
    #expect(try read("[M2]\n*$\n4 0 0 0 1\n").position == Cell(0, 1))
    var field = HashField(rule: .life)
    try field.take(tree.nodes)
    #expect(field.liveBox == tree.liveBox)
    try field.advance(by: 4000)
    let later = Macrocell(checked: field.macrocellNodes())
    #expect(try later.cells() == glider)
    #expect(later.population == 5)
    #expect(later.liveBox == CellRect(x: 1000, y: 1000, width: 3, height: 3))
    let again = try PatternFile(reading: later.file())
    #expect(again.content == .tree(later))
    #expect(again.position == Cell(1000, 1001))
  }
}
