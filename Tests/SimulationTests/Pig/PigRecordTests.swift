import TerrariumSimulation
import Testing

/// Games written as numbers and read again.
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

  @Test func `numbers that no table can have are refused`() {
    let sound = [2, 1, 3, 1, 1, 40, 33, 9, 0, 4]
    #expect(PigGame(target: 100, numbers: sound) != nil)
    #expect(sound.count == PigGame.numberNames.count)
    let damages: [(Int, Int)] = [
      (0, 0), (0, 1), (0, 3), (0, 5), (0, 6), (1, -1), (1, 0), (2, 0), (2, 4), (3, 0),
      (3, 2), (4, 3), (4, 2), (5, 100), (6, 100), (7, -2), (7, 1), (8, 3), (9, 7), (9, 1), (9, 0),
    ]
    for (index, value) in damages {
      var numbers = sound
      numbers[index] = value
      #expect(PigGame(target: 100, numbers: numbers) == nil, "number \(index) as \(value)")
    }
    #expect(PigGame(target: 100, numbers: Array(sound.dropLast())) == nil)
    #expect(PigGame(target: 0, numbers: sound) == nil)
  }

  @Test func `a record that no games can have makes no world`() throws {
    var world = PigWorld(players: (.random, .optimal), dice: [2, 6, 5], seed: Seed(3))
    try world.advance(by: 2)
    let sound = world.record
    #expect(sound.isSound && sound.dice == [6, 5])
    let damages: [(String, (inout PigRecord) -> Void)] = [
      ("tick", { $0.tick = -1 }), ("number", { $0.tick = 0 }), ("games", { $0.games = 0 }),
      ("dice", { $0.dice = [7] }), ("points", { $0.numbers[7] = 1 << 60 }),
      ("target", { $0.target = 1001 }),
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
