import TerrariumSimulation
import TerrariumSupport
import Testing

/// Resting parts, which are not stepped. A world that goes on must agree with one that is made
/// again for each generation, and so has no resting parts.
struct LargerRestTests {
  private func anew(_ world: LifeWorld, _ window: CellRect, _ options: LifeOptions) throws
    -> LifeWorld
  {
    var fresh = LifeWorld(rule: world.rule, size: world.size, options: options)
    fresh.write(world.states(in: window), at: Cell(window.x, window.y))
    try fresh.advance(by: 1)
    return fresh
  }

  @Test(arguments: [
    "R5,C0,M1,S34..58,B34..45,NM:T300,260", "R5,C0,M1,S34..58,B34..45,NM:P301,111",
    "R2,C0,M1,S8..16,B9..12,NM:T200,97", "R3,C3,S4-9,B5-7,NC:T130,65",
    "R4,C0,M1,S41..81,B41..81,NM:T320,140", "R1,C0,S2-3,B3:T200,130", "R2,C0,S4-9,B6-8,NL:T140,90",
  ])
  func `fields that settle miss nothing`(text: String) throws {
    let rule = try CellRule(text)
    var stream = RandomStream(key: 3)
    let size = GridSize(columns: rule.topology?.columns ?? 0, rows: rule.topology?.rows ?? 0)
    let window = CellRect(size)
    for threads in [1, 3] {
      let options = LifeOptions(workers: WorkerPool(threads: threads))
      var world = LifeWorld(rule: rule, size: size, options: options)
      for _ in 0..<6 {
        // A blot somewhere, and long enough for most of it to come to rest.
        let blot = StateGrid(size: GridSize(columns: 30, rows: 30)) { _, _ in
          stream.happens(2, in: 5) ? 1 : 0
        }
        world.write(blot, at: Cell(stream.draw(below: size.columns), stream.draw(below: size.rows)))
        for generation in 0..<16 {
          let next = try anew(world, window, options)
          let before = world
          try world.advance(by: 1)
          try #require(
            world.states(in: window) == next.states(in: window), "\(text), generation \(generation)"
          )
          #expect(world.counts == next.counts)
          // A copy that was kept is not changed, and evolves like the world.
          var again = before
          try again.advance(by: 1)
          try #require(again.states(in: window) == world.states(in: window))
        }
        var other = world
        try world.advance(by: 41)
        for _ in 0..<41 { try other.advance(by: 1) }
        try #require(world.states(in: window) == other.states(in: window), "\(text), leaps")
      }
    }
  }

  @Test(arguments: [
    "R5,C0,M1,S34..58,B34..45,NM", "R2,C0,S5-9,B0,6-8", "R2,C0,S2-5,B4-6,NL",
    "R3,C4,S4-9,B5-7,NC",
  ])
  func `the plane agrees with one that is made anew`(text: String) throws {
    var stream = RandomStream(key: 8)
    let options = LifeOptions(workers: WorkerPool(threads: 2))
    let size = GridSize(columns: 9, rows: 9)
    for _ in 0..<4 {
      let blot = StateGrid(size: GridSize(columns: 22, rows: 22)) { _, _ in
        stream.happens(1, in: 2) ? 1 : 0
      }
      var world = LifeWorld(rule: try CellRule(text), size: size, options: options)
      let corner = Cell(stream.draw(below: 99) - 50, stream.draw(below: 99) - 50)
      world.write(blot, at: corner)
      var stepped = world
      // Two generations at a time: under B0 cells are stored unchanged only in even ones.
      for _ in 0..<16 {
        try world.advance(by: 2)
        var anew = LifeWorld(rule: try CellRule(text), size: size, options: options)
        let box = stepped.liveBox ?? CellRect(x: 0, y: 0, width: 1, height: 1)
        anew.write(stepped.states(in: box), at: Cell(box.x, box.y))
        try anew.advance(by: 2)
        try #require(anew.counts == world.counts, "\(text)")
        #expect(anew.liveBox == world.liveBox)
        if let live = world.liveBox {
          try #require(anew.states(in: live) == world.states(in: live), "\(text)")
        }
        stepped = world
      }
    }
  }
}
