/// A row of a game's table: an event and the totals after it.
package struct PigHappening: Hashable, Sendable {
  /// The kinds of events.
  package enum Event: String, CaseIterable, Sendable {
    /// A turn begins.
    case start
    /// A throw above 1.
    case roll
    /// A throw of 1.
    case bust
    /// The turn points are added to the total.
    case bank
    /// The previous bank has won.
    case win
  }

  /// The number of the game, from 1.
  package let game: Int

  /// The number of the turn in the game, from 1, over the turns of both players.
  package let turn: Int

  package let player: PigPlayer
  package let event: Event

  /// The throw; nil if there was none.
  package let die: Int?

  /// The turn points: those so far, 0 after a bust, and after a bank or a win the banked ones.
  package let points: Int

  package let total1: Int
  package let total2: Int

  package init(
    game: Int, turn: Int, player: PigPlayer, event: Event, die: Int?, points: Int, total1: Int,
    total2: Int
  ) {
    self.game = game
    self.turn = turn
    self.player = player
    self.event = event
    self.die = die
    self.points = points
    self.total1 = total1
    self.total2 = total2
  }

  /// The names of a row's values, in order.
  package static let columns = [
    "game", "turn", "player", "event", "die", "points", "total1", "total2",
  ]
}

extension Happening {
  /// Creates the event of a row, with the die among its facts if it was thrown.
  package init(_ row: PigHappening) {
    var facts = [
      Fact("game", .number(row.game)), Fact("turn", .number(row.turn)),
      Fact("player", .number(row.player.rawValue)),
    ]
    if let die = row.die { facts.append(Fact("die", .number(die))) }
    facts += [
      Fact("points", .number(row.points)), Fact("total1", .number(row.total1)),
      Fact("total2", .number(row.total2)),
    ]
    self.init(row.event.rawValue, facts)
  }
}
