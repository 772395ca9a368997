package import TerrariumBasics
package import TerrariumVocabulary

/// The shape of a field, as steps on cells need it before the field exists: how large it is, and
/// its edges.
package struct FieldShape: Hashable, Sendable {
  package var size: GridSize
  /// The edges of a field that ends; those of a plane if it has no end along some axis.
  package let edges: Edges
  /// The edges along each axis.
  package let axes: AxisEdges
  /// True if it is a line: then its cells are [x, 0].
  package let isLine: Bool
  /// True if its size changes by itself.
  package let grows: Bool

  package init(
    size: GridSize, edges: Edges, axes: AxisEdges? = nil, isLine: Bool = false, grows: Bool = false
  ) {
    self.size = size
    self.edges = edges
    self.axes = axes ?? AxisEdges(edges)
    self.isLine = isLine
    self.grows = grows
  }

  /// A line of a number of columns.
  package static func line(columns: Int, edges: Edges) -> FieldShape {
    FieldShape(size: GridSize(columns: columns, rows: 1), edges: edges, isLine: true)
  }

  /// True if it is a plane without end along some axis.
  package var isPlane: Bool { edges == .none && !isLine }

  /// True if the field has an edge within the view. The rows of a line are lines of other ticks.
  package func ends(within view: CellRect?) -> Bool {
    if grows { return true }
    guard let view, edges != .none, !isLine else { return false }
    return view.intersection(CellRect(size)) != view
  }

  /// The reason why a cell is not in the field; nil if it is.
  package func problem(of cell: Cell) -> StepProblem? {
    problem(of: CellRect(x: cell.x, y: cell.y, width: 1, height: 1))
  }

  /// The reason why a rectangle is refused; beyond a seam it may extend, but not overlap itself.
  package func problem(of area: CellRect) -> StepProblem? {
    if isLine, area.y != 0 || area.height != 1 { return .notOnLine(area) }
    guard axes.withinWalls(area, of: size) == area else { return .outside(area, field: size) }
    let isLarger =
      axes.across == .wrap && area.width > size.columns
      || axes.down == .wrap && area.height > size.rows
    return isLarger ? .largerThanRing(area.size, field: size) : nil
  }

  /// The cell of the field at some coordinates: those beyond a seam wrap around.
  package func cell(_ cell: Cell) -> Cell { axes.wrapped(cell, on: size) }
}
