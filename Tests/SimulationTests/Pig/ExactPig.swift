/// The winning probability of the player who starts, by an exact solution of the game of two
/// players.
///
/// Each decides by their own total, the other's and the turn points. Pairs of totals are solved
/// from the highest sum down: a turn reaches higher sums by banking and its mirror pair by a bust.
struct ExactPig {
  typealias Banks = (_ own: Int, _ other: Int, _ points: Int) -> Bool

  /// The probability that a turn ends in a bust, and those of banking each number of points.
  struct Turn {
    var bust = 0.0
    var banked: [Double]
  }

  /// Computes the probabilities of a turn's points, throw by throw.
  static func turn(banksAt: (Int) -> Bool, most: Int) -> Turn {
    var turn = Turn(banked: [Double](repeating: 0, count: most + 7))
    var reached = turn.banked
    reached[0] = 1
    for points in 0...most {
      if points > 0, banksAt(points) {
        turn.banked[points] = reached[points]
        continue
      }
      turn.bust += reached[points] / 6
      for die in 2...6 { reached[points + die] += reached[points] / 6 }
    }
    return turn
  }

  /// Returns the winning probability of the starter if both players decide like this.
  static func starterWins(target: Int, banks: Banks) -> Double {
    var chance = [[Double]](repeating: [Double](repeating: 0, count: target), count: target)
    for sum in stride(from: 2 * target - 2, through: 0, by: -1) {
      for own in max(0, sum - target + 1)...sum / 2 {
        let other = sum - own
        let (a, b) = line(own, other, target, chance, banks)
        let (c, d) = line(other, own, target, chance, banks)
        // x = a + b (1 − y) and y = c + d (1 − x).
        let x = (a + b * (1 - c - d)) / (1 - b * d)
        chance[own][other] = x
        chance[other][own] = c + d * (1 - x)
      }
    }
    return chance[0][0]
  }

  /// Returns a turn's probability as a linear function of that after a bust: its value at 0 and its
  /// slope.
  private static func line(
    _ own: Int, _ other: Int, _ target: Int, _ chance: [[Double]], _ banks: Banks
  ) -> (Double, Double) {
    let turn = turn(banksAt: { banks(own, other, $0) }, most: target + 6)
    var sure = 0.0
    for (points, probability) in turn.banked.enumerated() where probability > 0 {
      sure += probability * (own + points >= target ? 1 : 1 - chance[other][own + points])
    }
    return (sure, turn.bust)
  }
}
