package import Basics
package import Vocabulary

/// The shape of a field, as steps on cells need it before the field exists: how large it is, and
/// its edges.
package struct FieldShape: Hashable, Sendable {
  package var size: GridSize
  package let edges: Edges
  /// True if it is a line: then its cells are [x, 0].
  package let isLine: Bool
  /// True if its size changes by itself.
  package let grows: Bool

  package init(size: GridSize, edges: Edges, isLine: Bool = false, grows: Bool = false) {
    self.size = size
    self.edges = edges
    self.isLine = isLine
    self.grows = grows
  }

  /// A line of a number of columns.
  package static func line(columns: Int, edges: Edges) -> FieldShape {
    FieldShape(size: GridSize(columns: columns, rows: 1), edges: edges, isLine: true)
  }

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

  /// The reason why a rectangle is refused; on a ring it may extend beyond the edge, but not
  /// overlap itself.
  package func problem(of area: CellRect) -> StepProblem? {
    if isLine, area.y != 0 || area.height != 1 { return .notOnLine(area) }
    switch edges {
    case .none: return nil
    case .wall:
      return area.intersection(CellRect(size)) == area ? nil : .outside(area, field: size)
    case .wrap:
      return area.width <= size.columns && area.height <= size.rows
        ? nil : .largerThanRing(area.size, field: size)
    }
  }

  /// The cell of the field at some coordinates: on a ring, coordinates beyond the edge wrap around.
  package func cell(_ cell: Cell) -> Cell {
    edges == .wrap ? cell.wrapped(on: size) : cell
  }
}
