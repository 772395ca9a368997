import TerrariumSimulation
import Testing

/// The table, its rows and the allowed actions.
struct PigGameTests {
  /// Formats a row as in a table, for reading.
  private func text(_ row: PigHappening) -> String {
    let die = row.die.map(String.init) ?? ""
    return "\(row.game),\(row.turn),\(row.player.rawValue),\(row.event.rawValue),\(die),"
      + "\(row.points),\(row.total1),\(row.total2)"
  }

  private func rows(_ world: PigWorld) throws -> [String] {
    var (world, rows) = (world, [String]())
    while let row = try world.next() { rows.append(text(row)) }
    return rows
  }

  @Test func `two games make these rows`() throws {
    let world = PigWorld(
      players: (.hold(6), .goal(20)), target: 10, games: 2,
      dice: [4, 3, 2, 1, 5, 6, 3, 6, 4, 1, 2, 6], seed: Seed(1))
    #expect(
      try rows(world) == [
        "1,1,1,start,,0,0,0", "1,1,1,roll,4,4,0,0", "1,1,1,roll,3,7,0,0", "1,1,1,bank,,7,7,0",
        "1,2,2,start,,0,7,0", "1,2,2,roll,2,2,7,0", "1,2,2,bust,1,0,7,0",
        "1,3,1,start,,0,7,0", "1,3,1,roll,5,5,7,0", "1,3,1,roll,6,11,7,0", "1,3,1,bank,,11,18,0",
        "1,3,1,win,,11,18,0",
        "2,1,2,start,,0,0,0", "2,1,2,roll,3,3,0,0", "2,1,2,roll,6,9,0,0", "2,1,2,roll,4,13,0,0",
        "2,1,2,bank,,13,0,13", "2,1,2,win,,13,0,13",
      ])
  }

  @Test func `a world tells the same rows, one a tick`() throws {
    let players = (PigStrategy.optimal, PigStrategy.random)
    var world = PigWorld(players: players, games: 3, seed: Seed(4))
    var play = world
    #expect(world.scene.phase == .rules && world.scene.pressed == nil)
    while let row = try play.next() {
      #expect(try world.advanceReporting() == [Happening(row)])
      #expect(world.lastHappening == row)
      #expect(world.census == [UInt128(row.total1), UInt128(row.total2)])
    }
    #expect(world.isOver && world.scene.phase == .won)
    let tick = world.tick
    #expect(try world.advanceReporting() == [])
    #expect(world.tick == tick + 1)
  }

  @Test func `a row tells its facts in order`() {
    let bust = PigHappening(
      game: 1, turn: 2, player: .two, event: .bust, die: 1, points: 0, total1: 30, total2: 4)
    let names = Happening(bust).facts.map(\.name)
    #expect(Happening(bust).event == "bust")
    #expect(names == PigHappening.columns.filter { $0 != "event" })
  }

  @Test(arguments: [
    ("hold-20", PigStrategy.hold(20)), ("goal-25", .goal(25)), ("optimal", .optimal),
    ("random", .random), ("steps", .steps),
  ])
  func `a strategy has a name`(name: String, strategy: PigStrategy) {
    #expect(PigStrategy(name) == strategy)
    #expect(strategy.description == name)
  }

  @Test(arguments: ["hold", "hold-", "hold-0", "hold--3", "hold-2x", "goal-1-2", "best", ""])
  func `anything else is no strategy`(name: String) {
    #expect(PigStrategy(name) == nil)
  }

  @Test func `the loser starts the next game`() throws {
    var starts: [Int: PigPlayer] = [:]
    var winners: [Int: PigPlayer] = [:]
    var world = PigWorld(players: (.hold(15), .goal(20)), games: 60, seed: Seed(9))
    while let row = try world.next() {
      if row.event == .start && row.turn == 1 { starts[row.game] = row.player }
      if row.event == .win { winners[row.game] = row.player }
    }
    #expect(starts[1] == .one)
    for game in 2...60 { #expect(starts[game] == winners[game - 1]?.other) }
    #expect(Set(winners.values).count == 2)
  }

  @Test func `random banks every other time`() throws {
    var (rolls, banks) = (0, 0)
    var before: PigHappening.Event?
    var world = PigWorld(players: (.random, .random), games: 200, seed: Seed(5))
    while let row = try world.next() {
      if before == .roll { if row.event == .bank { banks += 1 } else { rolls += 1 } }
      before = row.event
    }
    let all = Double(banks + rolls)
    #expect(abs(Double(banks) - all / 2) < 4 * (all / 4).squareRoot())
  }

  @Test func `hold rolls on past the target, goal does not`() throws {
    let dice = [6, 6, 6, 6]
    let hold = PigWorld(players: (.hold(20), .hold(20)), target: 10, dice: dice, seed: Seed(1))
    #expect(try rows(hold).last == "1,1,1,win,,24,24,0")
    let goal = PigWorld(players: (.goal(20), .goal(20)), target: 10, dice: dice, seed: Seed(1))
    #expect(try rows(goal).last == "1,1,1,win,,12,12,0")
  }
}
