/// The geometry of a bounded grid: the neighbours of a cell, and if edges wrap.
struct BoundedGrid: Hashable, Sendable {
  let size: GridSize
  let wraps: Bool

  /// The index of the cell one step in a direction, or nil beyond a wall.
  @inline(__always)
  func neighbour(ofColumn column: Int, row: Int, direction: Int) -> Int? {
    let step = Cell.directions[direction]
    var x = column + step.x
    var y = row + step.y
    if wraps {
      x = x < 0 ? size.columns - 1 : x == size.columns ? 0 : x
      y = y < 0 ? size.rows - 1 : y == size.rows ? 0 : y
    } else if x < 0 || y < 0 || x == size.columns || y == size.rows {
      return nil
    }
    return y * size.columns + x
  }

  func cell(at index: Int) -> Cell {
    Cell(index % size.columns, index / size.columns)
  }
}

extension Cell {
  /// The steps to the eight cells around one, row by row.
  static let directions: [(x: Int, y: Int)] = [
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
  ]
}
