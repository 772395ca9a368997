import TerrariumSimulation
import Testing

/// Rule files: their sections, their faults, and the positions of these.
struct RuleFileTests {
  @Test func `names and colours are read`() throws {
    let file = try RuleFile(
      reading: """
        @RULE Demo
        Free text.
        @TABLE
        n_states:5
        neighborhood:Moore
        symmetries:none
        @NAMES
        0 nothing at all
        4   last  
        @COLORS
        255 0 0 255 255 0
        0 1 2 3 a comment
        2 9 9 9
        """)
    #expect(file.name == "Demo" && file.rule?.stateCount == 5)
    #expect(file.names == [0: "nothing at all", 4: "last"])
    #expect(file.colors[0] == .init(1, 2, 3) && file.colors[1] == .init(255, 0, 0))
    #expect(file.colors[2] == .init(9, 9, 9) && file.colors[3] == .init(255, 170, 0))
    #expect(file.colors[4] == .init(255, 255, 0))
  }

  @Test func `pictures are read in their sizes`() throws {
    let row = "\"A......\"\n"
    let file = try RuleFile(
      reading: "@RULE X\n@ICONS\nXPM\n/* 7x14 */\n\"7 14 2 1\"\n\"A c #FFFFFF\"\n\". c #000000\"\n"
        + String(repeating: row, count: 14))
    let sheet = try #require(file.icons.sheets.first)
    #expect(sheet.side == 7 && sheet.count == 2 && sheet.isGrey)
    #expect(sheet.pixels[0] == .init(255, 255, 255) && sheet.pixels[1] == .init(0, 0, 0))
    #expect(file.icons.shape == nil && file.rule == nil)
  }

  private static let dots = "XPM\n\"7 14 2 1\"\n\". c #000000\"\n\"A c #0000FFFF0000\"\n"
  private static let rows = String(repeating: "\"A......\" and more\n", count: 14)

  @Test func `of two sets of a size, and of pictures and words, the last holds`() throws {
    func icons(_ text: String) throws -> RuleIcons {
      try RuleFile(reading: "@RULE X\n@ICONS\n\(text)").icons
    }
    let both = try icons("circles\n" + Self.dots + Self.rows)
    #expect(both.shape == nil && both.sheets.map(\.side) == [7])
    #expect(both.sheets[0].pixels[0] == .init(0, 255, 0) && !both.sheets[0].isGrey)
    let word = try icons(Self.dots + Self.rows + "\n  hexagons  \n")
    #expect(word.shape == .hexagons && word.sheets.isEmpty)
    let other = Self.dots.replacing("00FFFF00", with: "FFFFFFFF")
    let twice = try icons(Self.dots + Self.rows + "# again\n/* 7x7 */\n" + other + Self.rows)
    #expect(twice.sheets.count == 1 && twice.sheets[0].pixels[0] == .init(0, 255, 255))
    // Other sizes are skipped with all their content.
    let sizes = try icons("XPM\n\"9 9 1 1\"\n\"nothing\"\n" + Self.dots + Self.rows)
    #expect(sizes.sheets.map(\.side) == [7])
    // The last picture is that of all further states.
    let sheet = twice.sheets[0]
    #expect(sheet.picture(of: 1).startIndex == 0 && sheet.picture(of: 2).startIndex == 49)
    #expect(sheet.picture(of: 200).startIndex == 49)
  }

  @Test(arguments: [
    ("XPM\n\"7 14 two 1\"", RuleFileError.Fault.iconNumbers, 4, 2),
    ("XPM\n\"7 0 2 1\"", .iconNumbers, 4, 2),
    ("XPM\n \"7 15 2 1\"", .iconHeight(15, width: 7, limit: 256), 4, 3),
    ("XPM\n\"7 1799 2 1\"", .iconHeight(1799, width: 7, limit: 256), 4, 2),
    ("XPM\n\"7 7 2 3\"", .outOfRange(1...2), 4, 2),
    ("XPM\n\"7 7 4097 1\"", .outOfRange(1...4096), 4, 2),
    ("XPM\n\"7 7 1 1\"\n\"A c blue\"", .iconColour, 5, 2),
    ("XPM\n\"7 7 1 1\"\n\"A c #12345\"", .iconColour, 5, 2),
    ("XPM\n\"7 7 1 1", .unreadable, 4, 1),
    ("XPM\n\"7 7 1 1\"\n\"A c #123456\"\n\"AAAAAA\"", .iconRow(6, needed: 7), 6, 2),
    ("XPM\n\"7 7 1 1\"\n\"A c #123456\"\n\"AAAABAA\"", .iconPixel("B"), 6, 6),
    ("XPM\n\"7 7 1 1\"\n\"A c #123456\"\n", .tooFewIconStrings(2, needed: 9), 3, 1),
    ("XPM\nXPM\n", .tooFewIconStrings(0, needed: 1), 3, 1),
  ])
  func `broken icons are told with their place`(
    text: String, fault: RuleFileError.Fault, line: Int, column: Int
  ) {
    #expect(throws: RuleFileError.fault(fault, line: line, column: column)) {
      try RuleFile(reading: "@RULE X\n@ICONS\n" + text)
    }
  }

  @Test func `the triangles are for four states`() throws {
    func file(_ states: Int) throws -> RuleFile {
      try RuleFile(
        reading: "@RULE X\n@TABLE\nn_states:\(states)\nneighborhood:Moore\nsymmetries:none\n"
          + "@ICONS\ntriangles\n")
    }
    #expect(try file(4).icons.shape == .triangles)
    #expect(throws: RuleFileError.fault(.trianglesNeedFourStates, line: 7, column: 1)) {
      try file(3)
    }
  }

  private static let tree =
    "@RULE X\n@TREE\nnum_states=2\nnum_neighbors=4\n1 0 1\n2 0 0\n3 1 1\n4 2 2\n5 3 3\n"
  private static let head =
    "@RULE X\n@TABLE\nn_states:3\nneighborhood:vonNeumann\nsymmetries:none\n"

  @Test(arguments: [
    ("", RuleFileError.fault(.noHeader, line: 1, column: 1)),
    ("hello", .fault(.noHeader, line: 1, column: 1)),
    ("@RULE X\n@TABLE\nn_states:1\n", .fault(.outOfRange(2...256), line: 3, column: 10)),
    (
      "@RULE X\n@TABLE\nn_states:3\nneighborhood:square\n",
      .fault(
        .unknownWord("square", allowed: ["vonNeumann", "Moore", "hexagonal", "oneDimensional"]),
        line: 4, column: 14)
    ),
    (head + "0,1,2\n", .fault(.tooFewCells(3, needed: 6), line: 6, column: 1)),
    (head + "0,1,2,0,x,1\n", .fault(.unknownName("x"), line: 6, column: 9)),
    (head + "0,1,2,0,3,1\n", .fault(.outOfRange(0...2), line: 6, column: 9)),
    (head + "var a={0,1}\n0,1,2,0,0,a\n", .fault(.manyResults("a"), line: 7, column: 11)),
    (
      "@RULE X\n@TREE\nnum_states=2\n1 0 1\n", .fault(.missing("num_neighbors"), line: 4, column: 1)
    ),
    (
      "@RULE X\n@TREE\nnum_states=2\nnum_neighbors=4\nnum_nodes=9\n1 0 1\n2 0 1\n",
      .fault(.wrongNode(1), line: 7, column: 5)
    ),
    (
      "@RULE X\n@TREE\nnum_neighbors=6\n",
      .fault(.unknownWord("6", allowed: ["4", "8"]), line: 3, column: 15)
    ),
    ("\(tree)num_nodes=4", .fault(.nodeCount(5, said: 4), line: 10, column: 1)),
    ("\(tree)num_nodes=6", .fault(.nodeCount(5, said: 6), line: 10, column: 1)),
  ])
  func `what is wrong is told with its place`(text: String, error: RuleFileError) {
    #expect(throws: error) { try RuleFile(reading: text) }
  }

  @Test(arguments: [
    (head + "0,1,2,0,0,1\nn_states:2\n", "n_states", 7),
    (head + "n_states:3\nneighborhood:Moore\n", "neighborhood", 7),
    (head + "symmetries : rotate4\n", "symmetries", 6),
    (
      "@RULE X\n@TREE\nnum_states=2\nnum_neighbors=4\n1 0 1\nnum_states=2\nnum_states=4\n",
      "num_states", 7
    ),
    ("@RULE X\n@TREE\nnum_neighbors=4\nnum_neighbors=8\n", "num_neighbors", 4),
    ("@RULE X\n@TREE\nnum_nodes=4\nnum_nodes=8\n", "num_nodes", 4),
  ])
  func `what lines above are read by cannot change`(text: String, key: String, line: Int) {
    #expect(throws: RuleFileError.fault(.saidOtherwise(key), line: line, column: 1)) {
      try RuleFile(reading: text)
    }
  }

  @Test func `a byte order mark is left out, and another name than the file's is told`() throws {
    let text =
      "\u{feff}@RULE Foo\n@TABLE\nn_states:2\nneighborhood:vonNeumann\nsymmetries:none\n"
    let rule = try CellRule("Foo") { _ in text }
    #expect(rule.name == "Foo" && rule.ownText?.hasPrefix("@RULE Foo\n") == true)
    let error = RuleError.file(name: "foo", .fault(.otherName("Foo"), line: 1, column: 7))
    #expect(throws: error) { try CellRule("foo") { _ in text } }
  }

  @Test func `rules that belong together share names, colours and pictures`() throws {
    let table = "@TABLE\nn_states:3\nneighborhood:Moore\nsymmetries:none\n"
    let files = [
      "Foo-1": "@RULE Foo-1\n" + table,
      "Foo-2": "@RULE Foo-2\n" + table + "@COLORS\n1 1 2 3\n",
      "Foo-shared": """
      @RULE Foo-shared
      @NAMES
      0 nothing
      1 one
      7 beyond
      @COLORS
      1 9 9 9
      2 8 8 8
      7 7 7 7
      @ICONS
      circles
      """,
      "Foo-a-1": "@RULE Foo-a-1\n" + table, "Bar-shared": "@RULE Bar-shared\n" + table,
      "Ramp-1": "@RULE Ramp-1\n" + table,
      "Ramp-shared": "@RULE Ramp-shared\n@COLORS\n1 0 0 9 0 0\n",
      "-x": "@RULE -x\n" + table, "-shared": "@RULE -shared\n@COLORS\n1 4 4 4\n",
      "Bad-1": "@RULE Bad-1\n" + table, "Bad-shared": "@RULE Bad-shared\n@ICONS\nXPM\n\"7 x\"\n",
    ]
    func file(_ name: String) throws -> RuleFile {
      try #require(try CellRule(name) { files[$0] }.file)
    }
    let (one, two) = (try file("Foo-1"), try file("Foo-2"))
    #expect(one.names == [0: "nothing", 1: "one"] && two.names == one.names)
    #expect(one.colors == [1: .init(9, 9, 9), 2: .init(8, 8, 8)])
    #expect(two.colors == [1: .init(1, 2, 3)])
    #expect(one.icons.shape == .circles && one.icons == two.icons)
    #expect(try file("Ramp-1").colors == [1: .init(1, 0, 0), 2: .init(9, 0, 0)])
    // Only the part before the last hyphen, and only if it is not empty.
    for name in ["Foo-a-1", "Bar-shared", "-x"] { #expect(try file(name).colors.isEmpty) }
    #expect(throws: RuleError.self) { try CellRule("Bad-1") { files[$0] } }
  }

  @Test func `any text at all ends in a rule or an error`() {
    var stream = RandomStream(key: 12)
    let words = [
      "@RULE X", "@TABLE", "@TREE", "n_states:3", "neighborhood:Moore", "symmetries:permute",
      "var a={0,1,2}", "var b=a", "0,a,b,a,1,2,0,0,0,1", "1 0 1", "num_states=3", "num_nodes=4",
      "num_neighbors=8", "@COLORS", "1 2 3 4", "@ICONS", "XPM", "\"7 7 1 1\"", "\"A c #123456\"",
      "symmetries:rotate8reflect", "@NAMES", "999999999999999999999", "-1", ",,,,", "\u{0}",
    ]
    var rules = 0
    let table = "@TABLE\nn_states:3\nneighborhood:Moore\nsymmetries:none\n"
    for number in 0..<400 {
      // Words alone hardly ever make a rule; after the head of a table some do.
      var text = "@RULE X\n" + (number % 2 == 0 ? table : "")
      for _ in 0..<stream.draw(below: 14) { text += words[stream.draw(below: words.count)] + "\n" }
      guard let file = try? RuleFile(reading: text), let rule = file.rule else { continue }
      let next = rule.next(Around(ring: 0x0101_0001, centre: 1))
      #expect(Int(next) < rule.stateCount)
      rules += 1
    }
    #expect(rules > 0)
  }

  // Cells out of reach do not matter: each result stands for all of them.
  @Test(
    arguments: [
      ("none", "Moore", "0110000001", 1), ("rotate4", "Moore", "0110000001", 4),
      ("rotate8", "Moore", "0110000001", 8), ("rotate4reflect", "Moore", "0110000001", 8),
      ("reflect_horizontal", "Moore", "0110000001", 2), ("permute", "Moore", "0110000001", 28),
      ("rotate4", "vonNeumann", "011001", 4 * 16), ("permute", "vonNeumann", "011001", 6 * 16),
      ("rotate6", "hexagonal", "01010001", 6 * 4), ("rotate2", "hexagonal", "01010001", 2 * 4),
      ("reflect", "oneDimensional", "0101", 2 * 64),
    ])
  func `the symmetries turn and mirror the ring`(
    symmetry: String, neighbourhood: String, line: String, births: Int
  ) throws {
    let file = try RuleFile(
      reading: """
        @RULE X
        @TABLE
        n_states:2
        neighborhood:\(neighbourhood)
        symmetries:\(symmetry)
        \(line)
        """)
    let rule = try #require(file.rule)
    let count = (0..<256).count { bits in
      var ring: UInt64 = 0
      for place in 0..<8 where bits >> place & 1 != 0 { ring |= 1 << UInt64(8 * place) }
      return rule.next(Around(ring: ring, centre: 0)) == 1
    }
    #expect(count == births)
  }

  /// True if some order of the states has each in its entry.
  private static func fit(_ states: [UInt8], _ entries: ArraySlice<[UInt8]>) -> Bool {
    guard let entry = entries.first else { return true }
    return states.indices.contains { place in
      guard entry.contains(states[place]) else { return false }
      var others = states
      others.remove(at: place)
      return fit(others, entries.dropFirst())
    }
  }

  @Test(arguments: [2, 3, 4, 6, 7, 30])
  func `lines that permute fit in any order`(states: Int) throws {
    var stream = RandomStream(key: UInt64(states))
    for neighbourhood in TableNeighbourhood.allCases {
      let places = neighbourhood.places
      // Each entry is one state or a few of them.
      let lines = (0..<6).map { _ in
        (0...places.count).map { _ in
          (0..<1 + stream.draw(below: 3)).map { _ in UInt8(stream.draw(below: min(5, states))) }
        }
      }
      let transitions = lines.enumerated().map { number, cells in
        TransitionRule.Transition(cells: cells.map { StateSet($0) }, result: UInt8(number % states))
      }
      let rule = PermutedRule(stateCount: states, neighbourhood: neighbourhood, transitions)
      for _ in 0..<100 {
        let cells = (0..<9).map { _ in UInt8(stream.draw(below: min(5, states))) }
        let ring = cells.dropFirst().reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let around = places.map { cells[1 + Int($0)] }
        let fitting = lines.firstIndex { line in
          line[0].contains(cells[0]) && Self.fit(around, line.dropFirst())
        }
        let expected = fitting.map { UInt8($0 % states) } ?? cells[0]
        for _ in 0..<2 {
          #expect(rule.next(Around(ring: ring, centre: cells[0])) == expected)
        }
      }
    }
  }
}
