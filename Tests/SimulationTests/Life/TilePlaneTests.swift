import TerrariumSimulation
import TerrariumSupport
import Testing

struct TilePlaneTests {
  @Test func `the R-pentomino stands at 116 cells from generation 1103`() throws {
    var plane = TilePlane(.life, alive: Patterns.rPentomino, threads: 2)
    try plane.advance(by: 1102)
    #expect(plane.population != 116)
    for _ in 0..<30 {
      try plane.advance(by: 1)
      #expect(plane.population == 116)
    }
  }

  @Test func `the acorn ends at 633 cells at generation 5206`() throws {
    var plane = TilePlane(.life, alive: Patterns.acorn, threads: 2)
    try plane.advance(by: 5206)
    #expect(plane.population == 633)
  }

  @Test(arguments: [
    ([0, 3], [2, 3], [15, 5, 20, 10, 16, 296]), ([0], [8], [21, 40, 77, 72, 272, 4128]),
  ])
  func `what differs from a background that flashes, or that stays alive, is counted`(
    born: [Int], survives: [Int], expected: [UInt128]
  ) throws {
    var plane = TilePlane(
      .ofCounts(born: born, survives: survives), alive: Patterns.rPentomino, threads: 2)
    var populations: [UInt128] = []
    for _ in 0..<100 {
      try plane.advance(by: 1)
      populations.append(plane.population)
      guard survives == [8] else { continue }
      #expect(plane.background == 1 && plane[Cell(-500, 700)] == 1)
    }
    let shown = [1, 2, 3, 4, 10, 100].map { populations[$0 - 1] }
    #expect(shown == expected)
  }

  @Test(arguments: Kernel.available)
  func `a plane agrees with the naive step`(kernel: Kernel) throws {
    var stream = Seed(5).stream("plane")
    for round in 0..<6 {
      let rule: RuleTable =
        round % 2 == 0 ? .ofRandomForms(using: &stream) : .ofRandomCounts(using: &stream)
      var cells: [Cell] = []
      for y in -70..<70 {
        for x in -70..<70 where stream.happens(1, in: 3) { cells.append(Cell(x, y)) }
      }
      var naive = NaivePlane(rule: rule, alive: cells)
      var plane = TilePlane(rule, alive: cells, by: kernel)
      let window = CellRect(x: -90, y: -100, width: 180, height: 190)
      for generation in 1...12 {
        try plane.advance(by: 1)
        naive.advance()
        #expect(
          plane.states(in: window) == naive.states(in: window), "round \(round), \(generation)")
        #expect(plane.population == UInt128(naive.differing.count))
        #expect(plane.liveCells(in: window) == naive.differing)
      }
    }
  }

  @Test func `tiles go when nothing is left in them`() throws {
    var plane = TilePlane(.life, alive: Patterns.glider, threads: 2)
    try plane.advance(by: 4000)
    #expect(plane.population == 5)
    #expect(plane.liveBox == CellRect(x: 1000, y: 1000, width: 3, height: 3))
    #expect(plane.tiles.count < 20)
  }

  @Test func `an edit is stepped even where everything was still`() throws {
    var plane = TilePlane(.life, alive: Patterns.cells(["OO", "OO"]), threads: 2)
    try plane.advance(by: 10)
    plane.set([Cell(20, 20)], to: 1)
    try plane.advance(by: 1)
    #expect(plane.population == 4)
    try plane.advance(by: 1)
    #expect(plane.population == 4)
    plane.set([Cell(0, 0)], to: 0)
    try plane.advance(by: 1)
    #expect(plane.population == 4)
    plane.set([Cell(63, 30), Cell(64, 30), Cell(65, 30)], to: 1)
    try plane.advance(by: 7)
    #expect(plane.liveCells(in: CellRect(x: 60, y: 25, width: 10, height: 10)).count == 3)
    #expect(plane[Cell(64, 29)] == 1)
  }
}
