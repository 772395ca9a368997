import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRendering
import TerrariumSupport
import Testing

/// Windows of large patterns show their whole start.
@Suite(.ownThread) struct LargeWindowTests {
  /// Returns a row of cells, and one cell far below it.
  private func pattern(_ columns: Int, _ rows: Int) -> String { "'\(columns)o\(rows)$o!'" }

  private func job(_ settings: String) throws -> Job {
    try Scenario("world: life\n\(settings)").job()
  }

  @Test(arguments: [(10, 10), (199, 30), (300, 30), (300, 700), (5000, 3000)])
  func `the start of a pattern is shown whole, in cells below a pixel where it is large`(
    columns: Int, rows: Int
  ) throws {
    for out in ["a.png", "a.gif\nframes: 2"] {
      let job = try job("pattern: \(pattern(columns, rows))\nout: \(out)")
      let plan = job.runs.first
      let start = CellRect(x: 0, y: 0, width: columns, height: rows + 1)
      #expect(plan.window.intersection(start) == start)
      let layout = try #require(plan.artist).layout
      #expect(max(layout.width, layout.height) <= 960)
      #expect((layout.blockSide > 1) == (max(columns, rows) > 950))
    }
  }

  @Test func `cells of a given size keep it, and the window then its usual size`() throws {
    let small = try job("pattern: \(pattern(500, 300))\ncell: 3\nout: a.png").runs.first
    #expect(small.window.width == 504 && small.artist?.layout.cell == 3)
    let large = try job("pattern: \(pattern(5000, 3000))\ncell: 3\nout: a.png").runs.first
    #expect(large.window.width == 200 && large.artist?.layout.cell == 3)
  }

  @Test func `a sheet of large patterns is no larger than others`() throws {
    let patterns = [pattern(900, 40), pattern(40, 900), pattern(3, 3)].joined(separator: ", ")
    let job = try job("vary: {pattern: [\(patterns)]}\nout: a.png")
    let form = try #require(job.renditions[0].painter?.form)
    #expect(max(form.width, form.height) < 1800)
    #expect(job.runs.known.map(\.window.width) == [904, 44, 7])
  }
}
