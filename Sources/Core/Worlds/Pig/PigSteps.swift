internal import TerrariumPlayback
internal import TerrariumSimulation

extension StepKind {
  /// The player's actions; a game starts with the first roll. Automatic events, such as the start
  /// of a turn and the turns of strategies, come before an action.
  static let pig: [StepKind] = [
    pig(.roll, "throws the die; opens a game or a turn if needed", example: "- roll\n- roll"),
    pig(
      .bank, "adds the turn points to the total, after a first throw above 1",
      example: "- roll\n- bank"),
    pig(.again, "starts another game, after a win", example: "- roll\n- bank\n- again"),
    pig(.stop, "goes back to the rules, after a win", example: "- roll\n- bank\n- stop"),
  ]

  private static func pig(_ action: PigAction, _ help: String, example: String) -> StepKind {
    StepKind(word: action.rawValue, help, example: example) { _ in
      Step(.untilDone, word: action.rawValue) { stage throws(WorldError) in
        try PigWorld.change(&stage.world) { $0.perform(action) }
      }
    }
  }
}
