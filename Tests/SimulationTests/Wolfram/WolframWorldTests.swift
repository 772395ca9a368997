import TerrariumSimulation
import Testing

struct WolframWorldTests {
  /// Returns a world from some cells and the naive one from the same.
  private func pair(
    rule: Int, cells: [Int], edges: Edges, rows: Int = 4
  ) -> (WolframWorld, NaiveLine) {
    let world = WolframWorld(
      rule: LineRule(elementary: UInt8(rule)), size: GridSize(columns: cells.count, rows: rows),
      edges: edges, start: .cells(cells.map { UInt8($0) }))
    return (world, NaiveLine(number: rule, edges: edges, cells: cells))
  }

  @Test(arguments: 0..<256)
  func `every rule agrees with the naive one on all edges`(rule: Int) throws {
    var stream = Seed(UInt64(rule)).stream("test")
    for edges in Edges.allCases {
      for width in [1, 2, 3, 63, 64, 65, 130] {
        let cells = (0..<width).map { _ in stream.happens(1, in: 2) ? 1 : 0 }
        var (world, naive) = pair(rule: rule, cells: cells, edges: edges)
        for tick in 1...6 {
          try world.advance(by: 1)
          naive.step()
          let shown = (0..<width).map { Int(world.newestLine[$0]) }
          let isSame =
            shown == (0..<width).map(naive.cell) && world.census == [UInt128(naive.population)]
          #expect(isSame, "\(edges) \(width) tick \(tick)")
        }
      }
    }
  }

  @Test(arguments: [0, 2, 18, 30, 45, 73, 89, 110, 129, 135, 170, 184, 193, 225, 240, 254, 255])
  func `the plane stays exact as the line outgrows its window`(rule: Int) throws {
    var (world, naive) = pair(rule: rule, cells: [1, 0, 1, 1, 0], edges: .none)
    for _ in 0..<20 {
      try world.advance(by: 13)
      for _ in 0..<13 { naive.step() }
      let columns = -280..<290
      #expect(columns.map { Int(world.state(at: $0)) } == columns.map(naive.cell))
      #expect(world.census == [UInt128(naive.population)])
      #expect(Int(world.background) == naive.background)
    }
  }

  @Test func `a neighbour met twice counts twice`() throws {
    // Alone on a ring of one, a cell is its own left and right: form 111.
    var alone = WolframWorld(
      rule: LineRule(elementary: 0x80), size: GridSize(columns: 1, rows: 2), edges: .wrap)
    try alone.advance(by: 1)
    #expect(alone.census == [1])
    // On a ring of two, the dead one has the live one on both sides: form 101.
    var two = WolframWorld(
      rule: LineRule(elementary: 1 << 5), size: GridSize(columns: 2, rows: 2), edges: .wrap)
    try two.advance(by: 1)
    #expect(two.isAlive(at: 1) && !two.isAlive(at: 0))
  }

  @Test(arguments: [
    (30, [1, 3, 3, 6, 4, 9, 5, 12, 7, 12, 11, 14]),
    (90, [1, 2, 2, 4, 2, 4, 4, 8, 2, 4, 4, 8]),
    (110, [1, 2, 3, 3, 5, 3, 5, 6, 8, 5, 6, 8]),
  ])
  func `counts from one cell are those of the literature`(rule: Int, counts: [Int]) throws {
    var world = WolframWorld(
      rule: LineRule(elementary: UInt8(rule)), size: GridSize(columns: 3, rows: counts.count))
    try world.completeDiagram()
    #expect((0..<counts.count).map(world.population) == counts)
  }

  @Test(arguments: [0, 1, 4, 30, 45, 90, 110, 129, 170, 204, 255], [1, 2, 7, 12])
  func `a diagram that repeats has the lines that steps give`(rule: Int, columns: Int) throws {
    for edges in [Edges.none, .wrap, .wall] {
      let size = GridSize(columns: columns, rows: 90)
      let begin = WolframWorld(rule: LineRule(elementary: UInt8(rule)), size: size, edges: edges)
      var (whole, stepped) = (begin, begin)
      try stepped.advance(by: 13)
      try whole.advance(by: 13)
      try whole.completeDiagram()
      for _ in 13..<89 { try stepped.advance(by: 1) }
      for line in 0..<90 { #expect(whole.shownLine(line) == stepped.shownLine(line), "\(line)") }
    }
  }

  @Test func `many lines of a small ring are quick, and of a plane they are refused`() throws {
    let size = GridSize(columns: 1, rows: 1 << 24)
    var ring = WolframWorld(rule: LineRule(elementary: 30), size: size, edges: .wrap)
    try ring.completeDiagram()
    #expect(ring.shownLine(size.rows - 1)?.number == size.rows - 1 && ring.tick < 10)
    var plane = WolframWorld(rule: LineRule(elementary: 30), size: size)
    #expect(throws: WorldError.self) { try plane.completeDiagram() }
    var still = WolframWorld(rule: LineRule(elementary: 4), size: size)
    try still.completeDiagram()
    #expect(still.population(ofLine: size.rows - 1) == 1)
  }

  @Test func `line n of rule 90 has two to the number of ones in n`() throws {
    var world = WolframWorld(rule: LineRule(elementary: 90), size: GridSize(columns: 1, rows: 600))
    try world.completeDiagram()
    for line in 0..<600 {
      #expect(world.population(ofLine: line) == 1 << line.nonzeroBitCount)
    }
  }

  @Test func `the middle column of rule 129 spells its known binary prefixes`() throws {
    var world = WolframWorld(rule: LineRule(elementary: 129), size: GridSize(columns: 1, rows: 10))
    try world.completeDiagram()
    let prefixes = (0..<10).reduce(into: [Int]()) { prefixes, line in
      prefixes.append((prefixes.last ?? 0) * 2 + (world.row(ofLine: line)?[0] == 1 ? 1 : 0))
    }
    #expect(prefixes == [1, 2, 5, 10, 21, 43, 87, 174, 349, 699])
  }

  @Test(arguments: [(1, 0), (2, 0), (9, 4), (10, 4)])
  func `one cell stands at half the columns, rounded down`(columns: Int, middle: Int) {
    let world = WolframWorld(
      rule: LineRule(elementary: 30), size: GridSize(columns: columns, rows: 1))
    #expect((-20..<20).filter(world.isAlive) == [middle])
  }

  @Test func `a text stands in the middle, on the plane also where it is too wide`() throws {
    let text = try WolframStart(parsing: "10101")
    let world = WolframWorld(
      rule: LineRule(elementary: 30), size: GridSize(columns: 2, rows: 1), start: text)
    #expect((-20..<20).filter(world.isAlive) == [-2, 0, 2])
    for rule in ["30", "C777K3R1"] {
      let ring = WolframWorld(
        rule: try LineRule(rule), size: GridSize(columns: 2, rows: 1), edges: .wrap, start: text)
      #expect(ring.newestLine.states == [1, 0], "what stands out is cut off")
    }
  }

  @Test func `a random start has its share of live cells`() {
    let size = GridSize(columns: 100_000, rows: 1)
    let start = WolframStart.random(chances: 30, total: 100)
    let world = WolframWorld(
      rule: LineRule(elementary: 30), size: size, start: start, seed: Seed(3))
    // 30 000 expected, standard deviation √(100 000 · 0.3 · 0.7) = 145: five of them.
    #expect(abs(Int(world.census[0]) - 30_000) < 725)
    #expect(
      world.newestLine
        == WolframWorld(rule: LineRule(elementary: 30), size: size, start: start, seed: Seed(3))
        .newestLine)
    #expect(
      world.newestLine
        != WolframWorld(rule: LineRule(elementary: 30), size: size, start: start, seed: Seed(4))
        .newestLine)
  }

  @Test func `shifting rules keep a line on the plane short and exact`() throws {
    var world = WolframWorld(rule: LineRule(elementary: 170), size: GridSize(columns: 5, rows: 1))
    try world.advance(by: 20_000)
    #expect(world.census == [1])
    #expect(world.isAlive(at: 2 - 20_000))
  }

  @Test func `a plane that cannot hold its line says so`() throws {
    var world = WolframWorld(
      rule: LineRule(elementary: 254), size: GridSize(columns: 8, rows: 1), limitInBytes: 2048)
    #expect(throws: WorldError.memoryBound(limitInBytes: 2048)) { try world.advance(by: 100_000) }
    #expect(throws: WorldError.memoryBound(limitInBytes: 2048)) { try world.set(1, at: [.max]) }
    #expect(throws: WorldError.memoryBound(limitInBytes: 2048)) { try world.set(1, at: [.min]) }
  }

  @Test func `a start is read from zeros and ones`() throws {
    #expect(try WolframStart(parsing: "0110") == .cells([0, 1, 1, 0]))
    #expect(throws: WolframStartError.empty) { try WolframStart(parsing: "") }
    #expect(throws: WolframStartError.noColour("2", of: 2, column: 3)) {
      try WolframStart(parsing: "012")
    }
  }
}
