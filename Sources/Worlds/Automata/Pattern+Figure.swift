internal import Patterns
internal import Vocabulary

extension Pattern {
  /// Throws where a cell is in a state that a rule of so many does not have.
  func checkStates(below states: Int) throws(Problem) {
    guard let high = highestState, high.state >= states else { return }
    throw .pattern(.moreStates(high.state, at: high.position), path: nil)
  }

  /// The figure of a pattern file, as a state of a rule of so many states needs it.
  func soleFigure(states: Int = 2) throws(Problem) -> Figure {
    try checkStates(below: states)
    do throws(PatternError) {
      return try figure(limits: .manyStates)
    } catch {
      throw .pattern(error, path: nil)
    }
  }
}
