/// The state of Pig, game after game: totals, turn points, the die, and whose turn it is. It
/// contains the rules; decisions and throws come from outside.
///
/// In a turn a player rolls repeatedly. A throw above 1 adds to the turn points, a 1 loses them and
/// the turn, and banking adds them to the total and ends the turn. A player who banks `target`
/// wins; one may roll past it, but only banking wins. Player 1 starts the first game, and the loser
/// the next.
package struct PigGame: Hashable, Sendable {
  package var target: Int
  package var phase = PigPhase.rules

  /// The number of the game, counted from 1; 0 before the first.
  package var number = 0

  /// The number of the turn in the game, counted from 1.
  package var turn = 0

  /// The current player; after a win, the winner.
  package var player = PigPlayer.one

  /// The player who starts the next game.
  package var starter = PigPlayer.one

  package var total1 = 0
  package var total2 = 0

  /// The points of this turn: 0 after a bust, and the banked ones after banking.
  package var turnPoints = 0

  /// The points lost by the last bust.
  package var lostPoints = 0

  /// The last throw of this turn.
  package var die: Int?

  /// Creates the state before the first game.
  package init(target: Int = 100) {
    precondition(target > 0, "a target is a number of points")
    self.target = target
  }
}

extension PigGame {
  /// A player's total.
  package func total(of player: PigPlayer) -> Int { player == .one ? total1 : total2 }

  /// True if banking has just won, so that the next event is the win.
  package var isDecided: Bool { phase == .banked && total(of: player) >= target }

  /// The actions that are allowed now. There are none directly after a turn, because the next one
  /// opens first.
  package var allowedActions: [PigAction] { PigAction.allCases.filter { refusal(of: $0) == nil } }

  /// The reason why an action is not allowed now; nil if it is.
  package func refusal(of action: PigAction) -> String? {
    switch (action, phase) {
    case (.start, .rules), (.roll, .alert), (.roll, .turn), (.bank, .turn), (.again, .won),
      (.stop, .won):
      nil
    case (.bank, .alert): "nothing above 1 was rolled in this turn"
    case (.roll, .won), (.bank, .won): "the game is over"
    case (.roll, .rules), (.bank, .rules): "no game has started"
    case (.roll, .bust), (.roll, .banked), (.bank, .bust), (.bank, .banked): "the turn is over"
    case (.again, _), (.stop, _): "no game has just ended"
    case (.start, _): "a game has started already"
    }
  }
}

// MARK: - Events

extension PigGame {
  /// Opens the next turn, or the first of the next game.
  mutating func open() -> PigHappening {
    if phase == .rules || phase == .won {
      number += 1
      turn = 0
      (total1, total2) = (0, 0)
      player = starter
    } else {
      player = player.other
    }
    turn += 1
    turnPoints = 0
    lostPoints = 0
    die = nil
    phase = .alert
    return happening(.start)
  }

  /// Throws a die with a given result.
  mutating func roll(_ die: Int) -> PigHappening {
    precondition(phase == .alert || phase == .turn, "rolling is allowed")
    self.die = die
    if die == 1 {
      (lostPoints, turnPoints) = (turnPoints, 0)
      phase = .bust
      return happening(.bust, die: die)
    }
    turnPoints += die
    phase = .turn
    return happening(.roll, die: die)
  }

  /// Adds the turn points to the total.
  mutating func bank() -> PigHappening {
    precondition(phase == .turn, "banking is allowed")
    if player == .one { total1 += turnPoints } else { total2 += turnPoints }
    phase = .banked
    return happening(.bank)
  }

  /// Ends the game with a win of the current player.
  mutating func win() -> PigHappening {
    precondition(isDecided, "somebody has won")
    starter = player.other
    phase = .won
    return happening(.win)
  }

  /// Returns to the rules after a win.
  mutating func leave() {
    precondition(phase == .won, "the game is over")
    phase = .rules
  }

  @inline(__always)
  private func happening(_ event: PigHappening.Event, die: Int? = nil) -> PigHappening {
    PigHappening(
      game: number, turn: turn, player: player, event: event, die: die, points: turnPoints,
      total1: total1, total2: total2)
  }
}
