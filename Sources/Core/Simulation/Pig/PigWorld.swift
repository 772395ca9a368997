/// Pig as a world: one tick is one happening, and so one frame.
///
/// Before the first tick the rules are shown. Then follow, for each game: at each turn a `start`
/// (phase `alert`), then `roll` after `roll` (phase `turn`) until a `bust` or a `bank`; a bank that
/// wins is followed by `win`. After the last game ticks pass in which nothing happens.
///
///     var world = PigWorld(players: (.hold(20), .optimal), seed: Seed(1))
///     while !world.isOver { rows += try world.advanceReporting() }
///
/// Steps tell what to do and then let ticks pass until it is done:
///
///     world.perform(.roll)
///     while world.isBusy { try world.advance(by: 1) }
package struct PigWorld: TellingWorld {
  package internal(set) var game: PigGame
  package let players: (PigStrategy, PigStrategy)

  /// The number of games between strategies; games played by steps are unlimited.
  package let games: Int

  /// The player's next action, given by a step and not yet done.
  package internal(set) var told: PigAction?

  /// The action that led to this state of the game; nil before the first, and for events that
  /// follow by themselves: the opening of a turn after another, a win.
  package internal(set) var pressed: PigAction?

  let policy: PigPolicy?
  let fixedDice: [Int]
  var thrown = 0
  var dice: RandomStream
  var choices: (RandomStream, RandomStream)

  package internal(set) var tick = 0

  /// The event of the last tick; nil if there was none.
  package internal(set) var lastHappening: PigHappening?

  /// Games between two players; `dice` fixes the first throws, then the seed throws.
  package init(
    players: (PigStrategy, PigStrategy) = (.hold(20), .optimal), target: Int = 100, games: Int = 1,
    dice: [Int] = [], seed: Seed
  ) {
    precondition(dice.allSatisfy { 1...6 ~= $0 }, "a die shows 1 to 6")
    game = PigGame(target: target)
    self.players = players
    self.games = games
    fixedDice = dice
    self.dice = seed.stream("dice")
    choices = (seed.stream("choices of player 1"), seed.stream("choices of player 2"))
    let needsPolicy = players.0 == .optimal || players.1 == .optimal
    policy = !needsPolicy ? nil : target == 100 ? .ofHundred : PigPolicy(target: target)
  }

  /// True if a player is controlled by steps.
  package var followsSteps: Bool { players.0 == .steps || players.1 == .steps }
}

extension PigWorld {
  /// Both totals.
  package var census: [UInt128] { [UInt128(game.total1), UInt128(game.total2)] }

  /// The scene that a picture shows now.
  package var scene: PigScene { PigScene(self) }

  package var sceneFacts: (any SceneFacts)? { scene }

  /// True if all games between strategies are over, so that ticks bring nothing more.
  package var isOver: Bool {
    (game.phase == .won || game.phase == .rules) && told == nil && !followsSteps
      && game.number >= games
  }

  /// Sets the action for the next decision: that of a player controlled by steps, or of any player
  /// if neither is; openings of turns, and turns of players with a strategy, come before it.
  package mutating func perform(_ action: PigAction) { told = action }

  /// True if the last command still needs ticks, including the win after a winning bank.
  package var isBusy: Bool { told != nil || game.isDecided }

  /// True on the rules and the winner's alert, whose buttons lead to another scene.
  package var pressChangesScene: Bool { game.phase == .rules || game.phase == .won }

  package func litForPress(after word: String?) -> PigWorld? {
    guard let next = nextPress(told: told ?? word.flatMap(PigAction.init)) else { return nil }
    var lit = self
    lit.pressed = next
    return lit
  }

  package mutating func advance(by ticks: Int) throws(WorldError) {
    for _ in 0..<ticks { try step() }
  }

  package mutating func advanceReporting() throws(WorldError) -> [Happening] {
    try step()
    return lastHappening.map { [Happening($0)] } ?? []
  }

  /// Lets ticks pass after the last game: they bring nothing, however many they are.
  package mutating func rest(ticks: Int) {
    guard ticks > 0 else { return }
    precondition(isOver, "games are still played")
    tick += ticks
    lastHappening = nil
  }

  mutating func step() throws(WorldError) {
    lastHappening = try next()
    tick += 1
  }
}
