extension Topology {
  /// The inner cell that a cell of the outer ring repeats; an inner cell is returned as it is. Nil
  /// if the outside is background.
  ///
  /// A torus without a shift also accepts cells further out.
  func inside(_ x: Int, _ y: Int) -> Cell? {
    let crossesRows = rows > 0 && (y < 0 || y >= rows)
    let crossesColumns = columns > 0 && (x < 0 || x >= columns)
    guard crossesRows || crossesColumns else { return Cell(x, y) }
    switch kind {
    case .plane: return nil
    case .torus, .klein: return wrapped(x, y, crossesRows, crossesColumns)
    case .crossSurface:
      if crossesRows && crossesColumns { return corner(x, y) }
      return crossesRows
        ? Cell(columns - 1 - x, y < 0 ? rows - 1 : 0) : Cell(x < 0 ? columns - 1 : 0, rows - 1 - y)
    case .sphere:
      if crossesRows && crossesColumns { return corner(x, y) }
      if y < 0 { return Cell(0, x) }
      if x < 0 { return Cell(y, 0) }
      return x >= columns ? Cell(y, rows - 1) : Cell(columns - 1, x)
    }
  }

  /// The corner cell that a cell outside it repeats.
  private func corner(_ x: Int, _ y: Int) -> Cell {
    Cell(x < 0 ? 0 : columns - 1, y < 0 ? 0 : rows - 1)
  }

  /// The cell on a torus, along whose seam cells are shifted, or on a Klein bottle, where they are
  /// mirrored.
  private func wrapped(_ x: Int, _ y: Int, _ crossesRows: Bool, _ crossesColumns: Bool) -> Cell {
    var (right, down) = (x, y)
    if seam == .topAndBottom, crossesRows {
      right = kind == .klein ? columns - 1 - shift - x : x + (y < 0 ? -shift : shift)
    }
    if seam == .leftAndRight, crossesColumns {
      down = kind == .klein ? rows - 1 - shift - y : y + (x < 0 ? -shift : shift)
    }
    return Cell(
      columns > 0 ? right.wrapped(on: columns) : right, rows > 0 ? down.wrapped(on: rows) : down)
  }
}
