package import TerrariumBasics

/// The cells of a pattern: a box, and its live cells.
///
/// Live cells are kept as runs, so a pattern costs as much as its live cells, not as its box. A
/// side of the box has at most 2³¹ − 1 cells.
package struct Pattern: Hashable, Sendable {
  /// The size of the box; its outermost rows and columns may be dead.
  package let size: GridSize

  /// The live cells, relative to the box's top left: row by row, from the left, with no two runs of
  /// one state touching.
  package let runs: [CellRun]

  /// Creates a pattern from runs in any order. Runs of one state may overlap; none may extend
  /// beyond the box.
  package init(size: GridSize, runs: some Sequence<CellRun>) {
    self.size = size
    self.runs = Self.joined(Array(runs))
    precondition(
      self.runs.allSatisfy {
        $0.x >= 0 && $0.maxX <= size.columns && $0.y >= 0 && $0.y < size.rows
      },
      "the box holds the cells")
  }

  /// Creates a pattern from cells in any order.
  package init(size: GridSize, cells: some Sequence<Cell>) {
    self.init(size: size, runs: cells.lazy.map { CellRun(x: $0.x, y: $0.y, length: 1) })
  }

  /// Creates a pattern from all cells of a grid that are not in state 0.
  package init(_ grid: StateGrid) {
    self.init(states: StateGrid(size: grid.size, states: grid.states.map { min($0, 1) }))
  }

  /// Creates a pattern from the states of a grid's cells.
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

  /// The box as a grid of states; it must be small enough for memory.
  package var states: StateGrid {
    var grid = StateGrid(size: size)
    grid.draw(runs[...], of: CellRect(size), on: 0)
    return grid
  }

  /// The highest state of a cell; 0 if all are dead.
  package var highestState: UInt8 { runs.lazy.map(\.state).max() ?? 0 }

  /// The number of live cells.
  package var population: Int { runs.reduce(0) { $0 + $1.length } }

  /// The live cells, row by row.
  package var cells: [Cell] { runs.flatMap { run in (run.x..<run.maxX).map { Cell($0, run.y) } } }

  /// The smallest rectangle around the live cells; nil if there are none.
  package var liveBox: CellRect? { CellRect(around: runs[...]) }

  /// The runs in order, with touching and overlapping ones joined.
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
