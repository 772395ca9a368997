internal import Simulation

extension WorldEntry {
  /// The rule of the generations from now on.
  @Sendable
  static func changeLife(_ draft: inout Draft) -> WorldChange? {
    guard let text = draft.value(.rule) else { return nil }
    do throws(LifeRuleError) {
      let rule = try LifeRule(text)
      guard rule.bounds == nil else {
        draft.refuse(
          .badValue(
            setting: "rule", text: text, expected: "a rule without a grid, which stays as it is",
            nearest: nil), for: "rule")
        return nil
      }
      return { world in
        guard var world = world as? LifeWorld else { return world }
        world.rule = rule.table
        return world
      }
    } catch {
      draft.refuse(.lifeRule(error, text: text), for: "rule")
      return nil
    }
  }
}
