/// The edges of a field along each axis; a strip has edges along one axis only.
package struct AxisEdges: Hashable, Sendable {
  /// The edges on the left and on the right.
  package let across: Edges
  /// The edges at the top and at the bottom.
  package let down: Edges

  /// Creates edges that differ from axis to axis.
  package init(across: Edges, down: Edges) { (self.across, self.down) = (across, down) }

  /// Creates the same edges along both axes.
  package init(_ edges: Edges) { self.init(across: edges, down: edges) }

  package static let none = AxisEdges(.none)
  package static let wrap = AxisEdges(.wrap)
  package static let wall = AxisEdges(.wall)

  /// True if the field is bounded along both axes.
  package var areClosed: Bool { across != .none && down != .none }

  /// True if the field wraps around along an axis.
  package var wraps: Bool { across == .wrap || down == .wrap }

  /// The part of a rectangle inside the walls of a field.
  package func withinWalls(_ area: CellRect, of field: GridSize) -> CellRect {
    AxisEdges(across: across == .wall ? .wall : .none, down: down == .wall ? .wall : .none)
      .inside(area, of: field)
  }

  /// The part of a rectangle inside the field, which is unlimited along an axis without edges.
  package func inside(_ area: CellRect, of field: GridSize) -> CellRect {
    spanning(area, of: field).intersection(area)
  }

  /// The rectangle, widened to the whole field along each axis that has edges.
  package func spanning(_ area: CellRect, of field: GridSize) -> CellRect {
    let (x, width) = across == .none ? (area.x, area.width) : (0, field.columns)
    let (y, height) = down == .none ? (area.y, area.height) : (0, field.rows)
    return CellRect(x: x, y: y, width: width, height: height)
  }

  /// The cell at some coordinates, wrapped around along axes that wrap.
  package func wrapped(_ cell: Cell, on field: GridSize) -> Cell {
    Cell(
      across == .wrap ? cell.x.wrapped(on: field.columns) : cell.x,
      down == .wrap ? cell.y.wrapped(on: field.rows) : cell.y)
  }
}
