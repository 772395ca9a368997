package import TerrariumBasics

/// The cells of a pattern on an empty plane.
package struct PatternCells: CellSource, Sendable {
  private let cells: [(cell: Cell, state: UInt8)]
  /// The number of states, from the first, that pixels of many cells distinguish.
  private let mixedStates: Int

  /// Creates a pattern of live cells.
  package init(_ cells: [Cell], of subject: Subject) {
    (self.cells, mixedStates) = (cells.map { ($0, 1) }, subject.mixedStates)
  }

  /// Creates a pattern of states; those that the subject does not have are shown as its last.
  package init(_ grid: StateGrid, of subject: Subject) {
    let last = UInt8(subject.states.count - 1)
    cells = (0..<grid.size.rows).flatMap { y in
      (0..<grid.size.columns).compactMap { x in
        grid[x, y] == 0 ? nil : (Cell(x, y), min(grid[x, y], last))
      }
    }
    mixedStates = subject.mixedStates
  }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    for (cell, state) in cells where window.contains(cell) {
      grid[cell.x - window.x, cell.y - window.y] = state
    }
    return grid
  }

  package func shares(in window: CellRect, blockSide side: Int) -> ShareGrid {
    let size = ShareGrid.size(of: window, blockSide: side)
    var counts = [[Int]](
      repeating: Array(repeating: 0, count: size.area), count: max(0, mixedStates - 1))
    for (cell, state) in cells where window.contains(cell) && Int(state) < mixedStates {
      let place = (cell.y - window.y) / side * size.columns + (cell.x - window.x) / side
      counts[Int(state) - 1][place] += 1
    }
    let whole = UInt128(side * side)
    return ShareGrid(
      size: size,
      planes: counts.map { $0.map { ShareGrid.share(of: UInt128($0), in: whole) } })
  }
}
