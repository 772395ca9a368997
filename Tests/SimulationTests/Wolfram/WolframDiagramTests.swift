import TerrariumSimulation
import Testing

struct WolframDiagramTests {
  private func text(_ grid: StateGrid) -> [String] {
    (0..<grid.size.rows).map { y in
      (0..<grid.size.columns).map { grid[$0, y] == 0 ? "." : "#" }.joined()
    }
  }

  private func world(rows: Int, film: WolframWorld.Film = .scroll) -> WolframWorld {
    WolframWorld(rule: LineRule(elementary: 90), size: GridSize(columns: 7, rows: rows), film: film)
  }

  @Test func `a diagram fills from the top and is blank below`() throws {
    var world = world(rows: 4, film: .grow)
    try world.advance(by: 2)
    #expect(
      text(world.states(in: CellRect(world.size))) == ["...#...", "..#.#..", ".#...#.", "......."])
    #expect(world.row(ofLine: 3) == nil)
    try world.advance(by: 5)
    #expect(text(world.states(in: CellRect(world.size)))[3] == "#.#.#.#")
  }

  @Test func `a scroll shows the newest line at the bottom once it is full`() throws {
    var world = world(rows: 3)
    #expect(world.topLine == 0)
    try world.advance(by: 3)
    #expect(world.topLine == 1)
    #expect(text(world.states(in: CellRect(world.size))) == ["..#.#..", ".#...#.", "#.#.#.#"])
    #expect(text(world.diagram(rows: 2)) == ["...#...", "..#.#.."])
  }

  @Test func `a film that skipped has both its newest and its first lines`() throws {
    var world = world(rows: 3)
    try world.advance(by: 1000)
    let kept = (0...1001).filter { world.row(ofLine: $0) != nil }
    #expect(kept == [0, 1, 2, 998, 999, 1000])
  }

  @Test func `a window may stand out on all sides`() throws {
    var world = world(rows: 2)
    try world.advance(by: 1)
    let grid = world.states(in: CellRect(x: -1, y: -1, width: 9, height: 5))
    #expect(text(grid) == [".........", "....#....", "...#.#...", ".........", "........."])
    let apart = world.states(in: CellRect(x: 50, y: 0, width: 2, height: 1))
    #expect(text(apart) == [".."])
  }

  @Test func `an edit changes the newest line and what follows from it`() throws {
    var world = world(rows: 4)
    try world.advance(by: 1)
    try world.set(0, at: [2])
    try world.advance(by: 1)
    #expect(text(world.diagram(rows: 3)) == ["...#...", "....#..", "...#.#."])
  }

  @Test func `a new rule holds from the next line on`() throws {
    var world = world(rows: 4)
    try world.advance(by: 1)
    world.setRule(LineRule(elementary: 254))
    try world.advance(by: 1)
    #expect(text(world.diagram(rows: 3)) == ["...#...", "..#.#..", ".#####."])
  }

  @Test func `a new size keeps the left column and the first line`() throws {
    for edges in Edges.allCases {
      var world = WolframWorld(
        rule: LineRule(elementary: 90), size: GridSize(columns: 7, rows: 2), edges: edges)
      try world.advance(by: 1)
      world.resize(to: GridSize(columns: 4, rows: 3))
      #expect(text(world.diagram(rows: 3)) == ["...#", "..#.", "...."], "\(edges)")
      #expect(world.census == [edges == .none ? 2 : 1])
    }
  }

  @Test func `shares are those of the blocks of the diagram`() throws {
    var world = WolframWorld(
      rule: LineRule(elementary: 254), size: GridSize(columns: 4, rows: 2), edges: .wall)
    try world.advance(by: 1)
    // Lines .#.. and ###. in blocks of two by two: three quarters, and one.
    let shares = world.shares(in: CellRect(world.size), blockSide: 2)
    #expect(shares.planes == [[191, 63]])
  }

  @Test func `two copies of a world live apart`() throws {
    var world = world(rows: 3)
    let copy = world
    try world.advance(by: 2)
    #expect(copy.tick == 0 && copy.row(ofLine: 1) == nil)
    #expect(copy.census == [1])
  }

  @Test func `a tall diagram takes memory for the lines that it has`() {
    let rows = 1 << 24
    var world = world(rows: 1)
    var record = WolframRecord(
      rule: world.rule, size: GridSize(columns: 7, rows: rows), edges: .none, tick: 2 * rows,
      newest: world.record.newest)
    record.lines = [rows - 1, rows, rows + 1, 2 * rows - 2].map {
      ShownLine(number: $0, row: world.newestLine, census: [1])
    }
    world.resume(from: record)
    #expect(world.shownLine(rows - 1) != nil && world.shownLine(rows - 2) == nil)
    #expect(world.shownLine(rows) == nil, "as many rows further down there is a newer line")
    #expect(world.shownLine(rows + 1) != nil && world.shownLine(2 * rows - 2) != nil)
    #expect(world.shownLine(2 * rows - 1) == nil && world.shownLine(2 * rows) != nil)
    #expect(world.record.lines.map(\.number) == [rows - 1, rows + 1, 2 * rows - 2, 2 * rows])
  }
}
