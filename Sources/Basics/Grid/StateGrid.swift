/// A rectangle of cell states, row by row: what a world shows of itself.
package struct StateGrid: Hashable, Sendable {
  package let size: GridSize

  /// One state a cell, row by row; an index into the world's list of states.
  package var states: [UInt8]

  /// A grid of the given states; there must be as many as the size has cells.
  package init(size: GridSize, states: [UInt8]) {
    precondition(states.count == size.area, "a state for each cell")
    self.size = size
    self.states = states
  }

  /// A grid in one state throughout.
  package init(size: GridSize, filledWith state: UInt8 = 0) {
    self.init(size: size, states: [UInt8](repeating: state, count: size.area))
  }

  /// The state at a column and a row.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { states[y * size.columns + x] }
    set { states[y * size.columns + x] = newValue }
  }
}
