import Support
import Testing

import Simulation

struct TilePlaneTests {
  private func plane(_ rule: RuleTable) -> TilePlane {
    TilePlane(
      rule: rule, kernel: .best, workers: WorkerPool(jobs: 2), engine: "dense",
      memoryLimit: 1 << 28)
  }

  @Test func `the R-pentomino stands at 116 cells from generation 1103`() throws {
    var plane = plane(.life)
    plane.set(Figures.rPentomino, to: 1)
    try plane.advance(by: 1102)
    #expect(plane.population != 116)
    for _ in 0..<30 {
      try plane.advance(by: 1)
      #expect(plane.population == 116)
    }
  }

  @Test func `the acorn ends at 633 cells at generation 5206`() throws {
    var plane = plane(.life)
    plane.set(Figures.acorn, to: 1)
    try plane.advance(by: 5206)
    #expect(plane.population == 633)
  }

  @Test func `what differs from a flashing background is counted`() throws {
    var plane = plane(.ofCounts(born: [0, 3], survives: [2, 3]))
    plane.set(Figures.rPentomino, to: 1)
    var populations: [UInt128] = []
    for _ in 0..<100 {
      try plane.advance(by: 1)
      populations.append(plane.population)
    }
    #expect(populations[0..<4] == [15, 5, 20, 10])
    #expect(populations[9] == 16)
    #expect(populations[99] == 296)
  }

  @Test func `a background that comes alive stays alive under B0 and S8`() throws {
    var plane = plane(.ofCounts(born: [0], survives: [8]))
    plane.set(Figures.rPentomino, to: 1)
    var populations: [UInt128] = []
    for _ in 0..<100 {
      try plane.advance(by: 1)
      populations.append(plane.population)
      #expect(plane.background == 1)
      #expect(plane[Cell(-500, 700)] == 1)
    }
    #expect(populations[0..<4] == [21, 40, 77, 72])
    #expect(populations[9] == 272)
    #expect(populations[99] == 4128)
  }

  @Test(arguments: Kernel.available)
  func `a plane agrees with the naive step`(kernel: Kernel) throws {
    var stream = Seed(5).stream("plane")
    for round in 0..<6 {
      let rule: RuleTable =
        round % 2 == 0 ? .ofRandomForms(using: &stream) : .ofRandomCounts(using: &stream)
      let generations = 12
      var cells: [Cell] = []
      for y in -70..<70 {
        for x in -70..<70 where stream.happens(1, in: 3) { cells.append(Cell(x, y)) }
      }
      var naive = NaivePlane(rule: rule, alive: cells)
      var plane = TilePlane(
        rule: rule, kernel: kernel, workers: WorkerPool(jobs: 1), engine: "dense",
        memoryLimit: 1 << 28)
      plane.set(cells, to: 1)
      let window = CellRect(x: -90, y: -100, width: 180, height: 190)
      for generation in 1...generations {
        try plane.advance(by: 1)
        naive.advance()
        #expect(
          plane.states(in: window) == naive.states(in: window), "round \(round), \(generation)")
        #expect(plane.population == UInt128(naive.differing.count))
        #expect(plane.liveCells(in: window) == naive.differing)
      }
    }
  }

  @Test func `rows written as bits are as their cells one by one`() throws {
    var stream = Seed(6).stream("rows")
    for rule in [
      RuleTable.life, .ofCounts(born: [0, 3], survives: [2, 3]),
      .ofCounts(born: [0], survives: [8]),
    ] {
      var (rows, cells) = (plane(rule), plane(rule))
      for _ in 0..<60 {
        let (x, y) = (stream.draw(below: 300) - 150, stream.draw(below: 200) - 100)
        let count = 1 + stream.draw(below: 200)
        let share = stream.draw(below: 4)
        let bits = (0..<(count + 63) / 64).map { _ in
          share == 0 ? 0 : share == 1 ? ~0 : stream.next() & stream.next()
        }
        let states = (0..<count).map { UInt8(bits[$0 / 64] >> UInt64($0 % 64) & 1) }
        let size = GridSize(columns: count, rows: 1)
        rows.write(StateGrid(size: size, states: states), at: Cell(x, y))
        for (place, state) in states.enumerated() { cells.set([Cell(x + place, y)], to: state) }
        if stream.happens(1, in: 3) {
          try rows.advance(by: 1)
          try cells.advance(by: 1)
        }
        #expect(rows.population == cells.population)
        let window = CellRect(x: -230, y: -180, width: 600, height: 400)
        try #require(rows.states(in: window) == cells.states(in: window))
      }
    }
  }

  @Test func `tiles go when nothing is left in them`() throws {
    var plane = plane(.life)
    plane.set(Figures.glider, to: 1)
    try plane.advance(by: 4000)
    #expect(plane.population == 5)
    #expect(plane.liveBox == CellRect(x: 1000, y: 1000, width: 3, height: 3))
    #expect(plane.tiles.count < 20)
  }

  @Test func `an edit is stepped even where everything was still`() throws {
    var plane = plane(.life)
    plane.set([Cell(0, 0), Cell(0, 1), Cell(1, 0), Cell(1, 1)], to: 1)
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
