import TerrariumSimulation
import TerrariumSupport
import Testing

/// The two engines for the plane, compared over thousands of generations if the rule lets a pattern
/// settle.
struct HashAndTilesTests {
  @Test(arguments: [
    ([3], [2, 3], [1, 2, 5, 60, 188, 256, 999, 512]),
    ([3, 6], [2, 3], [1, 62, 193, 500, 244]),
    ([0, 1, 2, 3, 4, 7, 8], [0, 1, 2, 3, 4, 6, 7, 8], [1, 62, 193, 1768]),
    ([0, 3], [2, 3], [1, 2, 4, 9, 32, 33]),
  ])
  func `both engines see the same plane`(born: [Int], survives: [Int], stretches: [Int]) throws {
    let rule = RuleTable.ofCounts(born: born, survives: survives)
    var hash = HashField(rule: rule, alive: Patterns.acorn)
    var tiles = TilePlane(rule, alive: Patterns.acorn)
    for generations in stretches {
      try hash.advance(by: generations)
      try tiles.advance(by: generations)
      #expect(hash.population == tiles.population)
      #expect(hash.background == tiles.background)
      #expect(hash.liveBox == tiles.liveBox)
      guard let box = tiles.liveBox else { continue }
      #expect(hash.liveCells(in: box) == tiles.liveCells(in: box))
      let window = CellRect(x: -50, y: -50, width: 124, height: 124)
      #expect(hash.states(in: window) == tiles.states(in: window))
    }
  }

  @Test(arguments: 0..<24)
  func `a store may grow at any moment of a step`(seed: Int) throws {
    var stream = Seed(UInt64(seed)).stream("growth")
    let soup = Patterns.soup(side: 150 + 10 * seed, using: &stream)
    var hash = HashField(rule: .life, alive: soup)
    var tiles = TilePlane(.life, alive: soup)
    for generations in [1, 2, 4, 8, 16, 32] {
      try hash.advance(by: generations)
      try tiles.advance(by: generations)
      let box = try #require(tiles.liveBox)
      #expect(hash.liveCells(in: box) == tiles.liveCells(in: box), "after \(generations) more")
      #expect(hash.population == tiles.population)
    }
  }
}
