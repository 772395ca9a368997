import Support
import Testing

@testable import Simulation

struct AutoPlaneTests {
  private func plane(_ rule: RuleTable, _ engine: LifeEngine, cells: [Cell]) -> LifeWorld {
    var world = LifeWorld(
      rule: rule, size: GridSize(columns: 1, rows: 1), edges: .none,
      options: LifeOptions(engine: engine))
    world.set(cells)
    return world
  }

  /// Steps on both sides of the length from which on HashLife takes over.
  @Test(arguments: [[1, 300, 1, 127, 3], [200, 1, 128]])
  func `changing engines on the way changes nothing`(steps: [Int]) throws {
    for number in UInt64(0)..<4 {
      var stream = Seed(number).stream("soup")
      let cells = (0..<400).map { _ in Cell(stream.draw(below: 40), stream.draw(below: 40)) }
      var auto = plane(.life, .auto, cells: cells)
      var dense = plane(.life, .dense, cells: cells)
      for step in steps {
        try auto.advance(by: step)
        try dense.advance(by: step)
        #expect(auto.census == dense.census)
        #expect(auto.liveBox == dense.liveBox)
        let window = CellRect(x: -40, y: -40, width: 140, height: 140)
        #expect(auto.states(in: window) == dense.states(in: window), "seed \(number)")
      }
    }
  }

  @Test func `long steps go to HashLife and short ones to tiles`() throws {
    var world = plane(
      .life, .auto, cells: [Cell(1, 0), Cell(2, 0), Cell(0, 1), Cell(1, 1), Cell(1, 2)])
    try world.advance(by: 1)
    #expect(world.engineWork?.engine == "dense")
    try world.advance(by: 200_000)
    #expect(world.engineWork?.engine == "hash")
    #expect(world.census == [116])
    try world.advance(by: 1)
    #expect(world.engineWork?.engine == "dense")
  }

  @Test func `a background that alternates is carried along`() throws {
    let rule = try LifeRule("B03/S23").table
    var world = plane(
      rule, .auto, cells: [Cell(1, 0), Cell(2, 0), Cell(0, 1), Cell(1, 1), Cell(1, 2)])
    try world.advance(by: 1)
    #expect(world.census == [15])
    #expect(world.backgroundIsAlive)
    var dense = plane(
      rule, .dense, cells: [Cell(1, 0), Cell(2, 0), Cell(0, 1), Cell(1, 1), Cell(1, 2)])
    try dense.advance(by: 1)
    for step in [301, 9_999, 1] {
      try world.advance(by: step)
      if step > 1000 { continue }
      try dense.advance(by: step)
      let window = CellRect(x: -9, y: -9, width: 20, height: 20)
      if step == 301 { #expect(world.states(in: window) == dense.states(in: window)) }
    }
  }
}
