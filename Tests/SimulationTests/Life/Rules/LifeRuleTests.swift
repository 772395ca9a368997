import TerrariumSimulation
import Testing

struct LifeRuleTests {
  static let map =
    "MAPARYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAAaIDogIAAgACAAIAAAAAAAA"

  @Test(arguments: [
    ("B3/S23", "B3/S23"), ("b3s23", "B3/S23"), ("23/3", "B3/S23"), ("S23/B3", "B3/S23"),
    ("s23b3", "B3/S23"), ("B3S23", "B3/S23"), ("3/23", "B23/S3"), ("23/", "B/S23"), ("B3", "B3/S"),
    ("S23", "B/S23"), ("/", "B/S"), ("B/S", "B/S"), (" B3 / S23 ", "B3/S23"), ("B3/S32", "B3/S23"),
    ("B3/23", "B3/S23"), ("3/S23", "B3/S23"), ("S23/3", "B3/S23"), ("/s23", "B/S23"),
    ("Life", "B3/S23"), ("Day & Night", "B3678/S34678"), ("HIGHLIFE", "B36/S23"),
    ("live free or die", "B2/S0"), ("2x2", "B36/S125"), ("just-friends", "B2-a/S12"),
    ("B3/S2A34", "B3/S2a34"), ("B2-a/S12", "B2-a/S12"), ("B2ceikn/S12", "B2-a/S12"),
    ("B2ci3ai4c8/S02ae3eijkq4iz5ar6i7e", "B2ci3ai4c8/S02ae3eijkq4iz5ar6i7e"),
    ("B2kc/S", "B2ck/S"), ("B2cekain/S", "B2/S"), ("B1c/S7-c", "B1c/S7e"), ("B2-a_S12", "B2-a/S12"),
    ("_B3-c", "B3-c/S"), ("_3-c", "B3-c/S"), ("/B3", "B3/S"), ("23-k_b3", "B3/S23-k"),
    ("23-k/3", "B3/S23-k"), ("B2/S34H", "B2/S34H"), ("b2s34h", "B2/S34H"), ("34/2V", "B2/S34V"),
    (map, map), (map + "==", map),
  ])
  func `a notation prints back in its canonical form`(text: String, canonical: String) throws {
    let rule = try LifeRule(text)
    #expect(rule.text == canonical)
    #expect(try LifeRule(rule.text) == rule)
  }

  @Test(arguments: [
    ("", RuleError.empty), ("B9/S", .countTooLarge("9", limit: 8, column: 2)),
    ("B3/S23/4", .moreStates(column: 7)), ("/2/3", .moreStates(column: 3)),
    ("345/2/4", .moreStates(column: 6)), ("B33/S23", .repeated("3", column: 3)),
    ("B3/S23x", .unexpected("x", column: 7)),
    ("B3/S23 and", .unexpected("d", column: 10)),
    ("_B3", .underscore(column: 1)), ("_3rule", .unexpected("u", column: 4)),
    ("_rule", .unknown("_rule", column: 1)), ("_bs", .unknown("_bs", column: 1)),
    ("B3_S23", .underscore(column: 3)), ("B1a/S", .letterOfOtherCount("a", count: 1, column: 3)),
    ("B0c/S", .letterOfOtherCount("c", count: 0, column: 3)), ("B2aa/S", .repeated("a", column: 4)),
    ("B2-/S", .unexpected("/", column: 4)), ("B2-", .endsEarly(column: 4)),
    ("W110", .oneDimensional(column: 1)), (" w30", .oneDimensional(column: 2)),
    ("110", .oneDimensional(column: 1)), ("23", .oneDimensional(column: 1)),
    ("30R", .oneDimensional(column: 1)), ("C1599K3R1", .oneDimensional(column: 1)),
    ("{110,2,1}", .oneDimensional(column: 1)), ("256", .endsEarly(column: 4)),
    ("B3V/S23", .unexpected("/", column: 4)), ("B5/S23V", .countTooLarge("5", limit: 4, column: 2)),
    ("B2/S7H", .countTooLarge("7", limit: 6, column: 5)), ("B2a/S3V", .unexpected("V", column: 7)),
    ("liffe", .unknown("liffe", column: 1)),
    ("MAPAAAA", .mapLength(4, allowed: [86, 22, 6], column: 4)),
    ("MAPAA*A", .unexpected("*", column: 6)), ("B3/B23", .unexpected("B", column: 4)),
    ("23B3", .unexpected("B", column: 3)),
  ])
  func `what is no rule is refused where it goes wrong`(text: String, error: RuleError) {
    #expect(throws: error) { try LifeRule(text) }
  }

  @Test func `the map of Life is Life`() throws {
    #expect(try LifeRule(Self.map).table == .life)
    #expect(
      try LifeRule(
        "MAP" + "ARYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAA"
          + "aIDogIAAgACAAIAAAAAAAA"
      ).table == LifeRule("life").table)
  }

  @Test func `shorter maps count on hexagons and crosses`() throws {
    for (short, text) in [("H", "B2/S34H"), ("V", "B13/S02V")] {
      let table = try LifeRule(text).table
      // The digits of a table within the reach, computed place by place.
      let places: [(Int, Int)] =
        short == "H"
        ? [(0, 1), (1, 1), (-1, 0), (0, 0), (1, 0), (-1, -1), (0, -1)]
        : [(0, -1), (-1, 0), (0, 0), (1, 0), (0, 1)]
      let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
      var bits: [Bool] = []
      for number in 0..<(1 << places.count) {
        var around: UInt16 = 0
        for (index, place) in places.enumerated()
        where number >> (places.count - 1 - index) & 1 != 0 {
          around |= 1 << UInt16(8 - (place.1 + 1) * 3 - (place.0 + 1))
        }
        bits.append(table[Neighbourhood(bits: around)])
      }
      while bits.count % 6 != 0 { bits.append(false) }
      var map = "MAP"
      for start in stride(from: 0, to: bits.count, by: 6) {
        map.append(digits[bits[start..<start + 6].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }])
      }
      let rule = try LifeRule(map)
      #expect(rule.table == table)
      #expect(rule.text == map)
      #expect(LifeRule(table).text == text)
    }
  }

  @Test func `the same digits on hexagons are two rules`() throws {
    // Only the result for the highest neighbour alone: the southern one in two states, the
    // north-western one in more.
    let map = "MAP" + String(repeating: "A", count: 10) + "C" + String(repeating: "A", count: 11)
    let (northWest, south) = (Neighbourhood(bits: 1 << 8), Neighbourhood(bits: 1 << 1))
    let two = try LifeRule(map)
    #expect(two.table[south] && !two.table[northWest] && two.text == map)
    guard case .local(let history) = try CellRule(map + "History").family,
      case .generations(let fading) = try CellRule(map + "/3").family
    else {
      Issue.record("rules of more states")
      return
    }
    let watched = try #require(history as? SuperRule)
    for table in [watched.table, fading.table] { #expect(table[northWest] && !table[south]) }
    #expect(watched.reach == .hexagonal && watched.text == map + "History")
  }

  @Test func `hexagons leave out the north-east and the south-west`() throws {
    let table = try LifeRule("B1/SH").table
    for (x, y) in [(-1, -1), (0, -1), (-1, 0), (1, 0), (0, 1), (1, 1)] {
      #expect(table[Neighbourhood(bits: 1 << UInt16(8 - (y + 1) * 3 - (x + 1)))])
    }
    #expect(!table[Neighbourhood(bits: 64)])
    #expect(!table[Neighbourhood(bits: 4)])
  }

  @Test func `every name is a rule, and there are at least forty`() throws {
    #expect(LifeRule.named.count >= 40)
    for named in LifeRule.named {
      #expect(try LifeRule(named.name).text == LifeRule(named.text).text)
      #expect(try LifeRule(named.text).text == named.text, "\(named.name) is not canonical")
      #expect(named.name == named.name.lowercased() && !named.name.contains(" "))
    }
  }

  @Test func `every name has a title that is the same rule`() throws {
    for named in LifeRule.allNamed where !named.name.hasPrefix("Life") {
      guard !["JvN29", "Nobili32", "Hutton32"].contains(named.name) else { continue }
      let title = try #require(LifeRule.title(ofName: named.name), "\(named.name)")
      #expect(try CellRule(title).text == CellRule(named.name).text, "\(title)")
    }
    #expect(LifeRule.title(ofName: "day night") == "Day & Night")
    #expect(LifeRule.title(ofName: "life-without-death") == "Life without Death")
    for text in ["B3/S23", "345/2/4", "near", "LifeHistory"] {
      #expect(LifeRule.title(ofName: text) == nil, "\(text)")
    }
  }

  @Test func `the 102 bits of an isotropic rule are independent`() {
    var images: Set<RuleTable> = []
    for (count, letters) in ["", "ce", "ceaikn", "ceaiknjqry", "ceaiknjqrytwz"].enumerated() {
      for letter in letters.isEmpty ? [""] : letters.map(String.init) {
        for text in ["B\(count)\(letter)/S", "B/S\(count)\(letter)"] {
          guard let rule = try? LifeRule(text) else {
            Issue.record("\(text) is refused")
            continue
          }
          #expect(rule.text == text)
          images.insert(rule.table)
        }
      }
    }
    #expect(images.count == 2 * (1 + 2 + 6 + 10 + 13))
  }

  @Test func `any table prints as something that reads back`() throws {
    var stream = Seed(3).stream("tables")
    for _ in 0..<20 {
      var answers: [Bool] = []
      for _ in 0..<512 { answers.append(stream.happens(1, in: 2)) }
      let table = RuleTable { answers[Int($0.bits)] }
      #expect(try LifeRule(LifeRule(table).text).table == table)
    }
  }

  @Test func `eighteen rules differ from Life in one digit`() throws {
    let neighbours = LifeRule.life.neighbours()
    #expect(neighbours.count == 18)
    #expect(neighbours.first?.text == "B03/S23")
    #expect(neighbours.last?.text == "B3/S238")
    #expect(Set(neighbours).count == 18)
    let letters = try LifeRule("B2-a/S12").neighbours()
    #expect(letters.count == 102 && Set(letters.map(\.text)).count == 102)
    #expect(letters.prefix(4).map(\.text) == ["B02-a/S12", "B1c2-a/S12", "B1e2-a/S12", "B2/S12"])
    #expect(letters.map(\.text).contains("B2-a/S1c2"))
    let ofLife = LifeRule.life.neighbours(byLetters: true).map(\.text)
    #expect(ofLife.count == 102 && ofLife.contains("B3-q/S23") && !ofLife.contains("B23/S23"))
    #expect(LifeRule(RuleTable { $0[0, -1] }).neighbours().isEmpty)
    #expect(try LifeRule("B2/S34H").neighbours().map(\.text).contains("B2/S345H"))
  }

  @Test func `a rule brings its grid along`() throws {
    #expect(try CellRule("B3/S23:T30,20").topology == Topology(.torus, columns: 30, rows: 20))
    #expect(try CellRule("B3/S23:P7").topology == Topology(.plane, columns: 7, rows: 7))
    #expect(try CellRule("B3/S23:").topology == nil)
  }
}
