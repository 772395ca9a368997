package import Basics

extension CellLattice {
  /// The widths of a cell that some columns and rows take across and down, rounded up.
  package func extent(of size: GridSize) -> GridSize {
    guard self != .squares else { return size }
    let whole = VisibleArea(CellRect(size), in: self)
    return GridSize(
      columns: Int(whole.width.rounded(.up)), rows: Int(whole.height.rounded(.up)))
  }
}
