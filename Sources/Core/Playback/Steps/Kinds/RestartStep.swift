internal import TerrariumBasics

extension StepKind {
  /// `restart`: starts again with the next stream of the seed.
  package static let restart = StepKind(
    word: "restart", "starts again, with other random numbers from the same seed",
    example: "- run: 40\n- restart\n- run: 40"
  ) { draft in
    draft.script.restart()
    return draft.replacing { stage throws(WorldError) in try stage.restart() }
  }
}
