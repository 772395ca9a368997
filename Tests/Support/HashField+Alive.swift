package import Simulation

extension HashField {
  /// A dead plane with some live cells.
  package init(rule: RuleTable, alive: [Cell], memory: Int = LifeOptions.usualMemory) {
    self.init(rule: rule, memory: memory)
    set(alive, to: 1)
  }
}
