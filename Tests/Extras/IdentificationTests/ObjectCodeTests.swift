import TerrariumIdentification
import TerrariumPatterns
import TerrariumPlayback
import TerrariumSimulation
import TerrariumWorlds
import Testing

/// The apgcodes of objects, compared with those that apgsearch's own library gives.
struct ObjectCodeTests {
  /// Patterns and their codes: facts from lifelib.
  private static let codes = [
    ("block", "xs4_33"),
    ("beehive", "xs6_696"),
    ("loaf", "xs7_2596"),
    ("boat", "xs5_253"),
    ("ship", "xs6_356"),
    ("tub", "xs4_252"),
    ("pond", "xs8_6996"),
    ("eater", "xs7_178c"),
    ("long-boat", "xs7_25ac"),
    ("long-ship", "xs8_35ac"),
    ("barge", "xs6_25a4"),
    ("mango", "xs8_69ic"),
    ("snake", "xs6_bd"),
    ("aircraft-carrier", "xs6_39c"),
    ("canoe", "xs8_312ko"),
    ("hat", "xs9_4aar"),
    ("shillelagh", "xs8_3pm"),
    ("integral-sign", "xs9_31ego"),
    ("cis-mirrored-worm", "xs22_69b88cz69d113"),
    ("bi-block", "xs8_rr"),
    ("boat-tie", "xs10_g8o652z01"),
    ("ship-tie", "xs12_g8o653z11"),
    ("block-on-table", "xs10_32qr"),
    ("dead-spark-coil", "xs18_rhe0ehr"),
    ("blinker", "xp2_7"),
    ("toad", "xp2_7e"),
    ("beacon", "xp2_318c"),
    ("clock", "xp2_2a54"),
    ("pulsar", "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401"),
    ("pentadecathlon", "xp15_4r4z4r4"),
    ("bipole", "xp2_31ago"),
    ("tripole", "xp2_g0k053z11"),
    ("quadpole", "xp2_0g0k053z32"),
    ("great-on-off", "xp2_g8gid1e8z1226"),
    ("spark-coil", "xp2_rhewehr"),
    ("caterer", "xp3_4hh186z07"),
    ("mazing", "xp4_ssj3744zw3"),
    ("mold", "xp4_37bkic"),
    ("jam", "xp3_695qc8zx33"),
    ("monogram", "xp4_hv4a4vh"),
    ("fumarole", "xp5_3pmwmp3zx11"),
    ("octagon-2", "xp5_idiidiz01w1"),
    ("galaxy", "xp8_4b23021eaz57840c4d2"),
    ("unix", "xp6_ccb7w66z066"),
    ("tumbler", "xp14_j9d0d9j"),
    ("queen-bee-shuttle", "xp30_w33z8kqrqk8zzzx33"),
    ("twin-bees-shuttle", "xp46_033y133zzzckgsxsgkczz0cc"),
    ("glider", "xq4_153"),
    ("lwss", "xq4_6frc"),
    ("mwss", "xq4_27dee6"),
    ("hwss", "xq4_27deee6"),
    ("copperhead", "xq10_o5995ozes88sezw33"),
    ("weekender", "xq7_7dfxg88gxfd7zw123u2222u321"),
    ("loafer", "xq7_3nw17862z6952"),
    ("25p3h1v0-1", "xq3_16614e8o4aa82cc2"),
    ("coe-ship", "xq16_gcbgzvgg826frc"),
    ("crab", "xq4_go217z1b6koox84szy323"),
    ("dart", "xq3_mhqkzarahh0heezdhb5"),
    ("turtle", "xq3_3u0228mc53bgzof0882d6koq1"),
    ("x66", "xq4_0oorxroozdjio404oijd"),
    ("bi-loaf-1", "xs14_g88m952z121"),
    ("fleet", "xs24_g8o653wggz11wokc321"),
    ("bakery", "xs28_g88m952g8gz1218kid221"),
    ("blockade", "xs16_0ggydgj3zop1yd11"),
    ("traffic-light", "xp2_s01110szw222"),
    ("honey-farm", "xs24_y1696z2552wgw2552zy1343"),
  ]

  private static func cells(_ code: String) throws -> [Cell] { try Apgcode(code).pattern.cells }

  @Test(arguments: codes)
  func `a pattern has the code that others give it`(name: String, code: String) throws {
    let entry = try #require(PatternLibrary.entry(named: name))
    let object = try #require(RepeatingObject(CellPatch(entry.pattern.cells), .life))
    var codes = ObjectCodes(.life)
    #expect(codes.code(of: object) == code)
    #expect(entry.apgcode == code)
    #expect(PatternLibrary.names(ofApgcode: code).contains(name))
  }

  @Test(arguments: [("3o$bo!", "traffic-light"), ("7o!", "honey-farm")])
  func `a common family is what its parent becomes`(parent: String, name: String) throws {
    let parent = try PatternFile(reading: Array(parent.utf8)).cells().cells
    var world = LifeWorld(rule: CellRule(.life), size: GridSize(columns: 9, rows: 9))
    world.set(parent.map { Cell($0.x, $0.y) }, to: 1)
    try world.advance(by: 50)
    let box = try #require(world.liveBox)
    let object = try #require(RepeatingObject(CellPatch(world.liveCells(in: box)), .life))
    var codes = ObjectCodes(.life)
    #expect(codes.code(of: object) == PatternLibrary.entry(named: name)?.apgcode)
  }

  @Test(arguments: codes)
  func `a code that is read and written again is the same, however it lies`(
    name: String, code: String
  ) throws {
    let pattern = try Apgcode(code).pattern
    let turned = [pattern, pattern.turned(.left), pattern.flipped(.down).turned(.half)]
    for pattern in turned {
      let object = try #require(RepeatingObject(CellPatch(pattern.cells), .life), "\(name)")
      var codes = ObjectCodes(.life)
      #expect(codes.code(of: object) == code, "\(name)")
    }
  }

  @Test func `every code of the library is that of its pattern`() throws {
    var count = 0
    for entry in PatternLibrary.entries {
      guard let code = entry.apgcode, !code.hasPrefix("xg"), entry.pattern.population < 120,
        entry.facts.period ?? 1 < 100
      else { continue }
      let rule = try CellRule(entry.rule)
      let table = try #require(PatchRule(rule))
      let object = try #require(
        RepeatingObject(CellPatch(entry.pattern.cells), table), "\(entry.name)")
      var codes = ObjectCodes(table)
      #expect(codes.code(of: object) == code, "\(entry.name)")
      count += 1
    }
    #expect(count > 700)
  }

  @Test(arguments: [
    // Patterns that apgsearch takes apart, and patterns that it leaves whole.
    ("xp2_7exe7", "xp2_7e xp2_7e"),
    ("xp2_s01110szw222", "xp2_7 xp2_7 xp2_7 xp2_7"),
    ("xp2_ggg07y270gggzy0ey2e", "xp2_7 xp2_7 xp2_7 xp2_7 xp2_7 xp2_7"),
    ("xp3_660uh224a404a422hu066", "xp3_025qz32qq1 xp3_025qz32qq1"),
    ("xp6_32acy5ccb7w66zy269a4y066", "xp6_ccb7w66z066 xs7_178c xs7_2596"),
    ("xs8_rr", "xs4_33 xs4_33"),
    ("xs9_253033", "xs4_33 xs5_253"),
    ("xs10_2530352", "xs5_253 xs5_253"),
    ("xs12_08ka23zcc", "xs4_33 xs8_178k8"),
    ("xs12_rrz66", "xs4_33 xs4_33 xs4_33"),
    ("xs16_0ggydgj3zop1yd11", "xs4_33 xs4_33 xs4_33 xs4_33"),
    ("xs17_624871z25a8o", "xs8_178k8 xs9_178426"),
    ("xs20_ck8x33zy02596x33", "xs4_33 xs4_33 xs5_253 xs7_2596"),
    ("xs24_g8o653wggz11wokc321", "xs12_g8o653z11 xs12_g8o653z11"),
    ("xs24_y1696z2552wgw2552zy1343", "xs6_696 xs6_696 xs6_696 xs6_696"),
    ("xs28_g88m952g8gz1218kid221", "xs14_g88m952z121 xs14_g88m952z121"),
    ("xs31_6952gg2u08k8z064k5421zw121", "xs24_xo81v04a4z3iai21zw1 xs7_2596"),
    ("xs32_bd0mk2sgz1785d0mq", "xs4_33 xs6_bd xs6_bd xs8_32qk xs8_32qk"),
    ("xs34_4aar0rq1e8gzx64260bd", "xs15_321e8gzxbd xs4_33 xs6_bd xs9_4aar"),
    ("xs14_g88m952z121", "xs14_g88m952z121"),
    ("xp2_7x7", "xp2_7 xp2_7"),
    ("xs18_2egm9a4zx346", "xs18_2egm9a4zx346"),
  ])
  func `pseudo objects fall apart`(code: String, parts: String) throws {
    var census = try #require(ObjectCensus(CellRule(.life)))
    let rows = try #require(census.rows(of: try Self.cells(code).alive))
    let found = rows.flatMap { [String](repeating: $0.apgcode, count: $0.count) }.sorted()
    #expect(found.joined(separator: " ") == parts)
  }
}
