import TerrariumSimulation
import TerrariumSupport
import Testing

/// Populations under tables and trees that other programs also count.
struct RuleFileFactTests {
  @Test func `WireWorld goes on as it should`() throws {
    try expectTallies(
      "WireWorld", factSoup(24, 24, 4), [(0, "426/856"), (1, "426/998"), (10, "426/919")])
  }

  @Test func `Langton's loop makes another`() throws {
    let loop = drawn(
      ".8B$BAG.AD.ADB$B.6B.B$BGB4.BAB$BAB4.BAB$B.B4.BAB$BGB4.BAB$BA6BA5B$B.GA.GA.G5AB$.13B!")
    try expectTallies(
      "Langtons-Loops", loop,
      [(0, "86/189"), (151, "171/389"), (300, "338/765"), (1000, "4154/8514")])
    try expectTallies(
      "Langtons-Loops", factSoup(24, 24, 8), [(0, "496/1972"), (1, "536/2060"), (10, "616/2358")])
  }

  @Test func `Langton's ant builds its highway`() throws {
    try expectPopulations(
      "Langtons-Ant", drawn("E!"), [(100, 20), (1000, 118), (10000, 720), (11000, 834)])
  }

  private static let table = """
    @RULE T1
    @TABLE
    n_states:3
    neighborhood:vonNeumann
    symmetries:rotate4
    var a={2,1}
    var b=a
    var c={0,1,2}
    var d=c
    var e=c
    var f=c
    0,a,0,b,0,a
    0,a,b,0,0,b
    0,1,0,0,0,1
    1,2,c,d,e,0
    1,c,d,e,f,2
    2,1,1,c,d,1
    2,c,d,e,f,0
    """

  private static let hexagons = """
    @RULE T2
    @TABLE
    n_states:3
    neighborhood:hexagonal
    symmetries:rotate6
    01100001
    01010001
    00001001
    01000202
    10000002
    11000002
    11010002
    12000002
    20000000
    21000000
    """

  private static let tree = """
    @RULE T4
    @TREE
    num_states=2
    num_neighbors=4
    num_nodes=8
    1 0 1
    1 1 0
    2 0 1
    2 1 0
    3 2 3
    3 3 2
    4 4 5
    5 6 6
    """

  /// Returns the tallies of a rule given by a text.
  private func tallies(
    _ text: String, _ cells: StateGrid, _ generations: [Int]
  ) throws -> [String] {
    let file = try RuleFile(reading: text)
    let rule = try CellRule(file.name) { $0 == file.name ? text : nil }
    var world = LifeWorld(rule: rule, size: cells.size)
    world.write(cells, at: Cell(0, 0))
    return try generations.map {
      try world.advance(by: $0 - world.tick)
      return Tally(world.counts).description
    }
  }

  @Test func `variables are written out in their order`() throws {
    #expect(
      try tallies(Self.table, drawn("AB!"), [1, 2, 5, 10, 20])
        == ["3/3", "10/13", "31/31", "142/217", "606/861"])
    #expect(
      try tallies(Self.table, factSoup(12, 12, 3), [1, 2, 5, 10, 20])
        == ["59/81", "98/136", "156/192", "354/512", "801/1118"])
  }

  @Test func `hexagons have six neighbours`() throws {
    #expect(
      try tallies(Self.hexagons, factSoup(12, 12, 3), [1, 2, 5, 10])
        == ["106/160", "129/186", "287/349", "710/773"])
  }

  @Test func `a tree asks its cells in turn`() throws {
    #expect(
      try tallies(Self.tree, drawn("A!"), [1, 2, 5, 10]) == ["4/4", "4/4", "16/16", "16/16"])
  }
}
