extension Topology {
  /// The inner cell that a cell of the outer ring repeats; a cell inside is itself. Nil if the
  /// outside is background.
  ///
  /// A torus without a shift may be asked for cells further out too.
  func inside(_ x: Int, _ y: Int) -> Cell? {
    let crossesRows = rows > 0 && (y < 0 || y >= rows)
    let crossesColumns = columns > 0 && (x < 0 || x >= columns)
    guard crossesRows || crossesColumns else { return Cell(x, y) }
    switch kind {
    case .plane: return nil
    case .torus: return onTorus(x, y, crossesRows, crossesColumns)
    case .klein: return onKleinBottle(x, y, crossesRows, crossesColumns)
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

  /// The corner cell that a cell outside of it repeats.
  private func corner(_ x: Int, _ y: Int) -> Cell {
    Cell(x < 0 ? 0 : columns - 1, y < 0 ? 0 : rows - 1)
  }

  private func onTorus(_ x: Int, _ y: Int, _ crossesRows: Bool, _ crossesColumns: Bool) -> Cell {
    var (right, down) = (x, y)
    if seam == .topAndBottom, crossesRows { right += y < 0 ? -shift : shift }
    if seam == .leftAndRight, crossesColumns { down += x < 0 ? -shift : shift }
    return wrapped(right, down)
  }

  private func onKleinBottle(
    _ x: Int, _ y: Int, _ crossesRows: Bool, _ crossesColumns: Bool
  ) -> Cell {
    var (right, down) = (x, y)
    if seam == .topAndBottom, crossesRows { right = columns - 1 - shift - x }
    if seam == .leftAndRight, crossesColumns { down = rows - 1 - shift - y }
    return wrapped(right, down)
  }

  private func wrapped(_ x: Int, _ y: Int) -> Cell {
    Cell(columns > 0 ? x.wrapped(on: columns) : x, rows > 0 ? y.wrapped(on: rows) : y)
  }
}
