import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The statistics of many games, compared with exact values.
struct PigTableStatisticsTests {
  private func statistics(_ text: String) throws -> PigStatistics {
    var film = try plan(of: "world: pig\nout: x.csv\n" + text)
      .playing(reports: true, showsFrames: false)
    var statistics = PigStatistics()
    while let shot = try film.nextShot() {
      for row in shot.rows.flatMap(pigRows) { statistics.add(row.happening) }
    }
    return statistics
  }

  /// True if a share of a number of trials is within four standard errors of a probability.
  private func agrees(_ count: Int, of trials: Int, with probability: Double) -> Bool {
    let error = (probability * (1 - probability) / Double(trials)).squareRoot()
    return abs(Double(count) / Double(trials) - probability) < 4 * error
  }

  @Test func `a turn of hold at 20 scores nothing and on average as often as known`() throws {
    // A target far away: no turn is cut short, and each is banked at 20 to 25.
    let many = try statistics("players: hold-20,hold-20\ngames: 30\ntarget: 20000\n")
    #expect(many.games == 30 && many.turns > 100_000)
    #expect(agrees(many.busts, of: many.turns, with: 0.624541))
    let turns = Double(many.turns)
    let mean = Double(many.points) / turns
    let variance = Double(many.squaredPoints) / turns - mean * mean
    #expect(abs(mean - 8.141795) < 4 * (variance / turns).squareRoot())
  }

  @Test(arguments: [("optimal,optimal", 0.530593), ("goal-20,goal-20", 0.534698)])
  func `whoever starts wins as often as known`(players: String, chance: Double) throws {
    let games = try statistics("players: \(players)\ngames: 20000\nseed: 7\n")
    #expect(games.games == 20000 && games.wins1 + games.wins2 == 20000)
    #expect(agrees(games.starterWins, of: games.games, with: chance))
  }
}
