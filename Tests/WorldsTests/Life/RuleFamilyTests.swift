import Foundation
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSimulation
import TerrariumSupport
import TerrariumWorlds
import Testing

/// Rules drawn from the family of another rule.
struct RuleFamilyTests {
  /// Life, except for one form of two neighbours.
  private static let map =
    "MAPBRYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAAaIDogIAAgACAAIAAAAAAAA"

  @Test(arguments: [
    ("B2-a/S12", ""), ("B3/S23:T9,9", ":T9,9"), (map, ""),
    ("345/2/4", "/4"), ("B2/S34H", "H"), ("2/2/3V", "/3V"), ("LifeHistory", "History"),
    ("R5,C0,M1,S34..58,B34..45,NM", ",NM"), ("R2,C0,S2-3,B3,NN", ",NN"),
    ("M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15", ""), ("W30", ""), ("12/2-a3/5:T9,9", ":T9,9"),
  ])
  func `every notation has rules at random, which are of it`(rule: String, ending: String) throws {
    func drawn(_ seed: Int) throws -> [String] {
      let text =
        "world: life\nrule: '\(rule)'\nseed: \(seed)\nvary: {rule: 'random:40'}\nrows: runs\nout: t.csv"
      let values = try #require(try Scenario(text).jobs().first?.varied.first?.values)
      return (0..<values.count).map { values[$0].text }
    }
    let rules = try drawn(1)
    #expect(rules.count == 40 && Set(rules).count == 40)
    #expect(try drawn(1) == rules && drawn(2) != rules)
    let own = try CellRule(rule)
    for text in rules {
      let drawn = try CellRule(text)
      #expect(text.hasSuffix(ending), "\(text)")
      #expect(drawn.stateCount == own.stateCount && drawn.lattice == own.lattice, "\(text)")
    }
  }

  @Test(arguments: [
    ("345/2/4", 1 << 17), ("345/2/4:T9,9", 1 << 18), ("LifeHistory", 1 << 17), ("W30", 128),
    ("2/2/3V", 1 << 9), ("B3/S23", 1 << 18), ("R1/T3/C3/NM", 8), ("R1/T2/C9/NN:T9,9", 4),
  ])
  func `a family that counts neighbours is listed whole`(rule: String, count: Int) throws {
    let text = "world: life\nrule: '\(rule)'\nvary: {rule: all}\nrows: runs\nout: t.csv"
    let values = try #require(try Scenario(text).jobs().first?.varied.first?.values)
    #expect(values.count == count)
    for number in stride(from: 0, to: count, by: max(1, count / 300)) {
      #expect(try CellRule(values[number].text).stateCount == CellRule(rule).stateCount)
    }
    #expect((0..<count).contains { values[$0].text == rule })
  }

  @Test func `a table that Hensel's letters do not tell has rules near it`() throws {
    let nearby = LifeRules.nearby(try CellRule(Self.map))
    #expect(nearby.count == 513 && Set(nearby).count == 513, "\(nearby.count)")
  }

  @Test(arguments: [
    ("R1/T3/C3/NM", ["R1/T2/C3/NM", "R1/T4/C3/NM", "R1/T3/C2/NM", "R1/T3/C4/NM"]),
    ("R1/T4/C2/NN:T9,9", ["R1/T3/C2/NN:T9,9", "R1/T4/C3/NN:T9,9"]),
  ])
  func `near a cyclic rule are another threshold and another state`(
    rule: String, others: [String]
  ) throws {
    #expect(LifeRules.nearby(try CellRule(rule)) == [rule] + others)
  }

  @Test func `rules of one dimension are drawn, however many there are`() throws {
    let text =
      "world: wolfram\nrule: C77K5R3\nvary: {rule: 'random:30'}\nrows: runs\nout: t.csv"
    let values = try #require(try Scenario(text).jobs().first?.varied.first?.values)
    #expect(Set((0..<30).map { values[$0].text }).count == 30)
  }
}
