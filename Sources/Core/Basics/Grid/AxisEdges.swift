/// The edges of a field along each of its axes, as grids have them that end along one alone.
package struct AxisEdges: Hashable, Sendable {
  /// The edges on the left and on the right.
  package let across: Edges
  /// The edges at the top and at the bottom.
  package let down: Edges

  /// Edges that differ from axis to axis.
  package init(across: Edges, down: Edges) { (self.across, self.down) = (across, down) }

  /// The same edges along both axes.
  package init(_ edges: Edges) { self.init(across: edges, down: edges) }

  package static let none = AxisEdges(.none)
  package static let wrap = AxisEdges(.wrap)
  package static let wall = AxisEdges(.wall)

  /// True if the field ends along both axes.
  package var areClosed: Bool { across != .none && down != .none }

  /// True if the field meets its own beginning along an axis.
  package var wraps: Bool { across == .wrap || down == .wrap }

  /// The part of a rectangle that no wall cuts off.
  package func withinWalls(_ area: CellRect, of field: GridSize) -> CellRect {
    AxisEdges(across: across == .wall ? .wall : .none, down: down == .wall ? .wall : .none)
      .inside(area, of: field)
  }

  /// The part of a rectangle that lies in the field, which has no end along an axis without edges.
  package func inside(_ area: CellRect, of field: GridSize) -> CellRect {
    spanning(area, of: field).intersection(area)
  }

  /// A rectangle, along axes without edges; along the others the whole of the field.
  package func spanning(_ area: CellRect, of field: GridSize) -> CellRect {
    let (x, width) = across == .none ? (area.x, area.width) : (0, field.columns)
    let (y, height) = down == .none ? (area.y, area.height) : (0, field.rows)
    return CellRect(x: x, y: y, width: width, height: height)
  }

  /// The cell of the field at some coordinates, where those beyond a seam wrap around.
  package func wrapped(_ cell: Cell, on field: GridSize) -> Cell {
    Cell(
      across == .wrap ? cell.x.wrapped(on: field.columns) : cell.x,
      down == .wrap ? cell.y.wrapped(on: field.rows) : cell.y)
  }
}
