/// The optimal strategy for Pig, and its winning chances (Neller and Presser, 2004).
///
/// The winning chance of a player to move with `own` points against `other` depends only on these
/// two. Totals never decrease, so the pairs of totals are solved from the highest sum down. Only a
/// bust leads from one pair to another of the same sum, its mirror image, so the two are solved
/// together.
package struct PigPolicy: Sendable {
  package let target: Int

  /// The winning chance of the player who begins a turn, for each pair of totals.
  private var chances: [Double]

  /// The smallest turn points at which to hold, for each pair of totals.
  private var firstHolds: [UInt16]

  /// One bit for each number of turn points that does not win yet, for each pair of totals: set to
  /// roll again.
  private var rolls: [UInt64]

  /// The largest target to solve; the work grows with its cube, and this takes half a second.
  package static let largestTarget = 400

  /// The policy for the default target, cached.
  package static let ofHundred = PigPolicy(target: 100)

  /// Solves the game for a target; 100 takes some hundredths of a second.
  package init(target: Int) {
    precondition(1...Self.largestTarget ~= target, "a target that can be solved")
    self.target = target
    chances = [Double](repeating: 0.5, count: target * target)
    firstHolds = [UInt16](repeating: 0, count: target * target)
    rolls = [UInt64](repeating: 0, count: target * target * Self.wordsPerPair(target))
    var solver = PigSolver(target: target)
    for sum in stride(from: 2 * target - 2, through: 0, by: -1) {
      for own in max(0, sum - target + 1)...sum / 2 {
        let other = sum - own
        (chances[own * target + other], chances[other * target + own]) =
          solver.solve(own: own, other: other, chances: chances)
        keep(solver.first.rolls, own: own, other: other)
        keep(solver.second.rolls, own: other, other: own)
      }
    }
  }

  private static func wordsPerPair(_ target: Int) -> Int { (target + 63) / 64 }

  private mutating func keep(_ decisions: [Bool], own: Int, other: Int) {
    let pair = own * target + other
    let last = target - own
    var first = max(2, last)
    for points in stride(from: last - 1, through: 2, by: -1) {
      if decisions[points] {
        rolls[pair * Self.wordsPerPair(target) + points >> 6] |= 1 << UInt64(points & 63)
      } else {
        first = points
      }
    }
    firstHolds[pair] = UInt16(first)
  }
}

extension PigPolicy {
  /// The winning chance of the player who begins a turn with these totals.
  package func winningChance(own: Int, other: Int) -> Double { chances[own * target + other] }

  /// The smallest turn points at which to hold; if holding never pays, those that win.
  package func holdAt(own: Int, other: Int) -> Int { Int(firstHolds[own * target + other]) }

  /// True if rolling again is best with some turn points, which are at least 2 after the first
  /// roll.
  package func rollsOn(own: Int, other: Int, turnPoints: Int) -> Bool {
    guard own + turnPoints < target else { return false }
    let word = (own * target + other) * Self.wordsPerPair(target) + turnPoints >> 6
    return rolls[word] >> UInt64(turnPoints & 63) & 1 != 0
  }
}
