internal import TerrariumPlayback
internal import TerrariumSimulation

extension StepKind {
  /// The player's actions; a game starts with the first roll. Everything that must precede one happens
  /// first: opening a turn, and the turns of players with a strategy.
  static let pig: [StepKind] = [
    pig(.roll, "throws the die; a game and a turn open before where one must"),
    pig(.bank, "adds the turn points to the total, after a first throw above 1"),
    pig(.again, "another game, after a win"),
    pig(.stop, "no other game, after a win: back to the rules"),
  ]

  private static func pig(_ action: PigAction, _ help: String) -> StepKind {
    StepKind(word: action.rawValue, help) { _ in
      Step(.untilDone, word: action.rawValue) { stage throws(WorldError) in
        try PigWorld.change(&stage.world) { $0.perform(action) }
      }
    }
  }
}
