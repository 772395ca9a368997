extension FieldWorld {
  /// Counts shares from the states of one row of blocks at a time, for any world; worlds of many
  /// cells have faster ways. If `box` is given, all cells of the world outside it are in the state
  /// `background`.
  package func sharesCountedFromStates(
    in window: CellRect, blockSide: Int, stateCount: Int, box: CellRect? = nil, background: Int = 0
  ) -> ShareGrid {
    // Outside a bounded field there is nothing to count, however large the window is.
    let there = bounds.map(window.intersection) ?? window
    let inside = box.map(there.intersection) ?? there
    var grid = BlockShares(
      window: window, side: blockSide, stateCount: stateCount, there: there, background: background)
    guard !inside.isEmpty else { return grid.shares }
    let (columns, rows) = (grid.columns(of: inside), grid.rows(of: inside))
    var counts = [Int](repeating: 0, count: columns.count * stateCount)
    for row in rows {
      let strip = grid.block(column: 0, row: row, columns: grid.size.columns)
        .intersection(inside)
      for index in counts.indices { counts[index] = 0 }
      for y in strip.y..<strip.maxY {
        // One row at a time, because a block may be as high as the field.
        let states = states(in: CellRect(x: strip.x, y: y, width: strip.width, height: 1)).states
        var x = 0
        for (number, column) in columns.enumerated() {
          let end = min(strip.maxX, window.x + (column + 1) * blockSide) - strip.x
          while x < end {
            counts[number * stateCount + Int(states[x])] += 1
            x += 1
          }
        }
      }
      for column in columns {
        let start = (column - columns.lowerBound) * stateCount
        let seen = grid.block(column: column, row: row).intersection(inside).size.cells
        for state in 1..<max(1, stateCount) where counts[start + state] > 0 || state == background {
          grid.set(
            state, count: UInt128(counts[start + state]), of: seen, column: column, row: row)
        }
      }
    }
    return grid.shares
  }
}

/// The shares of states in the blocks of a window, most of which are only background.
package struct BlockShares {
  let window: CellRect
  let side: Int
  let stateCount: Int
  /// The cells of the window that belong to the world; the others are in state 0.
  let there: CellRect
  /// The state of all cells of the world that have not been counted.
  let background: Int
  /// The number of blocks across and down.
  package let size: GridSize
  private var planes: [[UInt8]]

  package init(window: CellRect, side: Int, stateCount: Int, there: CellRect, background: Int = 0) {
    self.window = window
    self.side = side
    self.stateCount = stateCount
    self.there = there
    self.background = background
    size = ShareGrid.size(of: window, blockSide: side)
    planes = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: size.area), count: max(0, stateCount - 1))
    guard background > 0, !there.isEmpty else { return }
    for row in rows(of: there) {
      for column in columns(of: there) {
        set(background, count: 0, of: 0, column: column, row: row)
      }
    }
  }

  package var shares: ShareGrid { ShareGrid(size: size, planes: planes) }

  /// The columns of blocks that a rectangle within the window touches.
  package func columns(of rect: CellRect) -> ClosedRange<Int> {
    (rect.x - window.x) / side...(rect.maxX - 1 - window.x) / side
  }

  /// The rows of blocks that a rectangle within the window touches.
  package func rows(of rect: CellRect) -> ClosedRange<Int> {
    (rect.y - window.y) / side...(rect.maxY - 1 - window.y) / side
  }

  /// The cells of a block, or of adjacent blocks.
  package func block(column: Int, row: Int, columns: Int = 1) -> CellRect {
    CellRect(
      x: window.x + column * side, y: window.y + row * side, width: columns * side, height: side
    ).intersection(window)
  }

  /// Sets the number of a block's cells in a state, out of the number of counted cells.
  package mutating func set(
    _ state: Int, count: UInt128, of counted: UInt128, column: Int, row: Int
  ) {
    let block = block(column: column, row: row)
    let others = state == background ? block.intersection(there).size.cells - counted : 0
    planes[state - 1][row * size.columns + column] = ShareGrid.share(
      of: count + others, in: block.size.cells)
  }
}
