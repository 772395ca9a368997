import Simulation
import Support
import Testing

/// Known facts about Pig, by calculation and by play.
struct PigFactTests {
  @Test func `a turn that holds at 20 is what its sum says`() {
    let turn = ExactPig.turn(banksAt: { $0 >= 20 }, most: 26)
    let mean = turn.banked.enumerated().reduce(0.0) { $0 + Double($1.offset) * $1.element }
    #expect(abs(turn.bust - 0.624541) < 5e-7)
    #expect(abs(mean - 8.141795) < 5e-7)
  }

  @Test func `played turns that hold at 20 agree with the sum`() throws {
    let statistics = try play(.hold(20), games: 6000)
    let turns = Double(statistics.turns)
    let busts = Double(statistics.busts) / turns
    #expect(abs(busts - 0.624541) < 4 * (0.624541 * 0.375459 / turns).squareRoot())
    let mean = Double(statistics.points) / turns
    let variance = Double(statistics.squaredPoints) / turns - mean * mean
    #expect(abs(mean - 8.141795) < 4 * (variance / turns).squareRoot())
  }

  @Test func `the first player's advantage is the exact one`() {
    #expect(abs(PigPolicy.ofHundred.winningChance(own: 0, other: 0) - 0.530593) < 5e-7)
    let goal = ExactPig.starterWins(target: 100) { own, _, points in
      points >= 20 || own + points >= 100
    }
    #expect(abs(goal - 0.534698) < 5e-7)
  }

  @Test(arguments: [(PigStrategy.optimal, 0.530593), (.goal(20), 0.534698)])
  func `played games agree with the exact advantage`(strategy: PigStrategy, chance: Double) throws {
    let statistics = try play(strategy, games: 10_000)
    let found = Double(statistics.starterWins) / 10_000
    #expect(abs(found - chance) < 4 * (chance * (1 - chance) / 10_000).squareRoot())
  }

  private func play(_ strategy: PigStrategy, games: Int) throws -> PigStatistics {
    var world = PigWorld(players: (strategy, strategy), games: games, seed: Seed(2))
    var statistics = PigStatistics()
    while let row = try world.next() { statistics.add(row) }
    #expect(statistics.games == games && world.isOver)
    #expect(statistics.wins1 + statistics.wins2 == games)
    return statistics
  }
}
