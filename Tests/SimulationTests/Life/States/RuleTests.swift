import TerrariumSimulation
import Testing

/// The notations of all families, their canonical spellings and their errors.
struct RuleTests {
  @Test(arguments: [
    ("b3s23", "B3/S23"), ("3/23", "B23/S3"), ("W30", "W30"), ("/2/3", "/2/3"),
    ("S345/B2/4", "345/2/4"), ("B2/S345/4", "345/2/4"), ("B2/345/4", "345/2/4"),
    ("345/B2/4", "345/2/4"), ("B2//3", "/2/3"), ("b2/s345/g4", "345/2/4"),
    ("g4b2s345", "345/2/4"), ("b2s345g4", "345/2/4"), ("G4/B2/S345", "345/2/4"),
    ("B2/S345/C4", "345/2/4"), ("/2/3V", "/2/3V"), ("24/2/3h", "24/2/3H"),
    ("b/s0123456/g3h", "0123456//3H"), ("b0123456/sH:t9", "B0123456/SH:T9,9"),
    ("2-a/2-i34q/5", "2-a/2-i34q/5"), ("12_34q_3", "12/34q/3"), ("brian's brain", "/2/3"),
    ("_3-c_3", "/3-c/3"), ("_B3-c_3", "/3-c/3"), ("__3", "//3"),
    ("star-wars", "345/2/4"), ("5,34,45,34,58", "R5,C0,M1,S34..58,B34..45,NM"),
    ("r5b34t45s34t58", "R5,C0,M1,S34..58,B34..45,NM"), ("R3,C2,S1-2,3,5,B3,NM", "R3,C0,S1-3,5,B3"),
    ("r2,c0,s2-3,b3,nn", "R2,C0,S2-3,B3,NN"), ("R2,C0,S2-4,B3,n@891891", "R2,C0,S2-4,B3,N@891891"),
    ("R1,C4,S6-15,B7-12,NW121242121,0312", "R1,C4,S6-15,B7-12,NW121242121,0312"),
    ("R1,C0,S,B1,NN", "R1,C0,S,B1,NN"), ("jvn-29", "JvN29"), ("JvN-32", "Nobili32"),
    ("modJvN-32", "Hutton32"), ("lifehistory", "LifeHistory"), ("b3/s23History", "LifeHistory"),
    ("B36/23super", "B36/S23Super"), ("B3/S23HHistory", "B3/S23HHistory"),
    ("B/SHHistory", "B/SHHistory"), ("mapAAAASAHistory", "MAPAAAASAHistory"),
    ("B03/S238Super", "B03/S238Super"),
    (
      "MAPARYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAAaIDogIAAgACAAIAAAAAAAAHistory",
      "LifeHistory"
    ),
    (
      "MAPT8I5C7/C7hFK0SiQDLAUW4LnMQTKQ1sAFrEsDOfKgt5IfZZKUU0TBx0RrWUwW6cuAgAvtqK5NuY3IXqFYp+QEwSuper",
      "MAPT8I5C7/C7hFK0SiQDLAUW4LnMQTKQ1sAFrEsDOfKgt5IfZZKUU0TBx0RrWUwW6cuAgAvtqK5NuY3IXqFYp+QEwSuper"
    ),
    ("MS,D0;8;4;3;2;5;9;7;1;6;10;11;12;13;14;15", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15"),
    ("wireworld", "WireWorld"), ("langtons ant", "Langtons-Ant"), ("life:t4", "B3/S23:T4,4"),
    (LifeRuleTests.map + ":T8,9", LifeRuleTests.map + ":T8,9"),
  ])
  func `each notation has one spelling`(text: String, canonical: String) throws {
    #expect(try CellRule(text).text == canonical)
    #expect(try CellRule(canonical).text == canonical)
  }

  @Test(arguments: [
    (":t30+5,20", ":T30+5,20"), (":T30,20-2", ":T30,20-2"), (":T30+35,20", ":T30+5,20"),
    (":T0,20", ":T0,20"), (":T,20", ":T0,20"), (":P0,0", ""), (":T", ""), (":", ""),
    (":T30", ":T30,30"), (":T30,", ":T30,30"), (":K30*,20", ":K30*,20"),
    (":K10,20", ":K10,20*"), (":K30*+5,20", ":K30*+1,20"), (":K31*+5,20", ":K31*,20"),
    (":c30,20", ":C30,20"), (":S30", ":S30"), (":T0+5,20", ":T0,20"),
  ])
  func `each grid has one spelling`(text: String, canonical: String) throws {
    #expect(try CellRule("B3/S23" + text).text == "B3/S23" + canonical)
    #expect(try CellRule("/2/3" + text).text == "/2/3" + canonical)
  }

  @Test func `large ranges widen their grid`() throws {
    #expect(try CellRule("R5,C0,S3,B4:T7,40").text == "R5,C0,S3,B4:T10,40")
    #expect(try CellRule("R2,C0,S3,B4,NL:P3").text == "R2,C0,S3,B4,NL:P8,8")
  }

  @Test(arguments: [
    ("", RuleError.counts(.empty)),
    ("/2/1", .outOfRange(what: "the number of states", allowed: 2...256, column: 4)),
    ("/2/257", .outOfRange(what: "the number of states", allowed: 2...256, column: 4)),
    ("/20/3", .birthsOfNothing(column: 2)),
    ("/2x/3", .counts(.unexpected("x", column: 3))),
    ("/29/3", .counts(.countTooLarge("9", limit: 8, column: 3))),
    ("345/2V/4V", .unexpected("V", column: 6)), ("/2V/3", .unexpected("V", column: 3)),
    ("R501,C0,S3,B4", .outOfRange(what: "the range", allowed: 1...500, column: 2)),
    ("R1,C0,S9,B3", .outOfRange(what: "a count", allowed: 0...8, column: 8)),
    ("R1,C0,S0,B3,5-9", .outOfRange(what: "a count", allowed: 0...8, column: 15)),
    ("5,34,45,34,122", .outOfRange(what: "a count", allowed: 0...121, column: 12)),
    ("5,45,34,34,58", .backwards(from: 45, to: 34, column: 3)),
    ("r5b34t45s58t34", .backwards(from: 58, to: 34, column: 10)),
    ("R2,C0,S2,5-3,B3,NN", .backwards(from: 5, to: 3, column: 10)),
    ("R1,C0,S0,B1,NW111101111,00", .outOfRange(what: "a count", allowed: 0...0, column: 11)),
    ("R1,C3,S3,B0", .birthsOfNothing(column: 7)),
    ("R1,C0,S3,B3,NF", .unknownNeighbourhood("F", column: 14)),
    ("R1,C0,S3,B3,N@F", .listLength(1, allowed: [2], column: 15)),
    ("R1,C0,S3,B3:K9,9", .unknownGrid("K", column: 13)),
    ("R2,C0,S2-4,B3:T20+3,20", .shiftedGrid(column: 18)),
    ("R2,C0,S2-4,B3: T20,20 -3", .shiftedGrid(column: 23)),
    ("M0,8,4", .listLength(3, allowed: [16], column: 1)),
    (
      "M0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,16",
      .outOfRange(what: "a block", allowed: 0...15, column: 37)
    ),
    ("M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15:T9,9", .oddSide(column: 40)),
    ("W31", .birthsOfNothing(column: 2)),
    ("B03/S23History", .birthsOfNothing(column: 2)), ("23/03super", .birthsOfNothing(column: 4)),
    ("S02/B03History", .birthsOfNothing(column: 6)), ("0/03super", .birthsOfNothing(column: 3)),
    ("MAP" + String(repeating: "g", count: 21) + "AHistory", .birthsOfNothing(column: 4)),
    ("B3/S23:S30,30", .unexpected(",", column: 11)),
    ("B3/S23:X30", .unknownGrid("X", column: 8)),
    ("B3/S23:S0", .sideOutOfRange(limit: Topology.sideLimit, column: 9)),
    ("B3/S23:T30,99999999999999999999", .sideOutOfRange(limit: Topology.sideLimit, column: 12)),
    ("B3/S23:P30+5,20", .unexpected("+", column: 11)),
    ("B3/S23:T30+5,20+5", .oneSeamOnly(column: 9)),
    ("B3/S23:T30x", .unexpected("x", column: 11)),
    ("wirewurld", .unknown("wirewurld", column: 1)), ("History", .unknown("History", column: 1)),
    ("game 1-D CA R1,C0,M0,S1,B1", .unknown("game1-DCAR1,C0,M0,S1,B1", column: 1)),
    ("game Rules table 1,0,1,0,0", .unknown("gameRulestable1,0,1,0,0", column: 1)),
    ("B3/S6VSuper", .counts(.countTooLarge("6", limit: 4, column: 5))),
    ("MAPAAAHistory", .counts(.mapLength(3, allowed: [86, 22, 6], column: 4))),
    ("B9/S23", .counts(.countTooLarge("9", limit: 8, column: 2))),
  ])
  func `what is wrong is told with its column`(text: String, error: RuleError) {
    #expect(throws: error) { try CellRule(text) }
  }

  @Test(arguments: [
    ("wirewurld", "WireWorld"), ("brain", "brians-brain"), ("langton", "Langtons-Ant"),
    ("Lif", "life"), ("liffe", "life"), ("zzzzzzzzzz", nil),
  ])
  func `the nearest name is found`(wanted: String, name: String?) {
    #expect(CellRule.name(near: wanted) == name)
  }

  @Test(arguments: [
    "/20/3", "R1,C3,S3,B0", "B03/S23History", "M15,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15",
    "R1,C3,S3,B8,NW111101111,120",
  ])
  func `births of nothing are for fields that end`(text: String) throws {
    #expect(throws: RuleError.self) { try CellRule(text) }
    // For Larger than Life no grid is so narrow that it is unbounded.
    #expect(throws: RuleError.self) { try CellRule(text + (text.hasPrefix("R") ? ":T" : ":T0,20")) }
    let (local, size) = (try CellRule(text + ":T24,20"), GridSize(columns: 24, rows: 20))
    #expect(try CellRule(text, isBounded: true).name == local.name)
    var world = LifeWorld(rule: local, size: size)
    try world.advance(by: 1)
    #expect(world.population == 480)
  }

  @Test(arguments: [
    ("bsV", "B/SV"), ("bsh", "B/SH"), ("bsVHistory", "B/SVHistory"), ("bsSuper", "B/SSuper"),
  ])
  func `births and survivals may be none without a slash`(text: String, same: String) throws {
    #expect(try CellRule(text) == CellRule(same))
  }

  @Test func `a weight of dead cells makes births of nothing, states on a grid stay true`() throws {
    var counts: [[UInt128]] = []
    for rule in ["R1,C0,S10-11,B8,11,NW111101111,12:T8,8", "B03/S23"] {
      var world = LifeWorld(
        rule: try CellRule(rule), size: GridSize(columns: 8, rows: 8), edges: .wrap)
      world.set([(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { Cell($0.0, $0.1) })
      counts.append([world.population])
      for _ in 0..<3 {
        try world.advance(by: 1)
        counts[counts.count - 1].append(world.population)
      }
    }
    #expect(counts == [[5, 47, 6, 40], [5, 47, 6, 40]])
  }

  @Test func `a file lays its colours over the rule there is`() throws {
    let text = "@RULE WireWorld\n@COLORS\n1 1 2 3\n@NAMES\n3 copper wire\n"
    let rule = try CellRule("WireWorld") { $0 == "WireWorld" ? text : nil }
    #expect(rule.stateCount == 4 && rule.file?.colors[1] == RuleFile.RGB(1, 2, 3))
    #expect(rule.file?.names[3] == "copper wire")
  }

  @Test(arguments: ["HighLife", "seeds:T9,9", "LifeHistory", "JvN29"])
  func `a file of colours that stands first lays them over a notation's rule`(text: String) throws {
    let plain = try CellRule(text)
    let rule = try CellRule(
      text, firstFile: { "@RULE \($0)\n@COLORS\n1 1 2 3\n@NAMES\n1 one\n" })
    #expect(rule == plain && rule.stateCount == plain.stateCount)
    #expect(rule.file?.colors == [1: RuleFile.RGB(1, 2, 3)] && rule.file?.names == [1: "one"])
    // The same engines step it.
    #expect(rule.bitTable == plain.bitTable && rule.keepsTrees == plain.keepsTrees)
  }

  @Test(arguments: [
    ("HighLife", 5), ("highlife:T9,9", 5), ("LifeHistory", 5), ("jvn29", 5), ("B36/S23", 2),
    ("36/23:T9,9", 2), ("/2/3", 3), ("W30", 2), ("WireWorld", 4),
  ])
  func `a file that stands first has the name of a notation, and no notation itself`(
    text: String, stateCount: Int
  ) throws {
    let table = "@TABLE\nn_states:5\nneighborhood:vonNeumann\nsymmetries:none\n4,0,0,0,0,0\n"
    let rule = try CellRule(text, firstFile: { "@RULE \($0)\n\(table)" })
    #expect(rule.stateCount == stateCount)
    let without = try CellRule(text)
    #expect(try CellRule(text, firstFile: { _ in nil }).text == without.text)
  }
}
