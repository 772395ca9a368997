/// All that a picture of the table needs: the facts, and nothing of how they look.
public struct PigScene: SceneFacts, Hashable {
  /// What is shown: the rules, or the table, with an alert over it at `alert` and `won`.
  public let phase: PigPhase

  /// Which game, counted from 1; 0 before the first.
  public let game: Int

  /// How many games are to be played; nil where steps decide.
  public let games: Int?

  /// Which turn of the game, counted from 1.
  public let turn: Int

  /// Whose turn it is; at `won` the winner.
  public let player: PigPlayer

  public let total1: Int
  public let total2: Int
  public let target: Int

  /// The points of this turn: after a bust none, at `banked` and `won` those just banked.
  public let turnPoints: Int

  /// What a bust has just taken; 0 elsewhere.
  public let lostPoints: Int

  /// The last throw of this turn; nil before the first.
  public let die: Int?

  /// The buttons that work.
  public let allowed: [PigAction]

  /// The button whose press led here, to be lit; nil where this followed by itself.
  public let pressed: PigAction?

  /// How each player decides.
  public let strategy1: PigStrategy
  public let strategy2: PigStrategy

  /// Who has won; nil while the game goes on.
  public var winner: PigPlayer? { phase == .won ? player : nil }

  /// A player's total.
  public func total(of player: PigPlayer) -> Int { player == .one ? total1 : total2 }

  /// What is shown of games as they stand.
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
