/// Solves one pair of totals and its mirror image, when all higher sums are solved.
///
/// Let x be the chance of the one to move and y that of the mirror image. For a given y the best
/// turn follows backwards from the most turn points to none, and its chance is a + b · (1 − y),
/// where b is how often it busts. The same holds the other way round, so each round solves two
/// linear equations in x and y for the turns that were best in the round before (Newton's method,
/// which is policy iteration here) until both stay as they are.
struct PigSolver {
  let target: Int

  /// The best turns of the pair solved last, and of its mirror image.
  private(set) var first: PigTurn
  private(set) var second: PigTurn

  private static let rounds = 100

  init(target: Int) {
    self.target = target
    first = PigTurn(target: target)
    second = first
  }

  /// The chances of the one to move at a pair of totals, and at its mirror image.
  mutating func solve(own: Int, other: Int, chances: [Double]) -> (Double, Double) {
    var (x, y) = (0.5, 0.5)
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
  let target: Int

  /// For each number of turn points, whether to roll on.
  private(set) var rolls: [Bool]

  /// For each number of turn points, how often one wins without a bust in this turn.
  private var wins: [Double]

  /// For each number of turn points, how often the turn ends in a bust.
  private var busts: [Double]

  init(target: Int) {
    self.target = target
    rolls = [Bool](repeating: true, count: target)
    wins = [Double](repeating: 1, count: target + 6)
    busts = [Double](repeating: 0, count: target + 6)
  }

  /// How often a turn wins without a bust, and how often it busts.
  var sure: Double { wins[0] }
  var bust: Double { busts[0] }

  /// Finds the best turn where a bust leaves this chance.
  mutating func improve(own: Int, other: Int, chanceAfterBust: Double, chances: [Double]) {
    let last = target - own
    for points in last..<last + 6 { (wins[points], busts[points]) = (1, 0) }
    for points in stride(from: last - 1, through: 0, by: -1) {
      var (win, bust) = (0.0, 1.0)
      for die in 2...6 {
        win += wins[points + die]
        bust += busts[points + die]
      }
      (win, bust) = (win / 6, bust / 6)
      let held = points < 2 ? -1 : 1 - chances[other * target + own + points]
      let rollsOn = win + bust * chanceAfterBust > held
      rolls[points] = rollsOn
      (wins[points], busts[points]) = rollsOn ? (win, bust) : (held, 0)
    }
  }
}
