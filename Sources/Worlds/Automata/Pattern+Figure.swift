internal import Patterns
internal import Vocabulary

extension Pattern {
  /// Throws if a cell is in a state that a rule with a number of states does not have.
  func checkStates(below states: Int) throws(Problem) {
    guard let high = highestState, high.state >= states else { return }
    throw .pattern(.moreStates(high.state, at: high.position), path: nil)
  }

  /// The figure of a pattern file, as a state of a rule of a number of states needs it.
  func soleFigure(states: Int = 2) throws(Problem) -> Figure {
    try checkStates(below: states)
    do throws(PatternError) {
      return try figure(limits: .manyStates)
    } catch {
      throw .pattern(error, path: nil)
    }
  }
}
