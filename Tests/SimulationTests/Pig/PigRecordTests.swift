import Simulation
import Testing

/// Games put down in numbers and taken up again.
struct PigRecordTests {
  private func start() -> PigWorld {
    PigWorld(players: (.random, .optimal), games: 3, dice: [1, 1, 2, 6, 3, 5], seed: Seed(3))
  }

  @Test func `games go on from their record as if nothing had been`() throws {
    var world = start()
    while !world.isOver {
      var again = start()
      again.resume(from: world.record)
      let game = world.record.game
      #expect(PigGame(target: 100, numbers: game.numbers) == game)
      for _ in 0..<3 {
        #expect(again.scene == world.scene)
        #expect(try again.advanceReporting() == world.advanceReporting())
      }
    }
    #expect(world.scene.game == 3)
  }

  @Test func `numbers that no table can have are refused`() {
    let sound = [2, 1, 3, 1, 1, 40, 33, 9, 0, 4]
    #expect(PigGame(target: 100, numbers: sound) != nil)
    #expect(sound.count == PigGame.numberNames.count)
    let damages: [(Int, Int)] = [
      (0, 6), (0, 5), (1, -1), (3, 0), (4, 3), (5, 100), (6, 100), (7, -2), (9, 7),
    ]
    for (index, value) in damages {
      var numbers = sound
      numbers[index] = value
      #expect(PigGame(target: 100, numbers: numbers) == nil, "number \(index) as \(value)")
    }
    #expect(PigGame(target: 100, numbers: Array(sound.dropLast())) == nil)
    #expect(PigGame(target: 0, numbers: sound) == nil)
  }
}
