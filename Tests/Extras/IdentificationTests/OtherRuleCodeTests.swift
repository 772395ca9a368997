import TerrariumIdentification
import TerrariumPatterns
import TerrariumPlayback
import TerrariumSimulation
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The apgcodes of objects of Generations rules and on hexagons, compared with those that lifelib gives.
struct OtherRuleCodeTests {
  /// Patterns of the library and their codes: facts from lifelib 2.5.6.
  private static let generations = [
    ("star-wars-p4", "xp4_1ek_ig14_2g"),
    ("star-wars-p5", "xp5_05uc8_6wg_2"),
    ("star-wars-p6", "xp6_5ek_gh1_0h"),
    ("star-wars-p8", "xp8_247c742_cw1wc_4w1w4"),
    ("star-wars-p9", "xp9_0ke4isgzw1131_j1g05_10g04"),
    ("star-wars-p10", "xp10_2e787e2_9w1w9"),
    ("star-wars-p12", "xp12_05e4_6_2"),
    ("star-wars-p13", "xp13_227a191a722_48w646w84zy11_4x606x4"),
    ("star-wars-p15", "xp15_4sniu8zx1_8w1"),
    ("star-wars-p16", "xp16_05ere4_6_2"),
    ("star-wars-p18", "xp18_05e44e4_6_2"),
    ("star-wars-p20", "xp20_8gslu_gx19z1w1_gx1"),
    ("star-wars-p21", "xp21_24u4s44e4_c01hw11_4whw1"),
    ("star-wars-p24", "xp24_ggoo5c5ooggzw1y11_84022122048_8w20102w8"),
    ("star-wars-p25", "xp25_8cns8gz13e31_i1y0gz48_01z08"),
    ("star-wars-p60", "xp60_24ek8r8ke42_cw12021wczw1y11_4x202x4"),
    ("star-wars-p100", "xp100_2vae2eoz01132631_gxhw4zw4"),
    ("brians-brain-ship-p1", "xq1_03_3"),
    ("brians-brain-ship-p2", "xq2_0494z11_gi42"),
    ("brians-brain-diagonal-ship", "xq4_20a_144"),
    ("brians-brain-ship-p4", "xq4_201a40o_41a40o"),
    ("brians-brain-ship-p6", "xq6_0608060h2c_4020c0h2c"),
    ("star-wars-ship-p1", "xq1_11_66_22"),
    ("star-wars-ship-p2", "xq2_1h4g_66oz0343_228z0141"),
    ("star-wars-ship-p6", "xq6_w40h4z0282z11_0g9ic3zop61_w8282zgh41"),
  ]

  @Test(arguments: generations)
  func `an object of dying cells has the code that others give it`(
    name: String, code: String
  ) throws {
    let entry = try #require(PatternLibrary.entry(named: name))
    let rule = try #require(PatchRule(CellRule(entry.rule)))
    let object = try #require(RepeatingObject(CellPatch(entry.pattern.live), rule))
    var codes = ObjectCodes(rule)
    #expect(codes.code(of: object) == code)
    // When read again it is the same object, in any of its phases.
    let read = try Apgcode(code).file.decoded(ofStates: CellRule(entry.rule).stateCount)
    let again = try #require(RepeatingObject(CellPatch(try read.cells().live), rule))
    #expect(codes.code(of: again) == code)
  }

  /// Cells of hexagonal rules, and their codes: facts from lifelib 2.5.6.
  private static let hexagons = [
    ("B2/S34H", "xp2_3", "o$2bo!"),
    ("B2/S34H", "xp2_13", "2o$bo!"),
    ("B2/S34H", "xp2_1p", "2o2bo$4bo!"),
    ("B2/S34H", "xp2_gj", "o$2bo3$2bo$bo!"),
    ("B2/S34H", "xp2_h9", "o3bo$2bo2bo!"),
    ("B2/S34H", "xp2_hh", "o3bo$o3bo!"),
    ("B2/S34H", "xp2_o3", "3b2o$2o!"),
    ("B2/S34H", "xp4_29", "o$bo$2o!"),
    ("B2/S34H", "xp4_md", "bo$o$b2o$3bo$2bo!"),
    ("B2/S34H", "xp2_142", "bo$o$2bo!"),
    ("B2/S34H", "xp2_145", "2o2$obo!"),
    ("B2/S34H", "xp2_4g3", "2bo$4bo$2o!"),
    ("B2/S34H", "xp2_883", "b2o2$o$o!"),
    ("B2/S34H", "xp2_8h1", "o$bo3bo$5bo!"),
    ("B2/S34H", "xp2_c03", "2bo$4bo$o$2bo!"),
    ("B2/S34H", "xp2_g91", "2bo$bo3$2o!"),
    ("B2/S34H", "xp2_jz1", "2o2b2o!"),
    ("B2/S34H", "xp3_356", "obo$b2o$2ob2o$2b2o$2bobo!"),
    ("B2/S34H", "xp4_14g", "obo2$obo!"),
    ("B2/S34H", "xp12_387", "b2o$o2$bo$3bo!"),
    ("B2/S34H", "xp2_11x3", "o$o3b2o!"),
    ("B2/S34H", "xp2_2811", "2b2o$o2$bo!"),
    ("B2/S34H", "xp2_28w3", "o$bo4$bo$3bo!"),
    ("B2/S34H", "xp2_32x3", "o4bo$2o3bo!"),
    ("B2/S34H", "xp2_32x6", "o4bo$2bo$5bobo!"),
    ("B2/S34H", "xp2_44x3", "4b2o$o$o!"),
    ("B2/S34H", "xp2_80g3", "3b2o$o2$bo!"),
    ("B2/S34H", "xp2_84g3", "3bo$2bo$4bo$o$2bo!"),
    ("B2/S34H", "xp2_8803", "3bo2$4bo$o$2bo!"),
    ("B2/S34H", "xp2_g803", "3bo$2bo2$o$o!"),
    ("B2/S34H", "xp48_76h", "bo$o2bo$bo$3obo$bobo!"),
    ("B2/S34H", "xp4_1o21", "3bo$2o3bo2$6bo!"),
    ("B2/S34H", "xp4_56x3", "3bo$4bo$o2b2o$o!"),
    ("B2/S34H", "xp2_0j2z1", "3bobo$o$bo3bo!"),
    ("B2/S34H", "xp2_12x42", "bo2$2bo3$2o!"),
    ("B2/S34H", "xp4_154xc", "3bo2$4bo$bo$o4bo!"),
    ("B2/S34H", "xp4_29zx6", "4b2o$bo$o2bo!"),
    ("B2/S34H", "xp2_0584z6", "6b2o$obo$3bo$2bo!"),
    ("B2/S34H", "xp4_13z421", "o4bo$5b3o$obo4bo!"),
    ("B2/S34H", "xp4_154xck", "2o$o3b2o$bo3bo$5b2o!"),
    ("B34/S23H", "xs3_13", "o$2o!"),
    ("B34/S23H", "xs4_33", "2o$2o!"),
    ("B34/S23H", "xs6_9r", "o$2o2$o$2o!"),
    ("B34/S23H", "xs6_pj", "o2b2o$2o2bo!"),
    ("B34/S23H", "xp2_162", "o$b2o$bo!"),
    ("B34/S23H", "xp2_fhu", "4o$obobo$b4o!"),
    ("B34/S23H", "xs6_356", "2o$obo$b2o!"),
    ("B34/S23H", "xs6_8p3", "b2o$2bo2$2o$bo!"),
    ("B34/S23H", "xs7_357", "3o$obo$b2o!"),
    ("B34/S23H", "xs7_3as", "3o$bobo$3b2o!"),
    ("B34/S23H", "xs7_8r3", "b2o$b2o2$2o$bo!"),
    ("B34/S23H", "xs7_oj3", "3b2o$o2b2o$2o!"),
    ("B34/S23H", "xs8_35f", "4o$bobo$2b2o!"),
    ("B34/S23H", "xs8_757", "3o$obo$3o!"),
    ("B34/S23H", "xs8_79e", "3o$o2bo$b3o!"),
    ("B34/S23H", "xs8_or3", "3b2o$2ob2o$2o!"),
    ("B34/S23H", "xs9_79f", "4o$bo2bo$2b3o!"),
    ("B34/S23H", "xs6_8o32", "3bo$3b2o$2o$bo!"),
    ("B34/S23H", "xs6_og13", "3b2o$4bo$o$2o!"),
    ("B34/S23H", "xs7_8oj2", "3bo$3b2o$2o2bo$bo!"),
    ("B34/S23H", "xs7_c833", "2b2o$3bo$2o$2o!"),
    ("B34/S23H", "xs9_13qs", "2bo$2b2o$2obo$b3o!"),
    ("B34/S23H", "xs9_ckp3", "2b2o$3bo$2o$obo$b2o!"),
    ("B34/S23H", "xs6_13w13", "2o2b2o$bo3bo!"),
    ("B34/S23H", "xs8_33xco", "3bo$3b2o$4bo$2o$b2o!"),
    ("B34/S23H", "xs8_36w33", "o3b2o$2o2b2o$bo!"),
    ("B34/S23H", "xs8_jmz11", "2ob2o$2o2b2o!"),
    ("B34/S23H", "xp2_13w162", "o3b2o$b2o2bo$bo!"),
    ("B34/S23H", "xs12_33wsks", "b3o$2bobo$3b3o$2o$b2o!"),
  ]

  @Test(arguments: hexagons)
  func `an object on hexagons has the code that others give it`(
    rule: String, code: String, cells: String
  ) throws {
    let rule = try #require(PatchRule(CellRule(rule)))
    let cells = try PatternFile(reading: Array(cells.utf8)).cells().cells
    // A sixth of a turn makes no other object.
    for cells in [cells, cells.map { Cell($0.x - $0.y, $0.x) }, cells.map { Cell($0.y, $0.x) }] {
      let object = try #require(RepeatingObject(CellPatch(cells), rule))
      var codes = ObjectCodes(rule)
      #expect(codes.code(of: object) == code)
    }
  }

  @Test(arguments: ["B2/S34H", "B3/S23V", "B2-a/S12", "/2/3", "345/2/4", "1/2/5H", "2/2/3V"])
  func `the symmetry of a rule is that of its cells`(text: String) throws {
    let rule = try #require(PatchRule(CellRule(text)))
    #expect(rule.symmetry == (text.hasSuffix("H") ? .hexagons : .squares))
  }

  @Test func `a rule that looks to one side has no symmetry`() throws {
    let table = RuleTable { $0.bits & 0b100_000_000 != 0 }
    #expect(try #require(PatchRule(table)).symmetry == .none)
    #expect(try #require(PatchRule(table, isHexagonal: true)).symmetry == .none)
  }

  @Test(arguments: ["B3/S23:P9,9", "WireWorld", "B03/S23", "/03/3:T8,8", "R2,C0,S2-3,B3,NN"])
  func `other rules have no census`(text: String) throws {
    let rule = try CellRule(text)
    guard case .failure = LifeObjects().counting(under: rule, on: .none) else {
      Issue.record("\(text)")
      return
    }
  }
}
