internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Life: ChangingKind {
  /// The rule of the generations from now on, and the size; the top left stays.
  func change(_ draft: inout Draft, names: [String]) -> Change? {
    let rule = names.contains("rule") ? newRule(from: &draft) : nil
    let size = names.contains("size") ? draft.value(.size) : nil
    guard draft.faults.list.isEmpty else { return nil }
    return { world throws(WorldError) in
      if let rule { world.rule = rule }
      guard let size else { return }
      if world.edges != .none { try Allocation.check(bytes: Life.bytes(ofField: size)) }
      world.resize(to: size)
    }
  }

  private func newRule(from draft: inout Draft) -> RuleTable? {
    guard let rule = LifeRules.newRule(from: &draft, isBounded: false) else { return nil }
    guard let table = LifeRules.twoStates(rule)?.table else {
      draft.refuse(.otherFamily(rule.text), for: "rule")
      return nil
    }
    return table
  }
}

extension LifeRules {
  /// The rule that takes over on the way; nil if there is none, which is then noted.
  static func newRule(from draft: inout Draft, isBounded: Bool) -> CellRule? {
    guard let text = draft.value(.rule) else { return nil }
    do throws(Problem) {
      let rule = try rule(text, from: &draft, nil, isBounded: isBounded)
      guard rule.topology == nil else {
        draft.refuse(
          .badValue(
            setting: "rule", text: text, expected: "a rule without a grid, which stays as it is",
            nearest: nil), for: "rule")
        return nil
      }
      return rule
    } catch {
      draft.refuse(error, for: "rule")
      return nil
    }
  }
}
