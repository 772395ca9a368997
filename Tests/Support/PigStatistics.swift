package import TerrariumSimulation

/// Statistics of many games, counted from their rows in any order of games.
package struct PigStatistics: Hashable, Sendable {
  /// The number of games that were won, and so ended.
  package private(set) var games = 0

  /// The number of games won by each player.
  package private(set) var wins1 = 0
  package private(set) var wins2 = 0

  /// The number of games won by the player who started.
  package private(set) var starterWins = 0

  /// The number of turns, and of those that ended in a bust.
  package private(set) var turns = 0
  package private(set) var busts = 0

  /// The points of all turns together, and the sum of their squares.
  package private(set) var points = 0
  package private(set) var squaredPoints = 0

  /// Creates empty statistics.
  package init() {}

  /// Counts a row.
  package mutating func add(_ row: PigHappening) {
    switch row.event {
    case .start, .roll: break
    case .bust:
      busts += 1
      turns += 1
    case .bank:
      turns += 1
      points += row.points
      squaredPoints += row.points * row.points
    case .win:
      games += 1
      if row.player == .one { wins1 += 1 } else { wins2 += 1 }
      // Turns alternate, so the starter's are the odd ones.
      if row.turn % 2 == 1 { starterWins += 1 }
    }
  }
}
