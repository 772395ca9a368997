import TerrariumSimulation
import TerrariumSupport
import Testing

/// Populations under rules of the nearest cells that other programs also count.
struct LocalFactTests {
  static let pentomino = drawn(".2A$2A$.A!")

  @Test(arguments: [
    ("B0123478/S01234678", [6, 7, 9, 8, 11, 121]), ("B02/S24H", [12, 8, 34, 31, 111, 9111]),
    ("B0/S13V", [10, 8, 31, 24, 67, 4806]), ("B01e3/S2-a4", [15, 6, 17, 7, 7, 797]),
  ])
  func `births of nothing on the plane store what differs`(rule: String, expected: [Int]) throws {
    try expectPopulations(rule, Self.pentomino, zip([1, 2, 3, 4, 10, 100], expected))
  }

  @Test(arguments: [
    ("B03/S23:P16,14", [145, 66, 145, 76]), ("B03/S23:T16,14", [157, 84, 165, 89]),
    ("B038/S238:P16,14", [177, 136, 143, 143]), ("B038/S238:T16,14", [167, 120, 161, 137]),
    ("B03/S23", [189, 92, 199, 94, 217, 112]),
  ])
  func `births of nothing on grids store what differs`(rule: String, expected: [Int]) throws {
    try expectPopulations(rule, factSoup(16, 14, 2), zip(1..., expected))
  }

  @Test(arguments: [(1, [94, 217, 112]), (0, [297, 168, 284])])
  func `stored cells mean what their generation says`(phase: Int, expected: [Int]) throws {
    var world = try LifeWorld("B03/S23", 16, 14)
    world.writeStored(factSoup(16, 14, 2), at: Cell(0, 0))
    try world.advance(by: 3)
    let box = try #require(world.liveBox)
    let cells = world.storedStates(in: box)
    var again = LifeWorld(
      rule: try CellRule("B03/S23"), size: box.size, backgroundIsAlive: phase == 1)
    again.writeStored(cells, at: Cell(0, 0))
    for population in expected {
      try again.advance(by: 1)
      #expect(again.population == UInt128(population))
    }
  }

  @Test(arguments: [
    (":P30,20", [21, 26]), (":T30,20", [50, 7]), (":T30+5,20", [19, 20]), (":T30,20-2", [97, 17]),
    (":K30*,20", [61, 29]), (":K30,20*", [55, 13]), (":K30*+1,20", [61, 31]),
    (":K30,20*+1", [60, 19]), (":C30,20", [19, 6]), (":S30", [17, 17]), (":T0,20", [121, 31]),
    (":T30,0", [41, 41]),
  ])
  func `Life goes on as it should on every grid`(grid: String, expected: [Int]) throws {
    let rule = try CellRule("B3/S23\(grid)")
    let sides = try #require(rule.topology)
    // The position of a pattern that other programs centre.
    let x = sides.columns == 0 ? -1 : sides.columns / 2 - 1
    let y = sides.rows == 0 ? -1 : sides.rows / 2 - 1
    try expectPopulations(rule.text, Self.pentomino, zip([100, 500], expected), at: Cell(x, y))
  }

  @Test(arguments: [
    (":T0,20", CellRect(x: 1500, y: 0, width: 3, height: 3), 1),
    (":T20,0", CellRect(x: 0, y: 1500, width: 3, height: 3), 1),
    (":T0,200", CellRect(x: 1500, y: 100, width: 3, height: 3), 4),
  ])
  func `a ship leaves no tiles on a strip`(grid: String, box: CellRect, abreast: Int) throws {
    var world = LifeWorld(rule: try CellRule("B3/S23\(grid)"), size: GridSize(columns: 9, rows: 9))
    world.set([Cell(1, 0), Cell(2, 1), Cell(0, 2), Cell(1, 2), Cell(2, 2)])
    try world.advance(by: 5000)
    let before = try #require(world.engineWork).cellsStepped
    try world.advance(by: 1000)
    let stepped = try #require(world.engineWork).cellsStepped - before
    #expect(world.liveBox == box && world.population == 5)
    // The tiles on which it is, and those that it has recently left.
    #expect(stepped <= UInt128(5 * abreast * 4096 * 1000))
  }

  @Test(arguments: [
    ("LifeHistory", 7, ["494/1743", "525/1801", "538/1847", "546/1916", "546/1918"]),
    ("LifeSuper", 26, ["546/6794", "411/3675", "412/3138", "471/2266", "486/2286"]),
    ("LifeInvestigator", 21, ["549/5866", "605/5916", "594/5911", "592/5909", "603/5920"]),
    ("B2/S34HSuper", 26, ["546/6794", "440/4389", "431/3563", "572/1932", "670/2004"]),
    // For rules that fill empty space, and for 22 digits that are two rules.
    ("B03/S238History", 7, ["494/1743", "640/1819", "761/1976", "1917/3556", "15357/21834"]),
    ("B03/S238Super", 26, ["546/6794", "552/4824", "653/4519", "1861/4332", "15322/22662"]),
    (
      "B0123478/S01234678Investigator", 21,
      ["549/5866", "605/5916", "594/5911", "592/5909", "603/5920"]
    ),
    ("B03/S026HSuper", 26, ["546/6794", "538/5026", "642/5032", "1697/6521", "12364/37615"]),
    ("MAPBArZAVUlzL6CJh6CYl+OPA", 2, ["276/276", "246/246", "237/237", "360/360", "1380/1380"]),
    (
      "MAPBArZAVUlzL6CJh6CYl+OPAHistory", 7,
      ["494/1743", "542/1798", "588/1852", "1000/2575", "3967/7591"]
    ),
    ("MAPBArZAVUlzL6CJh6CYl+OPA/5", 5, ["475/1174", "394/1125", "294/914", "301/686", "855/2040"]),
  ])
  func `watched rules, negatives and maps of hexagons go on as they should`(
    rule: String, states: Int, expected: [String]
  ) throws {
    try expectTallies(rule, factSoup(24, 24, states), zip([0, 1, 2, 10, 50], expected))
  }

  @Test func `LifeHistory keeps what was alive`() throws {
    try expectTallies(
      "LifeHistory", Self.pentomino,
      [(1, "7/8"), (10, "32/53"), (100, "569/1017"), (1103, "8403/16690")])
  }

  @Test(arguments: [
    ("JvN29", 29, ["550/8091", "514/7898", "517/8051", "520/8008", "521/8081"]),
    ("Nobili32", 32, ["549/8588", "515/8156", "516/8077", "529/8332", "530/8410"]),
    ("Hutton32", 32, ["549/8588", "503/7993", "499/8046", "503/7946", "503/7950"]),
  ])
  func `von Neumann's rule and its kin go on as they should`(
    rule: String, states: Int, expected: [String]
  ) throws {
    try expectTallies(rule, factSoup(24, 24, states), zip([0, 1, 2, 10, 100], expected))
  }

  @Test(arguments: [
    ("JvN29", ["49/461", "49/469", "51/479", "56/504"]),
    ("Nobili32", ["49/461", "49/469", "51/479", "56/504"]),
    ("Hutton32", ["49/473", "49/469", "51/479", "56/504"]),
  ])
  func `a pulse that comes round builds as it should`(rule: String, expected: [String]) throws {
    let line = drawn(String(repeating: "5IM", count: 8) + "!")
    try expectTallies(rule, line, [(0, "48/464")] + Array(zip([1, 5, 20, 60], expected)))
  }

  @Test(arguments: [
    ("JvN29", ["13/157", "13/154", "14/153", "15/165"]),
    ("Nobili32", ["13/162", "13/164", "14/162", "15/177"]),
    ("Hutton32", ["13/162", "13/164", "14/174", "15/180"]),
  ])
  func `signals cross, or do not`(rule: String, expected: [String]) throws {
    let crossing = drawn("3.L$3.L$3.P$3MpA4I$3.L$3.L!")
    try expectTallies(rule, crossing, [(0, "13/164")] + Array(zip([1, 2, 5, 10], expected)))
  }

  @Test(arguments: [
    ("M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15", [168, 168, 168, 168], [46, 43, 41, 43]),
    ("M0,8,4,12,2,10,9,14,1,6,5,13,3,11,7,15", [168, 168, 168, 168], [46, 44, 44, 37]),
    ("critters", [312, 168, 168, 168], [74, 45, 44, 43]),
    ("tron", [212, 232, 228, 224], [62, 62, 58, 68]),
    ("sand", [168, 168, 168, 168], [46, 38, 39, 44]),
  ])
  func `blocks go on as they should`(rule: String, totals: [Int], corners: [Int]) throws {
    let cells = StateGrid(size: GridSize(columns: 24, rows: 20)) { x, y in
      factHash(x, y) % 3 == 0 ? 1 : 0
    }
    var world = LifeWorld(rule: try CellRule("\(rule):T24,20"), size: cells.size)
    world.write(cells, at: Cell(0, 0))
    for (generation, (total, corner)) in zip([1, 2, 10, 100], zip(totals, corners)) {
      try world.advance(by: generation - world.tick)
      let field = world.states(in: CellRect(cells.size)).states.reduce(0) { $0 + Int($1) }
      let part = world.states(in: CellRect(x: 0, y: 0, width: 12, height: 10)).states
      #expect(field == total, "\(rule), generation \(generation)")
      #expect(part.reduce(0) { $0 + Int($1) } == corner, "\(rule), generation \(generation)")
    }
  }

  @Test func `elementary rules grow downwards on the plane`() throws {
    for (rule, expected) in [("W30", [73, 5299]), ("W110", [47, 2928]), ("W90", [37, 1259])] {
      try expectPopulations(rule, drawn("o!"), zip([10, 100], expected))
    }
  }
}
