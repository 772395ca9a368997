package import TerrariumBasics

/// A pattern's cells: a box, and which of its cells live.
///
/// The living cells are kept as runs, so that a figure costs what is alive in it and not what its
/// box spans. A side of the box has at most 2³¹ − 1 cells.
package struct Figure: Hashable, Sendable {
  /// The columns and rows of the box; its outermost rows and columns may be dead.
  package let size: GridSize

  /// The living cells from the box's top left: row by row, from the left, no two runs of one state
  /// touching.
  package let runs: [CellRun]

  /// A figure of some runs, in any order. Runs of one state may overlap; none may extend beyond the
  /// box.
  package init(size: GridSize, runs: some Sequence<CellRun>) {
    self.size = size
    self.runs = Self.joined(Array(runs))
    precondition(
      self.runs.allSatisfy {
        $0.x >= 0 && $0.maxX <= size.columns && $0.y >= 0 && $0.y < size.rows
      },
      "the box holds the cells")
  }

  /// A figure of runs that are in order, joined and in the box already.
  init(size: GridSize, ordered runs: [CellRun]) { (self.size, self.runs) = (size, runs) }

  /// A figure of some cells, in any order.
  package init(size: GridSize, cells: some Sequence<Cell>) {
    self.init(size: size, runs: cells.lazy.map { CellRun(x: $0.x, y: $0.y, length: 1) })
  }

  /// Creates a figure of all cells of a grid that are not in state 0.
  package init(_ grid: StateGrid) {
    self.init(states: StateGrid(size: grid.size, states: grid.states.map { min($0, 1) }))
  }

  /// A grid with the states of its cells.
  package init(states grid: StateGrid) {
    var runs: [CellRun] = []
    for y in 0..<grid.size.rows {
      var x = 0
      while x < grid.size.columns {
        let (start, state) = (x, grid[x, y])
        while x < grid.size.columns, grid[x, y] == state { x += 1 }
        if state != 0 { runs.append(CellRun(x: start, y: y, length: x - start, state: state)) }
      }
    }
    self.init(size: grid.size, runs: runs)
  }

  /// The box with the states of its cells; it must be small enough to be held.
  package var states: StateGrid {
    var grid = StateGrid(size: size)
    for run in runs { for x in run.x..<run.maxX { grid[x, run.y] = run.state } }
    return grid
  }

  /// The highest state of a cell; 0 where none lives.
  package var highestState: UInt8 { runs.lazy.map(\.state).max() ?? 0 }

  /// The number of cells that live.
  package var population: Int { runs.reduce(0) { $0 + $1.length } }

  /// The living cells, row by row.
  package var cells: [Cell] { runs.flatMap { run in (run.x..<run.maxX).map { Cell($0, run.y) } } }

  /// The smallest rectangle around the living cells; nil if none lives.
  package var liveBox: CellRect? { CellRect(around: runs[...]) }

  /// The runs in order, those that touch or overlap made one.
  private static func joined(_ runs: [CellRun]) -> [CellRun] {
    let isInOrder = zip(runs, runs.dropFirst()).allSatisfy {
      $0.y < $1.y || $0.y == $1.y && ($0.maxX < $1.x || $0.maxX == $1.x && $0.state != $1.state)
    }
    if isInOrder { return runs.contains { $0.length <= 0 } ? runs.filter { $0.length > 0 } : runs }
    var joined: [CellRun] = []
    for run in runs.sorted() where run.length > 0 {
      if let last = joined.last, last.y == run.y, last.maxX >= run.x, last.state == run.state {
        let end = max(last.maxX, run.maxX)
        joined[joined.count - 1] = CellRun(
          x: last.x, y: last.y, length: end - last.x, state: run.state)
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}
