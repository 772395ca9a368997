internal import Patterns
internal import Vocabulary

extension Pattern {
  /// Throws if a cell is in a state that a rule with a number of states does not have.
  func checkStates(below states: Int) throws(Problem) {
    if let problem = highestState?.problem(ofRuleWith: states) { throw problem }
  }

  /// The figure of a pattern file, as a state of a rule of a number of states needs it.
  func soleFigure(states: Int = 2) throws(Problem) -> Figure {
    try checkStates(below: states)
    return try content.figure()
  }
}

extension Pattern.HighState {
  /// The problem of a cell in this state under a rule with a number of states; nil if the rule has
  /// the state.
  func problem(ofRuleWith states: Int, in path: String? = nil) -> Problem? {
    state < states ? nil : .pattern(.moreStates(state, at: position), path: path)
  }
}

extension Pattern.Content {
  /// The cells as a figure.
  ///
  /// - Throws: that a tree has more of them than the limits allow.
  func figure(
    limits: PatternLimits = .manyStates, in path: String? = nil
  ) throws(Problem) -> Figure {
    do throws(PatternError) {
      switch self {
      case .figure(let figure): return figure
      case .tree(let tree): return try tree.figure(limits: limits)
      }
    } catch {
      throw .pattern(error, path: path)
    }
  }
}
