package import TerrariumBasics

/// Joins equal cells into rectangles: adjacent cells of a row, and equal runs of adjacent rows.
package struct CellRuns {
  /// A kind of cells to join; nil for cells that are not drawn.
  package typealias Kind = Int

  private struct Run {
    let kind: Kind
    let columns: Range<Int>
    let top: Int
  }

  /// The rectangles of each kind, in cells, from top to bottom.
  package private(set) var rects: [[CellRect]]
  /// The number of rectangles.
  package private(set) var count = 0
  private var open: [Run] = []

  /// Scans a grid; stops if there are more rectangles than a limit.
  package init(_ size: GridSize, kinds: Int, limit: Int, kind: (_ column: Int, _ row: Int) -> Kind?)
  {
    rects = Array(repeating: [], count: kinds)
    for row in 0..<size.rows {
      join(Self.runs(size.columns, row) { kind($0, row) }, at: row)
      guard count <= limit else { return }
    }
    join([], at: size.rows)
  }

  /// Scans a grid for kinds that are painted in order: each is also under all later ones, so that
  /// no background shows through smoothed edges where two meet.
  package init(
    stacked size: GridSize, kinds: Int, limit: Int = .max,
    kind: (_ column: Int, _ row: Int) -> Kind?
  ) {
    self.init(size, kinds: 0, limit: limit) { _, _ in nil }
    for layer in 0..<kinds {
      let runs = CellRuns(size, kinds: 1, limit: limit - count) { column, row in
        kind(column, row).flatMap { $0 >= layer ? 0 : nil }
      }
      count += runs.count
      rects += runs.rects
      guard count <= limit else { return }
    }
  }

  private static func runs(_ columns: Int, _ row: Int, _ kind: (Int) -> Kind?) -> [Run] {
    var runs: [Run] = []
    var column = 0
    while column < columns {
      let start = column
      let own = kind(start)
      repeat { column += 1 } while column < columns && kind(column) == own
      if let own { runs.append(Run(kind: own, columns: start..<column, top: row)) }
    }
    return runs
  }

  /// Continues the runs that equal those in the row above, and ends all others.
  private mutating func join(_ runs: [Run], at row: Int) {
    var above = open[...]
    open = runs.map { run in
      while let first = above.first, first.columns.lowerBound < run.columns.lowerBound {
        end(above.removeFirst(), at: row)
      }
      guard let first = above.first, first.columns == run.columns, first.kind == run.kind else {
        return run
      }
      return above.removeFirst()
    }
    for run in above { end(run, at: row) }
  }

  private mutating func end(_ run: Run, at row: Int) {
    count += 1
    rects[run.kind].append(
      CellRect(
        x: run.columns.lowerBound, y: run.top, width: run.columns.count, height: row - run.top))
  }
}
