import TerrariumSimulation
import Testing

/// Games in which steps decide for a player.
struct PigStepsTests {
  private func world(
    _ first: PigStrategy = .steps, _ second: PigStrategy = .steps, target: Int = 100,
    dice: [Int]
  ) -> PigWorld {
    PigWorld(players: (first, second), target: target, dice: dice, seed: Seed(1))
  }

  /// Performs actions, and returns the events and phases of the ticks that pass.
  private func perform(_ actions: [PigAction], in world: inout PigWorld) throws -> [String] {
    var ticks: [String] = []
    for action in actions {
      world.perform(action)
      while world.isBusy {
        try world.advance(by: 1)
        let event = world.lastHappening?.event.rawValue ?? "-"
        ticks.append("\(event)/\(world.scene.phase)")
      }
    }
    return ticks
  }

  @Test func `steps play a whole game`() throws {
    var world = world(target: 12, dice: [4, 3, 6, 1, 6])
    #expect(
      try perform([.roll, .roll, .bank, .roll, .roll, .roll, .bank], in: &world) == [
        "start/alert", "roll/turn", "roll/turn", "bank/banked",
        "start/alert", "roll/turn", "bust/bust",
        "start/alert", "roll/turn", "bank/banked", "win/won",
      ])
    #expect(world.scene.phase == .won && world.scene.player == .one && world.census == [13, 0])
    #expect(try perform([.again, .roll], in: &world).first == "start/alert")
    #expect(world.scene.player == .two && world.scene.number == 2)
  }

  @Test func `no other game goes back to the rules`() throws {
    var world = world(target: 2, dice: [5])
    _ = try perform([.roll, .bank], in: &world)
    #expect(try perform([.stop], in: &world) == ["-/rules"])
    #expect(world.scene.pressed == .stop)
    #expect(try perform([.start, .roll], in: &world).first == "start/alert")
    #expect(world.scene.number == 2)
  }

  @Test(arguments: [
    ([PigAction.bank], "bank", "nothing above 1 was rolled in this turn"),
    ([.roll, .bank, .bank], "bank", "nothing above 1 was rolled in this turn"),
    ([.again], "again", "no game has just ended"),
    ([.roll, .stop], "stop", "no game has just ended"),
    ([.roll, .roll, .bank, .roll], "roll", "the game is over"),
    ([.roll, .roll, .bank, .bank], "bank", "the game is over"),
    ([.roll, .start], "start", "a game has started already"),
  ])
  func `what rules do not allow is refused`(actions: [PigAction], action: String, reason: String) {
    var world = world(target: 10, dice: [6, 5])
    #expect(throws: WorldError.notAllowed(action: action, because: reason)) {
      try perform(actions, in: &world)
    }
  }

  @Test func `whoever decides alone plays in between`() throws {
    var world = world(.steps, .hold(5), dice: [4, 3, 3, 6])
    #expect(
      try perform([.roll, .bank, .roll], in: &world) == [
        "start/alert", "roll/turn", "bank/banked",
        "start/alert", "roll/turn", "roll/turn", "bank/banked",
        "start/alert", "roll/turn",
      ])
    #expect(world.census == [4, 6])
  }

  @Test func `without being told nobody rolls`() throws {
    var world = world(dice: [4])
    try world.advance(by: 3)
    #expect(world.scene.phase == .alert && world.lastHappening == nil && world.tick == 3)
  }

  @Test func `after their games strategies can be asked for another`() throws {
    var world = PigWorld(players: (.hold(20), .hold(20)), seed: Seed(1))
    while !world.isOver { try world.advance(by: 1) }
    #expect(try perform([.again], in: &world) == ["start/alert"])
    while !world.isOver { try world.advance(by: 1) }
    #expect(world.scene.number == 2 && world.scene.phase == .won)
  }

  @Test func `a scene shows what can be pressed and what was`() throws {
    var world = world(dice: [4, 1])
    #expect(world.scene.allowedActions == [.start])
    _ = try perform([.roll], in: &world)
    #expect(world.scene.allowedActions == [.roll, .bank] && world.scene.pressed == .roll)
    #expect(world.scene.die == 4 && world.scene.turnPoints == 4)
    _ = try perform([.roll], in: &world)
    #expect(world.scene.allowedActions == [] && world.scene.phase == .bust)
    #expect(world.scene.lostPoints == 4 && world.scene.turnPoints == 0 && world.scene.die == 1)
    try world.advance(by: 1)
    #expect(world.scene.allowedActions == [.roll] && world.scene.pressed == nil)
    #expect(world.scene.player == .two && world.scene.die == nil)
  }

  @Test func `a copy plays the same games`() throws {
    var world = PigWorld(players: (.random, .optimal), games: 2, seed: Seed(8))
    try world.advance(by: 40)
    var copy = world
    for _ in 0..<200 {
      #expect(try world.advanceReporting() == copy.advanceReporting())
      #expect(world.scene == copy.scene)
    }
  }
}
