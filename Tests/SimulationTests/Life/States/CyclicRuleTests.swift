import TerrariumSimulation
import Testing

/// The notations of MCell's cyclic rules, and those of families that are not simulated.
struct CyclicRuleTests {
  @Test(arguments: [("R1/T3/C3/NM", 3, 3), ("r1/t1/c14/nn", 1, 14), ("R1/T4/C2/NN", 4, 2)])
  func `a cell takes on the next state where enough neighbours have it`(
    text: String, threshold: Int, states: Int
  ) throws {
    let rule = try CellRule(text)
    #expect(rule.text == text.uppercased() && rule.stateCount == states)
    guard case .local(let local) = rule.family else {
      Issue.record("\(rule)")
      return
    }
    var random = RandomStream(key: 5)
    for _ in 0..<2000 {
      let near = (0..<8).map { _ in UInt8(random.draw(below: states)) }
      let centre = UInt8(random.draw(below: states))
      let ring = near.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let eater = UInt8((Int(centre) + 1) % states)
      let seen = rule.text.hasSuffix("NM") ? near : [near[1], near[3], near[4], near[6]]
      let expected = seen.count { $0 == eater } >= threshold ? eater : centre
      #expect(local.next(Around(ring: ring, centre: centre)) == expected, "\(near) \(centre)")
    }
  }

  @Test(arguments: [
    ("R1/T2/C5/NM/GH", "/2345678/5"), ("R1/T2/C4/NN/GH", "/234/4V"),
    ("R3/T5/C8/NM/GH", "R3,C8,S,B5-48"), ("R2/T3/C6/NN/GH", "R2,C6,S,B3-12,NN"),
    ("R1/T2/C5/NM/GH:T9,9", "/2345678/5:T9,9"),
  ])
  func `rules in which state 1 alone spreads are those of other families`(
    text: String, other: String
  ) throws {
    #expect(try CellRule(text).text == CellRule(other).text)
  }

  @Test(arguments: [
    ("B3/S23|B36/S23", "a pair of alternating rules"),
    ("B3/S23Extended", "an extended rule of LifeViewer"),
    ("2PCA4,0,2,8,3,1,10,6,7,4,9,5,11,12,13,14,15", "a partitioned automaton (PCA)"),
    ("R3/T5/C8/NM", "a cyclic rule of a range above 1"),
  ])
  func `a family that is not simulated is named`(text: String, family: String) {
    #expect(throws: RuleError.notSimulated(family, column: 1)) { try CellRule(text) }
  }

  @Test(arguments: ["B3|S23", "R0/T3/C3/NM", "R1/T3/C3/NH", "R1/T3/C300/NM", "R1/T9/C3/NN/GH"])
  func `other texts are no rules`(text: String) {
    #expect(throws: RuleError.self) { try CellRule(text) }
  }
}
