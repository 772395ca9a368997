/// The complete state of games of Pig in plain values, from which they continue exactly.
package struct PigRecord: Hashable, Sendable {
  /// The ticks that have passed.
  package var tick = 0

  package var game = PigGame(target: 1)

  /// The strategies of the two players, and the number of games between strategies.
  package var players = [PigStrategy.steps, .steps]
  package var games = 1

  /// The remaining fixed throws.
  package var dice: [Int] = []

  /// The positions of the streams: of the die, and of each player's choices.
  package var dicePosition: UInt64 = 0
  package var choices1Position: UInt64 = 0
  package var choices2Position: UInt64 = 0

  /// The pending action, and the button that was pressed last.
  package var told: PigAction?
  package var pressed: PigAction?

  /// The most points in a record; sums of a few such numbers never overflow.
  private static let pointLimit = 1 << 60

  /// An initial record, before the first game.
  package static var unset: Self { Self() }

  /// True if the state is valid; a record from a damaged file may not be.
  package var isSound: Bool {
    let points = [game.total1, game.total2, game.turnPoints, game.lostPoints]
    return game.isSound && tick >= 0 && games > 0 && dice.allSatisfy { 1...6 ~= $0 }
      && game.number <= tick && game.turn <= tick
      && points.allSatisfy { $0 / 6 <= tick && $0 < Self.pointLimit }
      && (!players.contains(.optimal) || game.target <= PigPolicy.largestTarget)
  }
}

extension PigWorld {
  /// The record of these games.
  package var record: PigRecord {
    PigRecord(
      tick: tick, game: game, players: [players.0, players.1], games: games,
      dice: Array(fixedDice[thrown...]), dicePosition: dice.position,
      choices1Position: choices.0.position, choices2Position: choices.1.position, told: told,
      pressed: pressed)
  }

  /// Creates the games of a record; nil if the state is invalid.
  package init?(_ record: PigRecord) {
    guard record.isSound else { return nil }
    // The record has the positions of the streams, so the seed is no longer needed.
    self.init(
      players: (record.players[0], record.players[1]), target: record.game.target,
      games: record.games, dice: record.dice, seed: Seed(0))
    tick = record.tick
    game = record.game
    dice.position = record.dicePosition
    choices.0.position = record.choices1Position
    choices.1.position = record.choices2Position
    told = record.told
    pressed = record.pressed
  }
}

extension PigGame {
  /// True if the rules allow this state: only banking wins, and only for the current player.
  package var isSound: Bool {
    let points = [total1, total2, turnPoints, lostPoints]
    guard target > 0, points.allSatisfy({ $0 >= 0 }) else { return false }
    if phase == .rules, number == 0 { return self == PigGame(target: target) }
    guard number > 0, turn > 0, total(of: player.other) < target else { return false }
    let own = total(of: player)
    // Players alternate, beginning with the starter; after a win the starter of the next game is
    // stored.
    let isInTurn = (turn % 2 == 1) == (player == starter)
    let hasThrown = 2...6 ~= die ?? 0 && turnPoints >= 2 && lostPoints == 0
    let hasBanked = hasThrown && own >= turnPoints && own - turnPoints < target
    switch phase {
    case .rules, .won: return hasBanked && own >= target && starter == player.other
    case .banked: return hasBanked && isInTurn
    case .turn: return hasThrown && own < target && isInTurn
    case .bust: return die == 1 && turnPoints == 0 && own < target && isInTurn
    case .alert:
      return die == nil && turnPoints == 0 && lostPoints == 0 && own < target && isInTurn
    }
  }
}
