/// One of the two players.
package enum PigPlayer: Int, CaseIterable, Sendable {
  case one = 1
  case two = 2

  /// The opponent.
  package var other: PigPlayer { self == .one ? .two : .one }
}

/// The phase of a game after its last event.
package enum PigPhase: String, CaseIterable, Sendable {
  /// The rules are shown, with a button that starts a game.
  case rules
  /// A turn opens: an alert names its player.
  case alert
  /// A throw above 1 added to the turn points.
  case turn
  /// A throw of 1 took the turn and its points.
  case bust
  /// The turn points went to the total.
  case banked
  /// A player has won, and another game is offered.
  case won
}

/// An action of a player, each a button.
package enum PigAction: String, CaseIterable, Sendable {
  /// On the rules: begins a game.
  case start
  /// On the table: throws the die.
  case roll
  /// On the table: adds the turn points to the total.
  case bank
  /// After a win: another game.
  case again
  /// After a win: no other game; back to the rules.
  case stop
}
