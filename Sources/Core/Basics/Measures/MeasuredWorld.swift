/// A world of cells whose runs can be measured.
package protocol MeasuredWorld: FieldWorld {
  /// The field for measures.
  var measuredField: MeasuredField { get }

  /// The number of live cells: those in a state above 0, or those that differ from the background
  /// of a plane.
  var liveCount: UInt128 { get }

  /// The cells at the current tick, for comparison with another one.
  var moment: Moment { get }

  /// True if the moment alone decides the next tick, without chance or hidden state.
  var followsFromMoment: Bool { get }

  /// The states of an area with a border of one cell, filled in by the rules of the edges. Each
  /// cell of the area is the middle of a 3×3 block.
  func blocks(in area: CellRect) -> StateGrid

  /// The same area and border, with 1 for each cell that the next tick changes and 0 elsewhere.
  func changingBlocks(in area: CellRect) throws(WorldError) -> StateGrid

  /// The number of blocks to count, from the first in row order.
  var blockLimit: Int { get }

  /// The states of the cells in an area, row by row, leaving out places without a cell.
  func cellStates(in area: CellRect) -> [UInt8]
}

/// The field of a world, for measures.
package struct MeasuredField: Hashable, Sendable {
  /// The cells of a bounded field; nil for a plane.
  package let bounds: CellRect?
  /// The number of cells that shares are relative to; nil for those of the window.
  package let cellCount: Int?
  /// The number of states.
  package let stateCount: Int

  /// Creates a field; shares are relative to all cells within its bounds unless a number is given.
  package init(bounds: CellRect?, cellCount: Int? = nil, stateCount: Int) {
    (self.bounds, self.stateCount) = (bounds, stateCount)
    self.cellCount = cellCount ?? bounds?.size.area
  }
}

extension MeasuredWorld {
  package var followsFromMoment: Bool { false }

  package var liveCount: UInt128 {
    measuredField.bounds.map { UInt128(cellStates(in: $0).count { $0 != 0 }) } ?? 0
  }

  package var moment: Moment {
    let area = bounds ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    return Moment(states(in: area), at: Cell(area.x, area.y))
  }

  package func blocks(in area: CellRect) -> StateGrid { states(in: area.widened(by: 1)) }

  package func changingBlocks(in area: CellRect) throws(WorldError) -> StateGrid {
    var next = self
    try next.advance(by: 1)
    return blocks(in: area).cellsDiffering(from: next.blocks(in: area))
  }

  package var blockLimit: Int { .max }

  package func cellStates(in area: CellRect) -> [UInt8] { states(in: area).states }
}

extension StateGrid {
  /// A grid with 1 where this grid and another of the same size differ, and 0 elsewhere.
  package func cellsDiffering(from other: StateGrid) -> StateGrid {
    precondition(size == other.size, "grids of the same size")
    return StateGrid(size: size, states: zip(states, other.states).map { $0 == $1 ? 0 : 1 })
  }

  /// The grid with a border of one cell, taken from the opposite side as on a torus.
  package var borderedRound: StateGrid {
    let (columns, rows) = (size.columns, size.rows)
    var grid = StateGrid(size: GridSize(columns: columns + 2, rows: rows + 2))
    for y in 0..<rows + 2 {
      let row = (y + rows - 1) % rows * columns
      let start = y * (columns + 2)
      grid.states[start] = states[row + columns - 1]
      grid.states.replaceSubrange(start + 1...start + columns, with: states[row..<row + columns])
      grid.states[start + columns + 1] = states[row]
    }
    return grid
  }
}

/// A world that can flip a single cell, to measure how the difference spreads.
package protocol FlippingWorld: MeasuredWorld {
  /// Sets a dead cell to state 1, and any other cell to state 0.
  mutating func flip(_ cell: Cell) throws(WorldError)
}
