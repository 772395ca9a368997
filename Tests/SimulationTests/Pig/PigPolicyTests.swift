import TerrariumSimulation
import Testing

/// The optimal policy.
struct PigPolicyTests {
  @Test func `at no points each it holds first at 21`() {
    #expect(PigPolicy.ofHundred.holdAt(own: 0, other: 0) == 21)
    #expect(PigPolicy.ofHundred.rollsOn(own: 0, other: 0, turnPoints: 20))
    #expect(!PigPolicy.ofHundred.rollsOn(own: 0, other: 0, turnPoints: 21))
  }

  @Test(arguments: [1, 2, 3, 7, 20, 33])
  func `no other decision wins more often`(target: Int) {
    let policy = PigPolicy(target: target)
    for own in 0..<target {
      for other in 0..<target {
        let best = turnChances(of: policy, own: own, other: other)
        #expect(abs(best[0] - policy.winningChance(own: own, other: other)) < 1e-12)
      }
    }
  }

  /// Returns the probabilities at each number of turn points when every decision is the better one,
  /// which must be the policy's own (Bellman's equation).
  private func turnChances(of policy: PigPolicy, own: Int, other: Int) -> [Double] {
    let last = policy.target - own
    var chances = [Double](repeating: 1, count: last + 6)
    let afterBust = 1 - policy.winningChance(own: other, other: own)
    for points in stride(from: last - 1, through: 0, by: -1) {
      let rolled = (2...6).reduce(afterBust) { $0 + chances[points + $1] } / 6
      chances[points] = rolled
      guard points >= 2 else { continue }
      let held = 1 - policy.winningChance(own: other, other: own + points)
      chances[points] = max(rolled, held)
      let rolls = policy.rollsOn(own: own, other: other, turnPoints: points)
      #expect(abs(rolled - held) < 1e-12 || rolls == (rolled > held))
    }
    return chances
  }

  @Test func `its chances are those of its own play`() {
    let policy = PigPolicy(target: 40)
    let chance = ExactPig.starterWins(target: 40) { own, other, points in
      !policy.rollsOn(own: own, other: other, turnPoints: points)
    }
    #expect(abs(chance - policy.winningChance(own: 0, other: 0)) < 1e-12)
  }

  @Test func `it holds first where it does not roll on`() {
    let policy = PigPolicy(target: 30)
    for own in 0..<30 {
      for other in 0..<30 {
        let hold = policy.holdAt(own: own, other: other)
        #expect(!policy.rollsOn(own: own, other: other, turnPoints: hold))
        for points in 2..<max(2, hold) {
          #expect(policy.rollsOn(own: own, other: other, turnPoints: points))
        }
      }
    }
  }
}
