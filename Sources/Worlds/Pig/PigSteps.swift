internal import Playback
internal import Simulation
internal import Vocabulary

extension PigAction {
  /// The actions that steps can name; a game starts with the first roll.
  static let scripted: [PigAction] = [.roll, .bank, .again, .stop]

  fileprivate var help: String {
    switch self {
    case .start, .roll: "throws the die; a game and a turn open before where one must"
    case .bank: "adds the turn points to the total, after a first throw above 1"
    case .again: "another game, after a win"
    case .stop: "no other game, after a win: back to the rules"
    }
  }
}

extension StepKind {
  /// `roll`, `bank`, `again`, `stop`: a player's action. Everything that must precede it happens first:
  /// opening a turn, and the turns of players with a strategy.
  static func pig(_ action: PigAction) -> StepKind {
    StepKind(word: action.rawValue, action.help) { _ in
      Step(.untilDone, word: action.rawValue) { stage throws(WorldError) in
        try PigWorld.change(&stage.world) { $0.perform(action) }
      }
    }
  }
}
