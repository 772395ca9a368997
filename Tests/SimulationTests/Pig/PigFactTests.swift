import TerrariumSimulation
import Testing

/// Known facts about Pig, by calculation.
struct PigFactTests {
  @Test func `a turn that holds at 20 is what its sum says`() {
    let turn = ExactPig.turn(banksAt: { $0 >= 20 }, most: 26)
    let mean = turn.banked.enumerated().reduce(0.0) { $0 + Double($1.offset) * $1.element }
    #expect(abs(turn.bust - 0.624541) < 5e-7)
    #expect(abs(mean - 8.141795) < 5e-7)
  }

  @Test func `the first player's advantage is the exact one`() {
    #expect(abs(PigPolicy.ofHundred.winningChance(own: 0, other: 0) - 0.530593) < 5e-7)
    let goal = ExactPig.starterWins(target: 100) { own, _, points in
      points >= 20 || own + points >= 100
    }
    #expect(abs(goal - 0.534698) < 5e-7)
  }
}
