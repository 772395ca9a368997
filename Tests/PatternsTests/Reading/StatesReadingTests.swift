import TerrariumPatterns
import TerrariumSimulation
import Testing

/// Files of more than two states.
struct StatesReadingTests {
  private func read(_ text: String) throws -> PatternFile {
    try PatternFile(reading: Array(text.utf8), limits: .manyStates)
  }

  @Test func `letters are states, and two of them those above 24`() throws {
    let pattern = try read("x = 6, y = 2, rule = /2/256\n.ABX2pA$yO.qA!").cells()
    #expect(pattern.states.states == [0, 1, 2, 24, 25, 25, 255, 0, 49, 0, 0, 0])
  }

  @Test func `what is written is read again, whatever the states`() throws {
    var stream = RandomStream(key: 5)
    for states in [3, 25, 26, 49, 256] {
      let size = GridSize(columns: 1 + stream.draw(below: 40), rows: 1 + stream.draw(below: 20))
      var grid = StateGrid(size: size)
      for place in grid.states.indices where stream.happens(1, in: 2) {
        grid.states[place] = UInt8(stream.draw(below: states))
      }
      let pattern = Pattern(states: grid)
      let bytes = pattern.rle(rule: "/2/\(states)", stateCount: states)
      #expect(try PatternFile(reading: bytes, limits: .manyStates).cells().states == grid)
      #expect(bytes.split(separator: 10).allSatisfy { $0.count <= 70 })
      let tree = try PatternFile(
        reading: Macrocell(states: pattern, at: Cell(3, -5)).file(rule: "/2/\(states)"),
        limits: .manyStates
      ).cells()
      #expect(tree == pattern.cropped())
    }
  }

  /// Lays out a text of a grid at random, and returns the positions before its tokens.
  private func laidOut(
    _ grid: StateGrid, using stream: inout RandomStream
  ) -> (text: String, places: [Int]) {
    let lineEnd = ["\n", "\r\n", "\r"][stream.draw(below: 3)]
    let gaps = [lineEnd, " ", "\(lineEnd)#C words\(lineEnd)", "\(lineEnd)\(lineEnd)\t", ""]
    var text = "x = \(grid.size.columns), y = \(grid.size.rows)\(lineEnd)"
    var places: [Int] = []
    // Adjacent letters of one pair are read many at once.
    let (isLetters, isPair) = (stream.happens(1, in: 2), stream.happens(1, in: 2))
    func add(_ token: String, count: Int) {
      if stream.happens(1, in: isLetters ? 60 : 5) { text += gaps[stream.draw(below: gaps.count)] }
      places.append(text.utf8.count)
      text += (count > 1 || !isLetters && stream.happens(1, in: 9) ? "\(count)" : "") + token
    }
    for y in 0..<grid.size.rows {
      var x = 0
      while x < grid.size.columns {
        var end = x + 1
        while end < grid.size.columns, grid[end, y] == grid[x, y],
          stream.happens(isLetters ? 0 : 4, in: 5)
        {
          end += 1
        }
        let state = Int(grid[x, y])
        let letter = state == 0 ? "." : String(UnicodeScalar(UInt8(65 + (state - 1) % 24)))
        let prefix = state <= 24 ? "" : String(UnicodeScalar(UInt8(111 + (state - 1) / 24)))
        let other = state == 0 ? "b" : "o"
        let isOther = isLetters ? isPair : stream.happens(1, in: 2)
        let token = state < 2 && isOther ? other : prefix + letter
        add(token, count: end - x)
        x = end
      }
      if y < grid.size.rows - 1 || stream.happens(1, in: 2) { add("$", count: 1) }
    }
    return (text + "!" + lineEnd, places)
  }

  @Test(arguments: [2, 3, 25, 60])
  func `the layout of a text changes nothing of what is read`(states: Int) throws {
    var stream = RandomStream(key: UInt64(states))
    for _ in 0..<30 {
      let size = GridSize(columns: 1 + stream.draw(below: 190), rows: 1 + stream.draw(below: 20))
      var grid = StateGrid(size: size)
      for place in grid.states.indices { grid.states[place] = UInt8(stream.draw(below: states)) }
      let (text, places) = laidOut(grid, using: &stream)
      let pattern = try read(text)
      try #require(pattern.cells().states == grid, "\(text)")
      let place = places[stream.draw(below: places.count)]
      let before = Array(text.utf8.prefix(place))
      let lines = String(decoding: before, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let position = TextPosition(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
      let broken = before + Array("?".utf8) + Array(text.utf8.dropFirst(place))
      #expect(throws: PatternError.unexpectedByte(63, at: position)) {
        try PatternFile(reading: broken, limits: .manyStates)
      }
      let highest = Int(grid.states.max() ?? 0)
      #expect(pattern.highestState?.state == (highest > 1 ? highest : nil))
    }
  }

  @Test func `a tree of four states lies around the middle`() throws {
    let text = """
      [M2] (test)
      #R 345/2/4
      #G 5
      1 0 1 1 2
      1 3 1 0 1
      2 1 0 2 1
      2 2 1 1 2
      3 3 4 4 3
      """
    let file = try read(text)
    let pattern = try file.cells()
    #expect(file.position == Cell(-4, -3) && file.generation == 5)
    #expect(pattern.size == GridSize(columns: 8, rows: 8) && pattern.population == 42)
    var world = LifeWorld(rule: try CellRule("345/2/4"), size: pattern.size)
    world.write(pattern.states, at: Cell(-4, -3))
    try world.advance(by: 10)
    #expect(world.population == 24)
    try world.advance(by: 20)
    #expect(world.population == 84)
  }

  @Test func `more states are refused where two are asked for`() {
    #expect(throws: PatternError.moreStates(2, at: TextPosition(line: 1, column: 2))) {
      try PatternFile(reading: Array("AB!".utf8))
    }
    #expect(throws: PatternError.moreStates(3, at: TextPosition(line: 2, column: 9))) {
      try PatternFile(reading: Array("[M2]\n1 0 0 0 3".utf8))
    }
  }

  @Test func `a rule file may stand behind the cells`() throws {
    let pattern = try read("x = 1, y = 1, rule = Mine\nA!\n@RULE Mine\n@TREE\n")
    #expect(pattern.ruleFile == "@RULE Mine\n@TREE\n")
    let marked = try read("x = 1, y = 1, rule = Mine\nA!\n\u{feff}@RULE Mine\n@TREE\n")
    #expect(marked.ruleFile == "\u{feff}@RULE Mine\n@TREE\n")
    #expect(try pattern.cells().population == 1)
  }

  @Test func `MCell's files are read`() throws {
    let wires = try read(
      "#MCell 4.20\n#GAME Rules table\n#GOLLY WireWorld\n#RULE 1,0\n#BOARD 60x60\n#L 2.CAB$aA\n")
    #expect(wires.rule == "WireWorld:P60,60" && wires.position == Cell(-2, -1))
    #expect(try wires.cells().states.states == [0, 0, 3, 1, 2, 25, 0, 0, 0, 0])
    let large = try read(
      "#MCell 4.20\n#GAME Larger than Life\n#RULE R2,C0,M1,S3..5,B3..3,NM\n#BOARD 20x10\n#WRAP 0\n#L 3A\n"
    )
    #expect(large.rule == "R2,C0,M1,S3..5,B3..3,NM:P20,10")
    #expect(large.position == Cell(-1, 0))
    let life = try read(
      "#MCell 4.00\n#GAME Life\n#RULE 23/3\n#BOARD 10x10\n#WRAP 1\n#L .A$..A$3A\n")
    #expect(life.rule == "23/3:T10,10")
    let plane = try read("#MCell 4.00\n#GAME Life\n#RULE 23/3\n#L .A$..A$3A\n")
    #expect(plane.rule == "23/3" && plane.position == nil)
    let unruled = try read("#MCell 4.20\n#BOARD 9x9\n#WRAP 1\n#L A$.A$3A$\n")
    #expect(unruled.rule == "B3/S23:T9,9" && unruled.position == Cell(-1, -1))
    for (lines, rule) in [
      ("#GAME 1-D binary CA\n#RULE R1,C0,M0,S1,B1\n#BOARD 9x9", "#GAME 1-D binary CA"),
      ("#RULE 0,1,2\n#RULE 2,1\n#GAME Rules table", "#GAME Rules table"),
      ("#GAME Rules table", "#GAME Rules table"), ("#GAME Cyclic CA", "#GAME Cyclic CA"),
      ("#GAME Generations\n#RULE \n#BOARD 9x9", "#GAME Generations"),
      ("#RULE \n#BOARD 9x9", "B3/S23:P9,9"),
    ] {
      #expect(try read("#MCell 4.20\n\(lines)\n#L 3A\n").rule == rule)
    }
  }

  @Test func `turned patterns keep their states`() throws {
    let pattern = try read("x = 3, y = 2, rule = /2/9\nABC$D.E!").cells()
    #expect(pattern.turned(.right).states.states == [4, 1, 0, 2, 5, 3])
    #expect(pattern.flipped(.across).states.states == [3, 2, 1, 5, 0, 4])
  }
}
