internal import Patterns
internal import Vocabulary

extension Pattern {
  /// The figure of a pattern file, as a state of a rule of so many states needs it.
  func soleFigure(states: Int = 2) throws(Problem) -> Figure {
    if let high = highestState, high.state >= states {
      throw .pattern(.moreStates(high.state, at: high.position), path: nil)
    }
    do throws(PatternError) {
      return try figure(limits: .manyStates)
    } catch {
      throw .pattern(error, path: nil)
    }
  }
}
