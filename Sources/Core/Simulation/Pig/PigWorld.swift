/// Pig as a world: each tick is one event, and so one frame.
///
/// The rules are shown before the first tick. Each turn of a game begins with a `start` (phase
/// `alert`), followed by `roll` events (phase `turn`) until a `bust` or a `bank`; a winning bank is
/// followed by `win`. After the last game nothing more happens.
///
///     var world = PigWorld(players: (.hold(20), .optimal), seed: Seed(1))
///     while !world.isOver { rows += try world.advanceReporting() }
///
/// A step gives an instruction, and then advances ticks until it is done:
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

  /// The action that led to this state; nil at the start, and for automatic events: a win, and a
  /// turn after another.
  package internal(set) var pressed: PigAction?

  let policy: PigPolicy?
  let fixedDice: [Int]
  var thrown = 0
  var dice: RandomStream
  var choices: (RandomStream, RandomStream)

  package internal(set) var tick = 0

  /// The event of the last tick; nil if there was none.
  package internal(set) var lastHappening: PigHappening?

  /// The counts since the start.
  package private(set) var tally = PigTally()

  /// Creates games between two players; `dice` fixes the first throws, then the seed decides.
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

  /// The current scene.
  package var scene: PigScene { PigScene(self) }

  package var sceneFacts: (any SceneFacts)? { scene }

  /// True if all games between strategies are over.
  package var isOver: Bool {
    (game.phase == .won || game.phase == .rules) && told == nil && !followsSteps
      && game.number >= games
  }

  /// Sets the action for the next decision: that of a player controlled by steps, or of any player
  /// if neither is. Automatic events and turns of strategies come before it.
  package mutating func perform(_ action: PigAction) { told = action }

  /// True if the last instruction still needs ticks, including the win after a winning bank.
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

  /// Advances by ticks after the last game, at no cost.
  package mutating func rest(ticks: Int) {
    guard ticks > 0 else { return }
    precondition(isOver, "games are still played")
    tick += ticks
    lastHappening = nil
  }

  mutating func step() throws(WorldError) {
    lastHappening = try next()
    if let lastHappening { tally.note(lastHappening) }
    tick += 1
  }
}

/// The numbers of turns and what they came to.
package struct PigTally: Hashable, Sendable {
  package private(set) var (wins1, wins2) = (0, 0)
  package private(set) var (turns, busts) = (0, 0)

  fileprivate mutating func note(_ happening: PigHappening) {
    switch happening.event {
    case .start: turns += 1
    case .bust: busts += 1
    case .win where happening.player == .one: wins1 += 1
    case .win: wins2 += 1
    case .roll, .bank: break
    }
  }
}
