import TerrariumSimulation
import Testing

/// One-dimensional rules in several colours, and of second order.
struct LineWorldTests {
  private func populations(_ rule: String, _ rows: Int) throws -> [Int] {
    var world = WolframWorld(rule: try LineRule(rule), size: GridSize(columns: 9, rows: 4))
    var populations = [Int(world.census[0])]
    for _ in 1..<rows {
      try world.advance(by: 1)
      populations.append(Int(world.census[0]))
    }
    return populations
  }

  @Test(arguments: [
    ("{777,{3,1},1}", [1, 3, 5, 4, 8, 7, 12, 9, 13, 15], 145),
    ("C912K3R1", [1, 3, 4, 3, 9, 7, 7, 13], 128), ("{10,{2,1},2}", [1, 5, 4, 6, 4, 18, 4, 8], 100),
  ])
  func `totalistic rules count as they should`(rule: String, expected: [Int], last: Int) throws {
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

  @Test func `second order runs back`() throws {
    var stream = RandomStream(key: 8)
    let start = (0..<40).map { _ in UInt8(stream.draw(below: 2)) }
    var world = WolframWorld(
      rule: try LineRule("90R"), size: GridSize(columns: 40, rows: 3), edges: .wrap,
      start: .cells(start))
    try world.advance(by: 25)
    var back = world.record
    (back.newest, back.before) = (try #require(back.before), back.newest)
    world.resume(from: back)
    try world.advance(by: 24)
    #expect(world.newestLine == .bytes(start))
  }

  @Test(arguments: [
    ("30", 30), ("W30", 30), ("w110", 110), (" 0 ", 0), ("255", 255), ("rule 90", 90),
    ("Rule184", 184), ("007", 7),
  ])
  func `an elementary rule is read in each of its spellings`(text: String, number: UInt8) throws {
    let rule = try LineRule(text)
    #expect(rule.elementary == number && rule.text == "W\(number)" && rule.written == "\(number)")
  }

  @Test func `an elementary rule prints as it is read`() throws {
    for number in UInt8.min...255 {
      #expect(try LineRule(LineRule(elementary: number).text).elementary == number)
    }
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
    ("", RuleError.empty), ("C", .endsEarly(column: 2)),
    ("C5K1R1", .outOfRange(what: "colours", allowed: 2...36, column: 4)),
    ("C2187K3R1", .numberTooLarge(column: 2)), ("{1,2}", .unexpected("}", column: 5)),
    ("300R", .numberTooLarge(column: 1)), ("  ", .empty), ("W", .endsEarly(column: 2)),
    ("256", .numberTooLarge(column: 1)), ("W999999999999999999999", .numberTooLarge(column: 2)),
    ("-1", .unexpected("-", column: 1)), ("W30x", .unexpected("x", column: 4)),
    ("٣", .unexpected("٣", column: 1)), ("rule", .endsEarly(column: 5)),
    ("{1,36,4}", .tooLarge(column: 2)),
  ])
  func `what is wrong is told with its column`(text: String, error: RuleError) {
    #expect(throws: error) { try LineRule(text) }
  }

  @Test func `each line follows from the one before, cell by cell`() throws {
    var stream = RandomStream(key: 21)
    for round in 0..<120 {
      let (colors, range) = (2 + stream.draw(below: 3), stream.draw(below: 3))
      let count = 2 * range + 1
      let weights: [Int]
      let tail: String
      switch round % 3 {
      case 0: (weights, tail) = ([Int](repeating: 1, count: count), "{\(colors),1}")
      case 1 where count <= 3:
        weights = (0..<count).map { Int(pow(colors, count - 1 - $0)) }
        tail = "\(colors)"
      default:
        weights = (0..<count).map { _ in stream.draw(below: 4) }
        tail = "{\(colors),{\(weights.map(String.init).joined(separator: ","))}}"
      }
      // The lowest digits are random, so that a number of 62 bits has them all.
      let most = weights.reduce(0, +) * (colors - 1) + 1
      let number = stream.draw(below: Int(pow(colors, min(most, 20))))
      let rule = try LineRule("{\(number),\(tail),\(range)}")
      let edges = Edges.allCases[round % Edges.allCases.count]
      let size = GridSize(columns: 1 + stream.draw(below: 40), rows: 9)
      let start = (0..<1 + stream.draw(below: size.columns)).map { _ in
        UInt8(stream.draw(below: colors))
      }
      var world = WolframWorld(
        rule: rule, size: size, edges: edges, start: .cells(start), film: .grow)
      try world.advance(by: size.rows - 1)
      let diagram = world.states(in: CellRect(size))
      var naive = NaiveLine(
        number: number, colours: colors, weights: weights, edges: edges,
        cells: (0..<size.columns).map { column in
          let place = column - (size.columns - start.count) >> 1
          return start.indices.contains(place) ? Int(start[place]) : 0
        })
      for row in 0..<size.rows {
        let seen = (0..<size.columns).map { Int(diagram[$0, row]) }
        #expect(seen == (0..<size.columns).map(naive.cell), "\(rule.text) \(edges) \(row)")
        naive.step()
      }
    }
  }

  private func pow(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  @Test func `as many ticks at once are as many one by one`() throws {
    var stream = RandomStream(key: 4)
    for rule in ["30", "C1599K3R1", "30R", "{10,{2,1},2}", "{110,2,1}"] {
      for film in WolframWorld.Film.allCases {
        for edges in Edges.allCases {
          let size = GridSize(columns: 30, rows: 5)
          var steps = WolframWorld(
            rule: try LineRule(rule), size: size, edges: edges,
            start: .random(chances: 1, total: 2), film: film, seed: Seed(11))
          var leaps = steps
          for _ in 0..<8 {
            let ticks = stream.draw(below: 12)
            for _ in 0..<ticks { try steps.advance(by: 1) }
            try leaps.advance(by: ticks)
            #expect(leaps.tick == steps.tick && leaps.census == steps.census)
            #expect(leaps.states(in: CellRect(size)) == steps.states(in: CellRect(size)))
          }
        }
      }
    }
  }

  /// Returns the ticks after which a world is the same again, including its line before; nil if not
  /// soon.
  private func period(of world: WolframWorld) -> Int? {
    var other = world
    return (1...20_000).first { _ in
      try? other.advance(by: 1)
      return other.record.newest == world.record.newest
        && other.record.before == world.record.before
    }
  }

  @Test func `a line that comes back is not computed over and over`() throws {
    var stream = RandomStream(key: 31)
    var found = 0
    let rules = ["C1599K3R1", "30R", "90R", "{10,{2,1},2}", "{110,2,1}", "C912K3R1", "204R"]
    for rule in ["30", "90"] + rules {
      for edges in [Edges.wrap, .wall] {
        for _ in 0..<6 {
          let size = GridSize(columns: 1 + stream.draw(below: 8), rows: 1 + stream.draw(below: 5))
          var leaps = WolframWorld(
            rule: try LineRule(rule), size: size, edges: edges,
            start: .random(chances: 1, total: 2), seed: Seed(UInt64(stream.draw(below: 99))))
          var steps = leaps
          let ticks = 2000 + stream.draw(below: 2000)
          try leaps.advance(by: ticks)
          for _ in 0..<ticks { try steps.advance(by: 1) }
          #expect(leaps.record == steps.record, "\(rule) \(edges) \(size) \(ticks)")
          // A million million more rounds of the cycle.
          guard let period = period(of: steps) else { continue }
          found += 1
          var far = steps
          try far.advance(by: 1_000_000_000_000 * period)
          #expect(far.tick == ticks + 1_000_000_000_000 * period)
          #expect(far.record.newest == steps.record.newest, "\(rule) \(edges) \(size)")
          if far.rule.isSecondOrder { #expect(far.record.before == steps.record.before) }
        }
      }
    }
    #expect(found > 60, "\(found)")
  }

  @Test func `lines far from each other are no line between them`() throws {
    let size = GridSize(columns: 9, rows: 4)
    func world(_ rule: String, _ first: Int, _ before: Int) throws -> WolframWorld {
      var world = WolframWorld(rule: try LineRule(rule), size: size)
      var record = world.record
      record.newest = WholeLine(first: first, row: .bytes([1]))
      record.before = WholeLine(first: before, row: .bytes([1]))
      #expect(record.isSound)
      world.resume(from: record)
      return world
    }
    for far in [1 << 28, 1 << 60, 1 << 61] {
      var apart = try world("30R", -far, far)
      #expect(throws: WorldError.memoryBound(limitInBytes: 1 << 30)) { try apart.advance(by: 1) }
      #expect(!apart.isAtRest())
      // If the line before has no influence, or both are far away, there is nothing between them.
      var alone = try world("{30,2,1}", far, -far)
      try alone.advance(by: 3)
      #expect(alone.census == [6])
      var together = try world("30R", far, far - 2)
      try together.advance(by: 1)
      #expect(together.census == [4])
    }
    var record = try world("30R", 0, 0).record
    record.before = WholeLine(first: Limits.farReach + 1, row: .bytes([]))
    #expect(!record.isSound)
  }

  @Test func `a world goes on from its record as if nothing had been`() throws {
    for rule in try ["C912K3R1", "150R", "W1", "W41", "W110", "W129", "W255"].map(LineRule.init) {
      for edges in Edges.allCases {
        let size = GridSize(columns: 17, rows: 6)
        var world = WolframWorld(
          rule: rule, size: size, edges: edges, start: .random(chances: 2, total: 5), seed: Seed(5))
        try world.advance(by: 13)
        var other = WolframWorld(rule: rule, size: GridSize(columns: 3, rows: 2))
        #expect(world.record.isSound)
        other.resume(from: world.record)
        for _ in 0..<9 {
          #expect(other.states(in: CellRect(size)) == world.states(in: CellRect(size)))
          #expect(other.census == world.census && other.tick == world.tick)
          try other.advance(by: 1)
          try world.advance(by: 1)
        }
      }
    }
  }

  @Test func `cells are set, cleared and cut`() throws {
    for edges in Edges.allCases {
      var world = WolframWorld(
        rule: try LineRule("C777K3R1"), size: GridSize(columns: 12, rows: 4), edges: edges)
      try world.set(2, at: [0, 11])
      if edges == .none { try world.set(1, at: [-70, 90]) }
      #expect(world.state(at: 0) == 2 && world.state(at: 11) == 2)
      #expect(world.census[0] == (edges == .none ? 5 : 3) && world.census[2] == 2)
      world.resize(to: GridSize(columns: 8, rows: 5))
      #expect(world.newestLine.count == 8)
      #expect(world.state(at: 11) == (edges == .none ? 2 : 0))
      world.clear()
      #expect(world.census == [0, 0, 0])
    }
    for rule in ["1", "{1,2,1}"] {
      var lit = WolframWorld(rule: try LineRule(rule), size: GridSize(columns: 5, rows: 4))
      try lit.advance(by: 1)
      #expect(lit.background == 1)
      lit.clear()
      #expect(lit.background == 0 && lit.census == [0])
    }
    var far = WolframWorld(
      rule: try LineRule("30R"), size: GridSize(columns: 9, rows: 4), limitInBytes: 1 << 12)
    #expect(throws: WorldError.memoryBound(limitInBytes: 1 << 12)) { try far.set(1, at: [.max]) }
    #expect(throws: WorldError.memoryBound(limitInBytes: 1 << 12)) { try far.set(1, at: [.min]) }
    var empty = WolframWorld(
      rule: try LineRule("{0,2,1}"), size: GridSize(columns: 9, rows: 4), limitInBytes: 1 << 12)
    try empty.advance(by: 1)
    for column in [Int.max, .max - 1, .min, .min + 1] {
      #expect(throws: WorldError.memoryBound(limitInBytes: 1 << 12)) {
        try empty.set(1, at: [column])
      }
    }
    try empty.set(1, at: [1 << 61])
    try empty.advance(by: 1)
    #expect(empty.census == [0])
  }

  @Test func `rules next to one differ in one answer`() throws {
    #expect(try LineRule("C777K3R1").nearby.count == 15)
    #expect(try LineRule("30R").nearby.map(\.text).contains("W31R"))
    #expect(try LineRule("30R").nearby.count == 9)
    #expect(try LineRule("C777K3R1").nearby[0] == LineRule("C777K3R1"))
    #expect(try LineRule("{1,{9,1},4}").nearby.isEmpty, "more than fit on a sheet")
  }

  @Test(arguments: [
    ("30R", 256, 105, "W105R"), ("C777K3R1", 2187, 1599, "C1599K3R1"),
    ("{110,2,1}", 256, 255, "{255,2,1}"), ("{5,{2,{1,3,1}},1}", 64, 63, "{63,{2,{1,3,1}},1}"),
    ("C1K2R30", 1 << 62, 1 << 61, "C2305843009213693952K2R30"),
  ]) func `a family has all answers`(rule: String, count: Int, number: Int, text: String) throws {
    let rule = try LineRule(rule)
    #expect(rule.familySize == count && rule.sibling(number).text == text)
    #expect(try rule.sibling(number) == LineRule(text))
  }

  @Test func `families that are too large have no size`() throws {
    for rule in ["C1K2R31", "C1599K9R4", "{1,3,2}"] {
      #expect(try LineRule(rule).familySize == nil, "\(rule)")
    }
  }

  @Test func `large numbers are written as they were read`() throws {
    let number = String(repeating: "9081726354", count: 70)
    let table = try LineRule("{\(number),2,6}")
    #expect(table.text == "{\(number),2,6}")
    #expect(try LineRule("{\(number),2,6}") == LineRule(table.text))
  }
}
