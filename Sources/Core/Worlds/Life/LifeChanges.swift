internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Life: ChangingKind {
  /// The rule of the generations from now on, and the size; the top left stays.
  func change(_ reader: inout SettingsReader, names: [String]) -> Change? {
    let rule = names.contains("rule") ? newRule(from: &reader) : nil
    let size = names.contains("size") ? reader.value(.size) : nil
    if let size {
      // A grid with shifted or twisted seams keeps its size.
      if let grid = self.rule.topology, grid.edges == nil {
        reader.refuse(.excludesGrid("size", grid: grid.text), for: "size")
      }
      let edges = self.rule.topology?.edgesOfCells ?? .none
      LifeRules.problem(size, of: ruleNow(&reader) ?? self.rule, edges: edges).map {
        reader.refuse($0, for: "size")
      }
    }
    guard reader.faults.list.isEmpty else { return nil }
    return { world throws(WorldError) in
      try Life.check(rule ?? world.rule, size ?? world.size, world.edges)
      if let rule { try world.follow(rule) }
      if let size { world.resize(to: size) }
    }
  }

  /// The rule that replaces the first one during a film; it must support that one's colours and
  /// columns. Nil if there is none, which is recorded.
  private func newRule(from reader: inout SettingsReader) -> CellRule? {
    guard let text = reader.value(.rule) else { return nil }
    do throws(Problem) {
      let isBounded = begin.map { $0.edges != .none }
      let new = try LifeRules.rule(text, from: &reader, nil, isBounded: isBounded)
      guard new.topology == nil else {
        throw .badValue(
          setting: "rule", text: text, expected: "a rule without a grid, which stays as it is",
          nearest: nil)
      }
      if let grid = rule.topology, grid.edges == nil {
        _ = try LifeRules.rule("\(text):\(grid.text)", from: &reader, nil)
      }
      guard new.stateCount <= rule.stateCount else {
        throw .moreStates(text, than: rule.stateCount)
      }
      return new
    } catch {
      reader.refuse(rule: error)
      return nil
    }
  }
}
