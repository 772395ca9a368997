/// All that a picture of the table needs: the facts, and nothing of how they look.
package struct PigScene: SceneFacts, Hashable {
  /// The screen: the rules, or the table, with an alert over it at `alert` and `won`.
  package let phase: PigPhase

  /// The number of the game, counted from 1; 0 before the first.
  package let game: Int

  /// The number of games to be played; nil where steps decide.
  package let games: Int?

  /// The number of the turn in the game, counted from 1.
  package let turn: Int

  /// The player whose turn it is; at `won` the winner.
  package let player: PigPlayer

  package let total1: Int
  package let total2: Int
  package let target: Int

  /// The points of this turn: after a bust none, at `banked` and `won` those just banked.
  package let turnPoints: Int

  /// The points that a bust has just taken; 0 elsewhere.
  package let lostPoints: Int

  /// The last throw of this turn; nil before the first.
  package let die: Int?

  /// The buttons that work.
  package let allowed: [PigAction]

  /// The button whose press led here, to be lit; nil where this followed by itself.
  package let pressed: PigAction?

  /// The strategies of the players.
  package let strategy1: PigStrategy
  package let strategy2: PigStrategy

  /// A player's total.
  package func total(of player: PigPlayer) -> Int { player == .one ? total1 : total2 }

  /// The scene of games as they stand.
  init(_ play: PigPlay) {
    let game = play.game
    phase = game.phase
    self.game = game.number
    games = play.followsSteps ? nil : play.games
    turn = game.turn
    player = game.player
    (total1, total2) = (game.total1, game.total2)
    target = game.target
    turnPoints = game.turnPoints
    lostPoints = game.lostPoints
    die = game.die
    allowed = game.allowedActions
    pressed = play.pressed
    (strategy1, strategy2) = play.players
  }
}
