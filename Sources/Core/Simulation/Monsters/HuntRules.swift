/// The constants of the hunt.
package enum HuntRules {
  /// The number of monsters when the map opens.
  package static let monstersAtStart = 30

  /// The largest distance from the player at which they appear, in metres.
  package static let spread = 1000.0

  /// The distances at which the player sees monsters, and at which he can catch one, in metres.
  package static let sight = 300.0
  package static let reach = 100.0

  /// The number of seconds between refreshes, when some monsters go and others come.
  package static let secondsBetweenRefreshes = 300

  /// The number of newcomers per refresh; each existing one leaves with a chance of 20 %.
  package static let newcomers = 6
  static let leaveChance = (chances: 1, total: 5)

  /// The levels of monsters.
  package static let levels = 5...20

  /// A try catches with a chance of 20 %; a missed monster flees with a chance of 30 %.
  static let catchChance = (chances: 1, total: 5)
  static let fleeChance = (chances: 3, total: 10)

  /// The duration in seconds of an unlimited hunt, which ends earlier with its first catch.
  package static let secondsOfHunt = 600
}

extension RandomStream {
  /// True if an event of a chance happens now.
  mutating func happens(_ chance: (chances: Int, total: Int)) -> Bool {
    happens(chance.chances, in: chance.total)
  }
}
