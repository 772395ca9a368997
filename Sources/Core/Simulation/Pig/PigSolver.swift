/// Solves one pair of totals and its mirror image, after all higher sums.
///
/// Let x be the chance of the player to move and y that in the mirror image. For a given y the best
/// turn follows backwards from the most turn points to none, and its chance is a + b · (1 − y),
/// where b is the probability of a bust. The same holds the other way round. So each round solves
/// two linear equations in x and y for the best turns of the previous round, until nothing changes
/// (Newton's method, which is policy iteration here).
struct PigSolver {
  /// The best turns of the last solved pair, and of its mirror image.
  private(set) var first: PigTurn
  private(set) var second: PigTurn

  private let target: Int
  private static let rounds = 100

  init(target: Int) {
    self.target = target
    first = PigTurn(target: target)
    second = first
  }

  /// The chances of the player to move at a pair of totals, and at its mirror image.
  mutating func solve(own: Int, other: Int, chances: [Double]) -> (Double, Double) {
    // The adjacent pair is solved and close, which saves a round or two.
    var x = other + 1 < target ? chances[own * target + other + 1] : 0.5
    var y = other + 1 < target ? chances[(other + 1) * target + own] : 0.5
    for _ in 0..<Self.rounds {
      first.improve(own: own, other: other, chanceAfterBust: 1 - y, chances: chances)
      second.improve(own: other, other: own, chanceAfterBust: 1 - x, chances: chances)
      // x = a + b (1 − y) and y = c + d (1 − x).
      let a = first.sure
      let b = first.bust
      let c = second.sure
      let d = second.bust
      let nextX = (a + b * (1 - c - d)) / (1 - b * d)
      let nextY = c + d * (1 - nextX)
      let moved = max(abs(nextX - x), abs(nextY - y))
      (x, y) = (nextX, nextY)
      if moved < 1e-14 { break }
    }
    return (x, y)
  }
}

/// The best turn from a pair of totals.
struct PigTurn {
  /// True to roll again, for each number of turn points.
  private(set) var rolls: [Bool]

  /// The probabilities that the turn wins, now or later, without a bust, and that it busts.
  private(set) var sure = 0.0
  private(set) var bust = 0.0

  private let target: Int

  init(target: Int) {
    self.target = target
    rolls = [Bool](repeating: true, count: target)
  }

  /// Finds the best turn, given the chance after a bust.
  mutating func improve(own: Int, other: Int, chanceAfterBust: Double, chances: [Double]) {
    // The outcomes for one to six more points: a win, or a bust. Past the target, the turn has won.
    let won = SIMD2(1.0, 0.0)
    var by1 = won
    var by2 = won
    var by3 = won
    var by4 = won
    var by5 = won
    var by6 = won
    for points in stride(from: target - own - 1, through: 0, by: -1) {
      let rolled = (SIMD2(0, 1) + by2 + by3 + by4 + by5 + by6) / 6
      let held = points < 2 ? -1 : 1 - chances[other * target + own + points]
      let rollsOn = rolled.x + rolled.y * chanceAfterBust > held
      rolls[points] = rollsOn
      (by2, by3, by4, by5, by6) = (by1, by2, by3, by4, by5)
      by1 = rollsOn ? rolled : SIMD2(held, 0)
    }
    (sure, bust) = (by1.x, by1.y)
  }
}
