// How long a million games of Pig take, each row of their tables handed over.
//
//     swift run -c release bench-pig

import TerrariumSimulation

let clock = ContinuousClock()

/// A time in whole milliseconds, for lack of Foundation.
func milliseconds(_ time: Duration) -> Int { Int(time / .milliseconds(1)) }

var chance = 0.0
let solving = clock.measure { chance = PigPolicy(target: 100).winningChance(own: 0, other: 0) }
print("solved for 100 in \(milliseconds(solving)) ms: the starter wins \(chance)")

let pairs: [(PigStrategy, PigStrategy)] = [
  (.hold(20), .hold(20)), (.goal(20), .goal(20)), (.optimal, .optimal), (.random, .random),
]
for players in pairs {
  var rows = 0
  var games = 0
  var starterWins = 0
  let time = try clock.measure {
    var world = PigWorld(players: players, games: 1_000_000, seed: Seed(1))
    while let row = try world.next() {
      rows += 1
      guard row.event == .win else { continue }
      games += 1
      // Turns alternate, so the starter's are the odd ones.
      starterWins += row.turn & 1
    }
  }
  print(
    "\(players.0) against \(players.1): \(games) games, \(rows) rows in",
    "\(milliseconds(time)) ms; the starter wins",
    Double(starterWins) / Double(games))
}
