package import TerrariumSimulation

extension HashField {
  /// Creates a dead plane with some live cells.
  package init(rule: RuleTable, alive: [Cell], memory: Int = LifeOptions.usualMemory) {
    self.init(rule: rule, memory: memory)
    set(alive, to: 1)
  }

  /// Creates the field of a list of squares.
  package init(
    macrocell list: [MacrocellNode], rule: RuleTable, memory: Int = LifeOptions.usualMemory
  ) throws {
    self.init(rule: rule, memory: memory)
    try take(list)
  }
}
