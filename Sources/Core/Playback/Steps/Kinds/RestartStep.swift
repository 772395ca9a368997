internal import TerrariumBasics

extension StepKind {
  /// `restart`: starts again with the next stream of the seed.
  package static let restart = StepKind(
    word: "restart", "starts again, with other random numbers from the same seed",
    example: "- run: 40\n- restart\n- run: 40"
  ) { reader in
    reader.script.restart()
    return reader.replacing { stage throws(WorldError) in try stage.restart() }
  }
}
