/// The rules of a family: those near one of them in numerical order, and random ones.
///
/// `CellRule.relatives` is the one table of families.
package struct RuleRelatives: Sendable {
  /// The plural name of the family.
  package let name: String
  /// The text of the rule itself.
  package let own: String
  /// The texts of those that differ from the rule in one answer or number.
  package private(set) var nearby: [String] = []
  /// The number of rules, and the text of each; nil if there are too many to list.
  package private(set) var listed: (count: Int, rule: @Sendable (Int) -> String)?
  /// Draws the text of a random rule.
  package let draw: @Sendable (inout RandomStream) -> String

  /// The same rules in another notation.
  fileprivate func spelled(
    _ name: String, _ spell: @escaping @Sendable (String) -> String
  ) -> RuleRelatives {
    let (draw, listed) = (draw, listed)
    return RuleRelatives(
      name: name, own: spell(own), nearby: nearby.map(spell),
      listed: listed.map { all in (all.count, { spell(all.rule($0)) }) }
    ) { spell(draw(&$0)) }
  }
}

extension CellRule {
  /// The rules of its family, as texts without a grid; nil if it is a table without a family.
  ///
  /// - Parameters:
  ///   - byLetters: True if births and survivals are varied by Hensel's letters.
  ///   - bearsOfNothing: True if B0 is allowed for many states, as on bounded fields.
  /// - Returns: Its family.
  package func relatives(byLetters: Bool, bearsOfNothing: Bool) -> RuleRelatives? {
    switch family {
    case .twoState where isOfCode:
      guard let code = Int(name.dropFirst()) else { return nil }
      // Odd rules have births from nothing, all over a plane.
      return RuleRelatives(
        name: "elementary rules", own: name, nearby: (0..<8).map { "W\(code ^ 1 << $0)" },
        listed: (128, { "W\(2 * $0)" })
      ) { "W\(2 * $0.draw(below: 128))" }
    case .twoState: return living?.relatives(byLetters: byLetters, bearsOfNothing: true)
    case .generations(let rule):
      let count = rule.stateCount
      guard let living else { return nil }
      var relatives = living.relatives(byLetters: byLetters, bearsOfNothing: bearsOfNothing)
        .spelled("Generations rules") { GenerationsRule.text(of: $0, stateCount: count) }
      relatives.addNearby(
        [count - 1, count + 1].filter { 3...256 ~= $0 }
          .map { GenerationsRule.text(of: living.text, stateCount: $0) })
      return relatives
    case .larger(let rule): return rule.relatives(bearsOfNothing: bearsOfNothing)
    case .blocks(let rule): return rule.relatives(bearsOfNothing: bearsOfNothing)
    case .local(let rule):
      if let cyclic = rule as? CyclicRule { return cyclic.relatives }
      guard let kind = watched?.kind, let living else { return nil }
      return living.relatives(byLetters: byLetters, bearsOfNothing: false)
        .spelled("rules of Life\(kind.rawValue)") { text in
          (try? LifeRule(text)).map { SuperRule(kind, of: $0).text } ?? text
        }
    }
  }
}

extension RuleRelatives {
  fileprivate mutating func addNearby(_ more: [String]) { nearby += more }
}

extension LifeRule {
  /// The rules of the same neighbourhood: by counts if possible, otherwise by Hensel's letters,
  /// otherwise by all tables.
  fileprivate func relatives(byLetters: Bool, bearsOfNothing: Bool) -> RuleRelatives {
    let nearby = neighbours(byLetters: byLetters).map(\.text)
    if !byLetters, let family = family(bearingOfNothing: bearsOfNothing) {
      return RuleRelatives(
        name: "rules of births and survivals", own: text, nearby: nearby, listed: family
      ) { family.rule($0.draw(below: family.count)) }
    }
    if table.classSets != nil, Reach(of: text) == .moore {
      return RuleRelatives(name: "isotropic rules", own: text, nearby: nearby) { stream in
        var sets = IsotropicNotation.Sets()
        for count in 0...8 {
          let all = Int(IsotropicNotation.all(count)) + 1
          sets.births[count] = UInt16(stream.draw(below: all))
          sets.survivals[count] = UInt16(stream.draw(below: all))
        }
        if !bearsOfNothing { sets.births[0] = 0 }
        return IsotropicNotation.text(of: sets)
      }
    }
    let reach = table.isHexagonal ? .hexagonal : Reach(of: text)
    let seen = reach.mask | 16
    let forms = (0..<UInt16(512)).filter { $0 & ~seen == 0 }
    let flips = forms.map { form in
      RuleTable { table[$0] != ($0.bits & seen == form) }
    }
    return RuleRelatives(
      name: "MAP rules", own: text,
      nearby: nearby.isEmpty ? flips.map { LifeRule($0, in: reach).text } : nearby
    ) { stream in
      var answers = [Bool](repeating: false, count: 512)
      for form in forms { answers[Int(form)] = stream.happens(1, in: 2) }
      if !bearsOfNothing { answers[0] = false }
      return LifeRule(RuleTable { answers[Int($0.bits & seen)] }, in: reach).text
    }
  }
}

extension LargerRule {
  /// The rules of the same neighbourhood, states and notation, with one range of births and one of
  /// survivals.
  fileprivate func relatives(bearsOfNothing: Bool) -> RuleRelatives {
    let least = bearsOfNothing || stateCount == 2 ? 0 : 1
    let most = max(least, largestCount)
    let rule = self
    return RuleRelatives(
      name: "Larger than Life rules", own: text, nearby: nearby.map(\.text)
    ) { stream in
      func run(from first: Int) -> ClosedRange<Int> {
        let ends = [0, 1].map { _ in first + stream.draw(below: most - first + 1) }
        return min(ends[0], ends[1])...max(ends[0], ends[1])
      }
      return rule.copy(survivals: [run(from: 0)], births: [run(from: least)]).text
    }
  }
}

extension CyclicRule {
  /// The rules of as many states with every threshold; near ones also have a state more or less.
  fileprivate var relatives: RuleRelatives {
    let rule = self
    let text: @Sendable (Int) -> String = { rule.text(threshold: $0 + 1) }
    let most = reach.ringMask.nonzeroBitCount / 8
    let thresholds = [threshold - 1, threshold + 1].filter { 1...most ~= $0 }
    let states = [stateCount - 1, stateCount + 1].filter { 2...256 ~= $0 }
    return RuleRelatives(
      name: "cyclic rules", own: text(threshold - 1),
      nearby: thresholds.map { rule.text(threshold: $0) }
        + states.map { rule.text(threshold: threshold, states: $0) },
      listed: (most, text)
    ) { text($0.draw(below: most)) }
  }
}

extension BlockRule {
  fileprivate func relatives(bearsOfNothing: Bool) -> RuleRelatives {
    RuleRelatives(name: "Margolus rules", own: text, nearby: nearby.map(\.text)) { stream in
      var blocks = (0..<16).map { _ in UInt8(stream.draw(below: 16)) }
      if !bearsOfNothing { blocks[0] = 0 }
      return BlockRule(blocks).text
    }
  }
}
