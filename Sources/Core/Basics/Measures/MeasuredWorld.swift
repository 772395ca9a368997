/// A world of cells whose runs can be measured.
package protocol MeasuredWorld: FieldWorld {
  /// Its field as measures see it.
  var measuredField: MeasuredField { get }

  /// The number of cells that live: of those in a state above 0, or that differ from the background
  /// of a plane.
  var liveCount: UInt128 { get }

  /// The cells of this moment, to be compared with those of another one.
  var moment: Moment { get }

  /// True if the next tick follows from its moment alone: neither from chance nor from anything that
  /// its moment lacks.
  var followsFromMoment: Bool { get }

  /// The states of an area with a border of one cell around it, as the edges define it: each 3×3
  /// block of this grid has its middle in the area.
  func blocks(in area: CellRect) -> StateGrid

  /// The same blocks with 1 for each cell that the next tick changes, and 0 for any other.
  func changingBlocks(in area: CellRect) throws(WorldError) -> StateGrid

  /// The number of blocks that count: the first ones, row by row.
  var blockLimit: Int { get }

  /// The states of an area's cells row by row, without places where there is no cell.
  func cellStates(in area: CellRect) -> [UInt8]
}

/// A field as measures see it.
package struct MeasuredField: Hashable, Sendable {
  /// The cells of a field that ends; nil for a plane.
  package let bounds: CellRect?
  /// The number of cells by which shares are divided; nil for those of the window.
  package let cellCount: Int?
  /// The number of states.
  package let stateCount: Int

  /// A field with bounds; shares are divided by all its cells unless a number is given.
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
  /// The grid with a border of one cell that meets the other side, as a torus has it.
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

/// A world of which a single cell can be flipped, to measure how the difference spreads.
package protocol FlippingWorld: MeasuredWorld {
  /// Gives a dead cell state 1, and any other one state 0.
  mutating func flip(_ cell: Cell) throws(WorldError)
}
