import TerrariumPatterns
import TerrariumSimulation
import Testing

struct PlacementTests {
  private let field = GridSize(columns: 5, rows: 4)

  /// Draws a field of live cells with a pattern placed on it.
  private func drawing(
    _ pattern: Pattern, at place: Cell, mode: Placement.Mode, edges: AxisEdges
  ) throws -> [String] {
    var grid = StateGrid(size: field, filledWith: 1)
    let placement = try Placement(pattern, at: place, mode: mode, on: field, edges: edges)
    for area in placement.cleared {
      let area = area.intersection(CellRect(field))
      for y in area.y..<area.maxY { for x in area.x..<area.maxX { grid[x, y] = 0 } }
    }
    for cell in placement.parts(in: 1).joined() where CellRect(field).contains(cell) {
      grid[cell.x, cell.y] = 1
    }
    return Pattern(grid).drawing
  }

  @Test func `replacing takes the whole box, merging the live cells`() throws {
    let pattern = Pattern(["O.", ".."])
    #expect(
      try drawing(pattern, at: Cell(1, 1), mode: .replace, edges: .wall)
        == ["OOOOO", "OO.OO", "O..OO", "OOOOO"])
    #expect(
      try drawing(pattern, at: Cell(1, 1), mode: .merge, edges: .wall)
        == ["OOOOO", "OOOOO", "OOOOO", "OOOOO"])
  }

  @Test func `on a ring a pattern comes in on the other side`() throws {
    let pattern = Pattern(["O..", "..O"])
    // The box covers columns 4, 0, 1 of the rows 3 and 0; its live corners are at [4, 3], [1, 0].
    #expect(
      try drawing(pattern, at: Cell(-1, -1), mode: .replace, edges: .wrap)
        == [".OOO.", "OOOOO", "OOOOO", "..OOO"])
    let same = try Placement(pattern, at: Cell(4, 3), on: field, edges: .wrap)
    #expect(try Placement(pattern, at: Cell(-1, -1), on: field, edges: .wrap) == same)
    #expect(try Placement(pattern, at: Cell(-6, 7), on: field, edges: .wrap) == same)
  }

  @Test func `its cells come in parts that are no burden, each once and in order`() throws {
    var runs = [CellRun(x: 7, y: 0, length: 200_000)]
    for y in 1..<40_000 { runs.append(CellRun(x: y % 3, y: y, length: 1 + y % 4)) }
    let pattern = Pattern(size: GridSize(columns: 200_007, rows: 40_000), runs: runs)
    let placed = try Placement(pattern, at: Cell(0, 0), on: field, edges: .none)
    let parts = Array(placed.parts(in: 1))
    #expect(
      parts.map(\.count).max() == 1 << 16 && parts.dropLast().allSatisfy { $0.count == 1 << 16 })
    #expect(
      Array(parts.joined()) == runs.flatMap { run in (run.x..<run.maxX).map { Cell($0, run.y) } })
    let nothing = try Placement(
      Pattern(size: field, runs: []), at: Cell(0, 0), on: field, edges: .none)
    #expect(Array(nothing.parts(in: 1)).isEmpty)
  }

  @Test func `a pattern wider than a ring covers it once`() throws {
    let bar = Pattern(["OOOOOOOOOOOOO"])
    let placed = try Placement(bar, at: Cell(3, 0), on: field, edges: .wrap)
    #expect(placed.runs == [CellRun(x: 0, y: 0, length: 5)])
    #expect(placed.cleared == [CellRect(x: 0, y: 0, width: 5, height: 1)])
  }

  @Test func `a wall holds no pattern that stands out, a plane takes all of it`() throws {
    let box = CellRect(x: 3, y: 0, width: 3, height: 3)
    #expect(throws: PlacementError.outside(box, field: field)) {
      try Placement(glider, at: Cell(3, 0), on: field, edges: .wall)
    }
    #expect(throws: Never.self) { try Placement(glider, at: Cell(2, 1), on: field, edges: .wall) }
    let plane = try Placement(glider, at: Cell(-9, 70), on: field, edges: .none)
    #expect(plane.runs.map(\.x) == [-8, -7, -9] && plane.runs.map(\.y) == [70, 71, 72])
    #expect(plane.cleared == [CellRect(x: -9, y: 70, width: 3, height: 3)])
  }

  @Test(arguments: [Cell(.max, 0), Cell(0, .min), Cell(1 << 31, 0)])
  func `a place beyond all numbers is refused`(place: Cell) {
    #expect(throws: PlacementError.tooFar(limit: 1 << 30)) {
      try Placement(glider, at: place, on: field, edges: .none)
    }
  }

  @Test func `centred is half of what is left, rounded down`() {
    #expect(GridSize(columns: 10, rows: 9).centre(of: GridSize(columns: 3, rows: 4)) == Cell(3, 2))
    #expect(GridSize(columns: 2, rows: 2).centre(of: GridSize(columns: 5, rows: 4)) == Cell(-2, -1))
  }
}
