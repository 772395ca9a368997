internal import Playback
internal import Simulation
internal import Vocabulary

extension StatesLife: ChangingKind {
  /// The rule of the generations from now on, and the size; the top left stays.
  func change(_ draft: inout Draft, names: [String]) -> Change? {
    let rule = names.contains("rule") ? newRule(from: &draft) : nil
    let size = names.contains("size") ? draft.value(.size) : nil
    if size != nil { refuseSewn(&draft) }
    guard draft.faults.list.isEmpty else { return nil }
    return { world throws(WorldError) in
      if let rule { world.follow(rule) }
      guard let size else { return }
      if world.bounds != nil { try Allocation.check(bytes: StatesLife.bytes(ofField: size)) }
      world.resize(to: size)
    }
  }

  /// A rule of no more states than the first, whose colours and columns the film has.
  private func newRule(from draft: inout Draft) -> CellRule? {
    let isBounded = rule.topology?.isFinite ?? false
    guard let new = LifeRules.newRule(from: &draft, isBounded: isBounded) else { return nil }
    guard new.stateCount <= rule.stateCount else {
      draft.refuse(.moreStates(new.text, than: rule.stateCount), for: "rule")
      return nil
    }
    return new
  }

  /// A grid whose seams are shifted or twisted stays as it is.
  private func refuseSewn(_ draft: inout Draft) {
    guard let grid = rule.topology, grid.edges == nil else { return }
    draft.refuse(.excludes("size", "the grid ':\(grid.text)' of the rule"), for: "size")
  }
}
