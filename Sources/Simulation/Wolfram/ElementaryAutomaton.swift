/// An elementary automaton for library users: a rule and one line, without a diagram.
///
///     let row = PackedRow([true])
///     let start = ElementaryState(plane: row)
///     let later = try ElementaryAutomaton.simulate(start, rule: WolframRule(30), generations: 100)
package struct ElementaryAutomaton: CellularAutomaton {
  package let rule: WolframRule

  /// The number of bytes that a line on the plane may grow to before `advance` throws.
  package var limitInBytes = 1 << 30

  private let kernel: ElementaryKernel
  private var line: ElementaryLine

  package init(rule: WolframRule, state: ElementaryState) {
    self.rule = rule
    kernel = ElementaryKernel(rule)
    line = ElementaryLine(state)
  }

  /// The line now. Reading it costs a walk over its cells.
  package var state: ElementaryState { line.state }

  /// Lets generations pass; of a bounded line that has come back to itself, no more than one round.
  package mutating func advance(by generations: Int) throws(WorldError) {
    precondition(generations >= 0, "time goes downwards")
    var left = generations
    var cycle = LineCycle<ElementaryLine>()
    while left > 0 {
      try line.advance(by: rule, kernel, limitInBytes: limitInBytes)
      left -= 1
      if line.edges != .none, let period = cycle.period(of: line) { left %= period }
    }
  }
}
