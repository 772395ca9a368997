/// Solves one pair of totals and its mirror image, when all higher sums are solved.
///
/// Let x be the chance of the one to move and y that of the mirror image. For a given y the best
/// turn follows backwards from the most turn points to none, and its chance is a + b · (1 − y),
/// where b is how often it busts. The same holds the other way round, so each round solves two
/// linear equations in x and y for the turns that were best in the round before (Newton's method,
/// which is policy iteration here) until both stay as they are.
struct PigSolver {
  /// The best turns of the pair solved last, and of its mirror image.
  private(set) var first: PigTurn
  private(set) var second: PigTurn

  private let target: Int
  private static let rounds = 100

  init(target: Int) {
    self.target = target
    first = PigTurn(target: target)
    second = first
  }

  /// The chances of the one to move at a pair of totals, and at its mirror image.
  mutating func solve(own: Int, other: Int, chances: [Double]) -> (Double, Double) {
    // The pair beside it is solved and not far off, which saves a round or two.
    var x = other + 1 < target ? chances[own * target + other + 1] : 0.5
    var y = other + 1 < target ? chances[(other + 1) * target + own] : 0.5
    for _ in 0..<Self.rounds {
      first.improve(own: own, other: other, chanceAfterBust: 1 - y, chances: chances)
      second.improve(own: other, other: own, chanceAfterBust: 1 - x, chances: chances)
      // x = a + b (1 − y) and y = c + d (1 − x).
      let (a, b, c, d) = (first.sure, first.bust, second.sure, second.bust)
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
  /// For each number of turn points, whether to roll on.
  private(set) var rolls: [Bool]

  /// The probabilities that the turn wins, now or later, without a bust, and that it busts.
  private(set) var sure = 0.0
  private(set) var bust = 0.0

  private let target: Int

  init(target: Int) {
    self.target = target
    rolls = [Bool](repeating: true, count: target)
  }

  /// Finds the best turn where a bust leaves this chance.
  mutating func improve(own: Int, other: Int, chanceAfterBust: Double, chances: [Double]) {
    // How a turn goes on from one to six points more: it wins, it busts. Past the target it has won.
    let won = SIMD2(1.0, 0.0)
    var (by1, by2, by3, by4, by5, by6) = (won, won, won, won, won, won)
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
