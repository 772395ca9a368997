import TerrariumSimulation
import Testing

/// Games written as records and read again.
struct PigRecordTests {
  private func start() -> PigWorld {
    PigWorld(players: (.random, .optimal), games: 3, dice: [1, 1, 2, 6, 3, 5], seed: Seed(3))
  }

  @Test func `games go on from their record as if nothing had been`() throws {
    var world = start()
    while !world.isOver {
      var again = try #require(PigWorld(world.record))
      #expect(again.record == world.record)
      #expect(world.record.game == world.game)
      for _ in 0..<3 {
        #expect(again.scene == world.scene)
        #expect(try again.advanceReporting() == world.advanceReporting())
      }
    }
    #expect(world.scene.number == 3)
  }

  @Test func `a state that no table can have is refused`() {
    var sound = PigGame(target: 100)
    (sound.phase, sound.number, sound.turn) = (.turn, 1, 3)
    (sound.total1, sound.total2, sound.turnPoints, sound.die) = (40, 33, 9, 4)
    #expect(sound.isSound)
    let damages: [(inout PigGame) -> Void] =
      [PigPhase.rules, .alert, .bust, .won].map { phase in { $0.phase = phase } }
      + [-1, 0].map { number in { $0.number = number } }
      + [0, 4].map { turn in { $0.turn = turn } }
      + [{ $0.player = .two }, { $0.starter = .two }, { $0.total1 = 100 }, { $0.total2 = 100 }]
      + [-2, 1].map { points in { $0.turnPoints = points } }
      + [7, 1, 0, nil].map { die in { $0.die = die } }
      + [{ $0.lostPoints = 3 }, { $0.target = 0 }]
    for (index, damage) in damages.enumerated() {
      var game = sound
      damage(&game)
      #expect(!game.isSound, "damage \(index)")
    }
  }

  @Test func `a record that no games can have makes no world`() throws {
    var world = PigWorld(players: (.random, .optimal), dice: [2, 6, 5], seed: Seed(3))
    try world.advance(by: 2)
    let sound = world.record
    #expect(sound.isSound && sound.dice == [6, 5])
    let damages: [(String, (inout PigRecord) -> Void)] = [
      ("tick", { $0.tick = -1 }), ("number", { $0.tick = 0 }), ("games", { $0.games = 0 }),
      ("dice", { $0.dice = [7] }), ("points", { $0.game.turnPoints = 1 << 60 }),
      ("target", { $0.game.target = 1001 }),
    ]
    for (name, damage) in damages {
      var record = sound
      damage(&record)
      #expect(PigWorld(record) == nil, "\(name)")
    }
  }

  @Test func `ticks after the last game pass at once as they pass one by one`() throws {
    var one = start()
    while !one.isOver { try one.advance(by: 1) }
    var other = one
    try one.advance(by: 1000)
    other.rest(ticks: 1000)
    #expect(one.record == other.record && other.lastHappening == nil)
  }
}
