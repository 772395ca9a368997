internal import Simulation

extension WorldEntry {
  /// The rule of the generations from now on, and the size; the top left stays.
  @Sendable
  static func changeLife(_ draft: inout Draft, names: [String]) -> WorldChange? {
    let rule = names.contains("rule") ? newRule(from: &draft) : nil
    let size = names.contains("size") ? draft.value(.size) : nil
    guard draft.faults.list.isEmpty else { return nil }
    return { (world: any World) throws(WorldError) -> any World in
      if var world = world as? StatesWorld {
        if let rule { try world.change(to: rule) }
        return world
      }
      guard var world = world as? LifeWorld else { return world }
      if let rule {
        guard let rule = LifeRules.twoStates(rule) else { throw .otherStates }
        world.rule = rule.table
      }
      if let size { world.resize(to: size) }
      return world
    }
  }

  private static func newRule(from draft: inout Draft) -> Rule? {
    guard let text = draft.value(.rule) else { return nil }
    do throws(RuleError) {
      let rule = try LifeRules.rule(text, from: &draft, nil)
      guard rule.topology == nil else {
        draft.refuse(
          .badValue(
            setting: "rule", text: text, expected: "a rule without a grid, which stays as it is",
            nearest: nil), for: "rule")
        return nil
      }
      return rule
    } catch {
      draft.refuse(LifeRules.problem(error, text: text), for: "rule")
      return nil
    }
  }
}
