import TerrariumPatterns
import TerrariumSimulation
import Testing

struct PatternTests {
  @Test func `runs that touch or overlap become one`() {
    let pattern = Pattern(
      size: GridSize(columns: 9, rows: 2),
      runs: [
        CellRun(x: 4, y: 1, length: 2), CellRun(x: 0, y: 0, length: 3),
        CellRun(x: 2, y: 0, length: 4),
        CellRun(x: 6, y: 1, length: 1), CellRun(x: 8, y: 1, length: 1),
        CellRun(x: 1, y: 1, length: 0),
      ])
    #expect(
      pattern.runs == [
        CellRun(x: 0, y: 0, length: 6), CellRun(x: 4, y: 1, length: 3),
        CellRun(x: 8, y: 1, length: 1),
      ])
    #expect(pattern.population == 10)
    #expect(pattern.drawing == ["OOOOOO...", "....OOO.O"])
  }

  @Test func `a pattern knows its cells, its box and its margins`() {
    let pattern = Pattern(["....", "..O.", ".OO.", "...."])
    #expect(pattern.cells == [Cell(2, 1), Cell(1, 2), Cell(2, 2)])
    #expect(pattern.liveBox == CellRect(x: 1, y: 1, width: 2, height: 2))
    #expect(pattern.cropped().drawing == [".O", "OO"])
    #expect(pattern.cropped(to: CellRect(x: 2, y: 1, width: 3, height: 1)).drawing == ["O.."])
    #expect(Pattern(["..", ".."]).liveBox == nil)
    #expect(Pattern(["..", ".."]).cropped().size == GridSize(columns: 0, rows: 0))
  }

  @Test(arguments: [(1, 1), (3, 5), (8, 1), (9, 3), (17, 4), (40, 9)])
  func `runs are laid into a grid as cell by cell`(width: Int, height: Int) {
    for seed in UInt64(0)..<50 {
      var stream = Seed(seed).stream("runs")
      let box = CellRect(x: 5, y: -3, width: width, height: height)
      var grid = StateGrid(size: box.size)
      for place in grid.states.indices { grid.states[place] = UInt8(stream.draw(below: 4)) }
      var naive = grid
      let runs = (0..<stream.draw(below: 12)).map { _ in
        let x = stream.draw(below: width)
        return CellRun(
          x: box.x + x, y: box.y + stream.draw(below: height),
          length: stream.draw(below: width - x + 1), state: UInt8(stream.draw(below: 256)))
      }
      let ground = UInt8(stream.draw(below: 2))
      grid.draw(runs[...], of: box, on: ground)
      for run in runs {
        for x in run.x..<run.maxX { naive[x - box.x, run.y - box.y] = run.state ^ ground }
      }
      #expect(grid == naive, "seed \(seed)")
    }
  }

  @Test func `a grid's live cells make a pattern`() {
    var grid = StateGrid(size: GridSize(columns: 4, rows: 2))
    for cell in [(0, 0), (1, 0), (3, 0), (3, 1)] { grid[cell.0, cell.1] = 2 }
    #expect(Pattern(grid).drawing == ["OO.O", "...O"])
  }

  @Test func `a glider turns and flips as one sees it`() {
    #expect(glider.turned(.right).drawing == ["O..", "O.O", "OO."])
    #expect(glider.turned(.left).drawing == [".OO", "O.O", "..O"])
    #expect(glider.turned(.half).drawing == ["OOO", "O..", ".O."])
    #expect(glider.flipped(.across).drawing == [".O.", "O..", "OOO"])
    #expect(glider.flipped(.down).drawing == ["OOO", "..O", ".O."])
    #expect(Pattern(["OO."]).turned(.right).drawing == ["O", "O", "."])
  }

  @Test(arguments: patternSizes)
  func `turns and flips obey their laws`(size: GridSize) {
    var stream = Seed(9).stream("test")
    for _ in 0..<10 {
      let pattern = Pattern.random(size, from: &stream)
      #expect(pattern.turned(.left).turned(.right) == pattern)
      #expect(pattern.turned(.right).turned(.right) == pattern.turned(.half))
      #expect(pattern.flipped(.across).flipped(.across) == pattern)
      #expect(pattern.flipped(.across).flipped(.down) == pattern.turned(.half))
      #expect(pattern.turned(.left).flipped(.across) == pattern.flipped(.down).turned(.left))
      #expect(pattern.turned(.left).population == pattern.population)
    }
  }

  @Test func `a pattern as wide as numbers go costs what lives in it`() throws {
    let wide = try read("x = 900000000, y = 900000000\n!").cells()
    #expect(wide.size == GridSize(columns: 900_000_000, rows: 900_000_000))
    let line = try read("900000000$200000000o!").cells()
    #expect(line.runs.count == 1 && line.population == 200_000_000)
    #expect(line.flipped(.down).runs == [CellRun(x: 0, y: 0, length: 200_000_000)])
  }
}
