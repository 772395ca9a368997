/// The numbers of the hunt.
package enum HuntRules {
  /// The number of monsters when the map opens.
  package static let monstersAtStart = 30

  /// The distance from the player at which they appear, in metres.
  package static let spread = 1000.0

  /// The distance at which the player sees monsters, and that at which he can catch one, in metres.
  package static let sight = 300.0
  package static let reach = 100.0

  /// After how many seconds some go and others come, again and again.
  package static let secondsBetweenRefreshes = 300

  /// The number that come then; each that is there goes with a chance of 20 %.
  package static let newcomers = 6
  static let leaveChance = (chances: 1, total: 5)

  /// The levels that a monster may have.
  package static let levels = 5...20

  /// A try catches with a chance of 20 %; a monster that was missed flees with one of 30 %.
  static let catchChance = (chances: 1, total: 5)
  static let fleeChance = (chances: 3, total: 10)

  /// The seconds after which an unlimited hunt ends, if not with its first catch.
  package static let secondsOfHunt = 600
}

extension RandomStream {
  /// True if something of a chance happens now.
  mutating func happens(_ chance: (chances: Int, total: Int)) -> Bool {
    happens(chance.chances, in: chance.total)
  }
}
