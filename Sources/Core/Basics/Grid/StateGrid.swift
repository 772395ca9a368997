/// A rectangle of cell states, row by row, as a world shows them.
package struct StateGrid: Hashable, Sendable {
  package let size: GridSize

  /// One state per cell, row by row: an index into the world's list of states.
  package var states: [UInt8]

  /// Creates a grid of states; there must be as many as the size has cells.
  package init(size: GridSize, states: [UInt8]) {
    precondition(states.count == size.area, "a state for each cell")
    self.size = size
    self.states = states
  }

  /// Creates a grid with all cells in one state.
  package init(size: GridSize, filledWith state: UInt8 = 0) {
    self.init(size: size, states: [UInt8](repeating: state, count: size.area))
  }

  /// The state at a column and a row.
  @inlinable
  package subscript(x: Int, y: Int) -> UInt8 {
    get { states[y * size.columns + x] }
    set { states[y * size.columns + x] = newValue }
  }
}

extension StateGrid {
  /// The smallest rectangle around the cells that are not in state 0; nil if there are none.
  package var liveBox: CellRect? {
    var left = size.columns
    var right = 0
    var top = size.rows
    var bottom = 0
    for y in 0..<size.rows {
      let row = states[y * size.columns..<(y + 1) * size.columns]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      left = min(left, first - row.startIndex)
      right = max(right, last + 1 - row.startIndex)
      (top, bottom) = (min(top, y), y + 1)
    }
    guard left < right else { return nil }
    return CellRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
