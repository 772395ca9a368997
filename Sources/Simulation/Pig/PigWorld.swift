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
  /// The games and their players.
  package internal(set) var play: PigPlay

  package internal(set) var tick = 0

  /// The event of the last tick; nil if there was none.
  package internal(set) var lastHappening: PigHappening?

  /// Games between two players; `dice` fixes the first throws, then the seed throws.
  package init(
    players: (PigStrategy, PigStrategy) = (.hold(20), .optimal), target: Int = 100, games: Int = 1,
    dice: [Int] = [], seed: Seed
  ) {
    play = PigPlay(players: players, target: target, games: games, dice: dice, seed: seed)
  }
}

extension PigWorld {
  /// Both totals.
  package var census: [UInt128] { [UInt128(play.game.total1), UInt128(play.game.total2)] }

  /// The scene that a picture shows now.
  package var scene: PigScene { PigScene(play) }

  package var sceneFacts: (any SceneFacts)? { scene }

  /// True if all games are over, so that ticks bring nothing more.
  package var isOver: Bool { play.isOver }

  /// Sets a player's action for the next decision; openings of turns, and turns of players with a
  /// strategy, come before it.
  package mutating func perform(_ action: PigAction) { play.tell(action) }

  /// True if the last command still needs ticks, including the win after a winning bank.
  package var isBusy: Bool { play.told != nil || play.game.isDecided }

  /// True if the scene has buttons that are gone once they are pressed: those of the rules and of
  /// the winner's alert.
  package var hasPassingButtons: Bool { play.game.phase == .rules || play.game.phase == .won }

  package func litForPress(after word: String?) -> PigWorld? {
    let told = play.told ?? word.flatMap(PigAction.init)
    guard let next = play.nextPress(told: told) else { return nil }
    var lit = self
    lit.play.pressed = next
    return lit
  }

  package mutating func advance(by ticks: Int) throws(WorldError) {
    for _ in 0..<ticks { try step() }
  }

  package mutating func advanceReporting() throws(WorldError) -> [Happening] {
    try step()
    return lastHappening.map { [Happening($0)] } ?? []
  }

  /// Advances by at most a number of ticks and adds their rows to a table; fewer if all games are
  /// over. Returns the number of ticks. This is the way for tables of many games.
  package mutating func advance(by ticks: Int, into rows: inout [PigRow]) throws(WorldError) -> Int
  {
    var passed = 0
    while passed < ticks, !play.isOver {
      try step()
      passed += 1
      if let lastHappening { rows.append(PigRow(tick: tick, happening: lastHappening)) }
    }
    return passed
  }

  /// Lets ticks pass after the last game: they bring nothing, however many they are.
  package mutating func rest(ticks: Int) {
    guard ticks > 0 else { return }
    precondition(isOver, "games are still played")
    tick += ticks
    lastHappening = nil
  }

  private mutating func step() throws(WorldError) {
    lastHappening = try play.next()
    tick += 1
  }
}
