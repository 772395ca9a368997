internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension PatternFile {
  /// The tick of its generation; 0 if it has none.
  func tick() throws(Problem) -> Int {
    let tick = generation.map { Int(clamping: $0) } ?? 0
    guard tick <= FilmPlan.tickLimit else { throw .tooManyTicks(limit: FilmPlan.tickLimit) }
    return tick
  }

  /// The pattern with its drawing, if it is one, read for a rule of a number of states.
  func drawn(underStates states: Int) throws(Problem) -> PatternFile {
    do throws(PatternError) {
      return try read(by: DrawingKey(states: states))
    } catch {
      throw .pattern(error, path: nil)
    }
  }

  /// Throws if a cell is in a state beyond those of a rule.
  func checkStates(below states: Int) throws(Problem) {
    if let problem = highestState?.problem(ofRuleWith: states) { throw problem }
  }
}

extension PatternFile.HighState {
  /// The problem of a cell in this state under a rule with a number of states; nil if the rule has
  /// the state.
  func problem(ofRuleWith states: Int, in path: String? = nil) -> Problem? {
    state < states ? nil : .pattern(.moreStates(state, at: position), path: path)
  }
}

extension PatternFile.Content {
  /// The cells of a file; throws if a tree has more of them than the limits allow.
  func cells(ofFile path: String?, limits: PatternLimits = .manyStates) throws(Problem) -> Pattern {
    do throws(PatternError) {
      return try cells(limits: limits)
    } catch {
      throw .pattern(error, path: path)
    }
  }
}

extension Problem {
  /// The problem of a pattern file of a plane whose background readers of the file would not have.
  static func unsaidSurroundings(
    under rule: String, _ advice: String = "save a state"
  ) -> Problem {
    .said("a pattern file cannot say what lies around the cells under '\(rule)'", advice)
  }

  /// The problem of a file whose cells do not fit into the field.
  static func noRoom(for size: GridSize, on field: GridSize) -> Problem {
    .said(
      "the pattern of \(size) cells does not fit into the field of \(field)", "make size larger")
  }
}
