import TerrariumSimulation
import TerrariumSupport
import Testing

/// Exact facts about well-known patterns.
struct HashFactTests {
  @Test(arguments: [
    (Patterns.rPentomino, 1103, 116), (Patterns.rPentomino, 1104, 116),
    (Patterns.rPentomino, 5000, 116), (Patterns.rPentomino, 1_000_000_007, 116),
    (Patterns.rPentomino, 4_000_000_000_000_000_000, 116),
    (Patterns.acorn, 5206, 633), (Patterns.acorn, 5_206_000, 633),
    // A gun that fires a glider every 30 generations.
    (Patterns.gosperGun, 0, 36), (Patterns.gosperGun, 1_000_000_000, 166_666_713),
    (Patterns.gosperGun, 1 << 30, 178_957_021),
    (Patterns.gosperGun, 1_000_000_000_000_000_000, 166_666_666_666_666_713),
  ])
  func `patterns have as many cells as is known`(
    pattern: [Cell], generation: Int, population: UInt128
  ) throws {
    #expect(try cells(of: pattern, after: generation) == population)
  }

  @Test func `equal steps come to where one long step comes`() throws {
    var field = HashField(rule: .life, alive: Patterns.gosperGun)
    for _ in 0..<100 { try field.advance(by: 1_000_000) }
    #expect(try field.population == cells(of: Patterns.gosperGun, after: 100_000_000))
  }

  @Test func `under births from nothing the background flashes`() throws {
    let rule = RuleTable.ofCounts(born: [0, 3], survives: [2, 3])
    let counts = try populations(under: rule, of: Patterns.rPentomino, at: [1, 2, 3, 4, 10, 100])
    #expect(counts == [15, 5, 20, 10, 16, 296])
    var field = HashField(rule: rule, alive: [Cell(3, 4)])
    try field.advance(by: 1001)
    #expect(field.background == 1)
    #expect(field[Cell(-1 << 60, 1 << 59)] == 1)
    try field.advance(by: 1)
    #expect(field[Cell(-1 << 60, 1 << 59)] == 0)
  }

  @Test func `a background that came alive may stay`() throws {
    let rule = RuleTable.ofCounts(born: [0], survives: [8])
    let counts = try populations(under: rule, of: Patterns.rPentomino, at: [1, 2, 3, 4, 10, 100])
    #expect(counts == [21, 40, 77, 72, 272, 4128])
  }

  @Test func `populations beyond 64 bits are exact`() throws {
    // Where a single live neighbour is enough, a cell fills a square that grows by 1 each way.
    let rule = RuleTable { $0.isAlive || $0.liveNeighbours > 0 }
    for generations in [1 << 31, 1 << 40, 1_000_000_000_000_000_000, 4_000_000_000_000_000_000] {
      var field = HashField(rule: rule, alive: [Cell(5, -7)])
      try field.advance(by: generations)
      let side = UInt128(2 * UInt64(generations) + 1)
      #expect(field.population == side * side)
    }
  }

  @Test func `an empty plane stays empty, however long`() throws {
    var field = HashField(rule: .life)
    try field.advance(by: .max)
    #expect(field.population == 0)
    #expect(field.liveBox == nil)
  }

  @Test func `cells never lie where numbers end`() throws {
    var field = HashField(rule: .life, alive: Patterns.glider)
    try field.advance(by: 4_000_000_000_000_000_000)
    #expect(field.liveBox?.x == 1_000_000_000_000_000_000)
    #expect(throws: WorldError.self) { try field.advance(by: .max) }
    #expect(field.liveBox?.x == 1_000_000_000_000_000_000)
    #expect(field.population == 5)
  }

  private func cells(of pattern: [Cell], after generations: Int) throws -> UInt128 {
    var field = HashField(rule: .life, alive: pattern)
    try field.advance(by: generations)
    return field.population
  }

  private func populations(
    under rule: RuleTable, of pattern: [Cell], at generations: [Int]
  ) throws -> [UInt128] {
    var field = HashField(rule: rule, alive: pattern)
    var passed = 0
    return try generations.map { generation in
      try field.advance(by: generation - passed)
      passed = generation
      return field.population
    }
  }

  @Test func `a leaf of the bits that mark an entry without result is found like others`() throws {
    // A line grows by a row on both sides in each generation: the last two rows of a leaf are full
    // then.
    let rule = RuleTable.ofCounts(born: [3], survives: Array(0...8))
    var field = HashField(rule: rule, alive: (-100..<100).map { Cell($0, 30) })
    try field.advance(by: 16)
    #expect((12...17).map { field[Cell(0, $0)] } == [0, 0, 1, 1, 1, 1])
    // The same leaf elsewhere, made by an edit.
    field.set((1024..<1040).flatMap { [Cell($0, 14), Cell($0, 15)] }, to: 1)
    let box = try #require(field.liveBox)
    let fresh = HashField(rule: rule, alive: field.liveCells(in: box))
    #expect(field.macrocellNodes() == fresh.macrocellNodes())
  }
}
