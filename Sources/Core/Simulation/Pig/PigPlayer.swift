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
  /// A turn begins, with an alert that names its player.
  case alert
  /// A throw above 1 added to the turn points.
  case turn
  /// A throw of 1 ended the turn and lost its points.
  case bust
  /// The turn points were added to the total.
  case banked
  /// A player has won, and another game is offered.
  case won
}

/// An action of a player, each a button.
package enum PigAction: String, CaseIterable, Sendable {
  /// Starts a game, on the rules.
  case start
  /// Throws the die.
  case roll
  /// Adds the turn points to the total.
  case bank
  /// Starts another game after a win.
  case again
  /// Returns to the rules after a win.
  case stop
}
