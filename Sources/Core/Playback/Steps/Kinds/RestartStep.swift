internal import TerrariumBasics

extension StepKind {
  /// `restart`: a new starting state, from the next stream of the seed.
  package static let restart = StepKind(
    word: "restart", "a new starting state, from the next stream of the seed"
  ) { draft in
    draft.script.restart()
    return draft.replacing { stage throws(WorldError) in try stage.restart() }
  }
}
