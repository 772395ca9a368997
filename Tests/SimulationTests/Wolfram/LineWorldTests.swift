import Simulation
import Support
import Testing

/// Rules of one dimension in several colours, and of second order.
struct LineWorldTests {
  private func populations(_ rule: String, _ rows: Int) throws -> [Int] {
    var world = LineWorld(rule: try LineRule(rule), size: GridSize(columns: 9, rows: 4))
    var populations = [world.population]
    for _ in 1..<rows {
      try world.advance(by: 1)
      populations.append(world.population)
    }
    return populations
  }

  @Test(arguments: [
    ("{777,{3,1},1}", [1, 3, 5, 4, 8, 7, 12, 9, 13, 15], 145),
    ("C912K3R1", [1, 3, 4, 3, 9, 7, 7, 13], 128), ("{10,{2,1},2}", [1, 5, 4, 6, 4, 18, 4, 8], 100),
  ])
  func `totalistic rules count as they should`(
    rule: String, expected: [Int], last: Int
  ) throws {
    let rows = try populations(rule, 101)
    #expect(Array(rows.prefix(expected.count)) == expected && rows[100] == last)
  }

  @Test(arguments: [
    ("30R", [1, 3, 4, 7, 7, 10, 11, 15], 3795),
    ("W150R", [1, 3, 2, 5, 5, 6, 3, 11, 4, 15], 1419),
    ("214R", [1, 3, 3, 5, 6, 7, 5, 9], 2100),
  ])
  func `second order counts as it should`(rule: String, expected: [Int], total: Int) throws {
    let rows = try populations(rule, 64)
    #expect(Array(rows.prefix(expected.count)) == expected && rows.reduce(0, +) == total)
  }

  @Test func `elementary rules are those that there are`() throws {
    var stream = RandomStream(key: 3)
    for _ in 0..<30 {
      let number = UInt8(stream.draw(below: 256))
      let size = GridSize(columns: 1 + stream.draw(below: 70), rows: 12)
      for edges in Edges.allCases {
        var packed = try WolframWorld(rule: WolframRule(number), size: size, edges: edges)
        var line = LineWorld(
          rule: try LineRule("{\(number),2,1}"), size: size, edges: edges)
        try packed.advance(by: 20)
        try line.advance(by: 20)
        let window = CellRect(size)
        #expect(
          packed.states(in: window) == line.states(in: window), "\(number), \(edges), \(size)")
      }
    }
  }

  @Test func `second order runs back`() throws {
    var stream = RandomStream(key: 8)
    let start = (0..<40).map { _ in UInt8(stream.draw(below: 2)) }
    var world = LineWorld(
      rule: try LineRule("90R"), size: GridSize(columns: 40, rows: 3), edges: .wrap, start: start)
    try world.advance(by: 25)
    world.turnBack()
    try world.advance(by: 24)
    #expect(world.newestLine == start)
  }

  @Test(arguments: [
    ("c1599k3r1", "C1599K3R1"), ("{1599,{3,1},1}", "C1599K3R1"), ("{30,2,1}", "{30,2,1}"),
    ("30r", "W30R"), ("{0,{3,{1,2,1}},1}", "{0,{3,{1,2,1}},1}"), ("C00000K2R0", "C0K2R0"),
  ])
  func `each notation has one spelling`(text: String, canonical: String) throws {
    #expect(try LineRule(text).text == canonical)
    #expect(try LineRule(canonical) == LineRule(text))
  }

  @Test(arguments: [
    ("", LineRuleError.empty), ("C", .endsEarly(column: 2)),
    ("C5K1R1", .outOfRange(what: "colours", allowed: 2...36, column: 4)),
    ("C2187K3R1", .numberTooLarge(column: 2)), ("{1,2}", .unexpected("}", column: 5)),
    ("300R", .outOfRange(what: "the number of the rule", allowed: 0...255, column: 1)),
    ("{1,36,4}", .tooLarge(column: 2)),
  ])
  func `what is wrong is told with its column`(text: String, error: LineRuleError) {
    #expect(throws: error) { try LineRule(text) }
  }
}
