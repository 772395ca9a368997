package import TerrariumBasics
package import TerrariumVocabulary

/// The size and edges of a field, for checking steps before the field exists.
package struct FieldShape: Hashable, Sendable {
  package private(set) var size: GridSize
  /// The edges of a bounded field; none if it is unbounded along some axis.
  package let edges: Edges
  /// The edges along each axis.
  package let axes: AxisEdges
  /// The lines in the diagram of a line; nil for other fields.
  private var lines: Int?
  /// True if its size changes by itself.
  package let grows: Bool

  package init(
    size: GridSize, edges: Edges, axes: AxisEdges? = nil, grows: Bool = false
  ) {
    self.size = size
    self.edges = edges
    self.axes = axes ?? AxisEdges(edges)
    self.grows = grows
  }

  /// Creates a line, given the size of its diagram.
  package init(lineOf diagram: GridSize, edges: Edges) {
    self.init(size: diagram, edges: edges)
    (size.rows, lines) = (1, diagram.rows)
  }

  /// True if it is a line, whose cells are [x, 0].
  package var isLine: Bool { lines != nil }

  /// True if it is a plane that is unbounded along some axis.
  package var isPlane: Bool { edges == .none && !isLine }

  /// Changes the size, or that of a line's diagram.
  mutating func resize(to size: GridSize) {
    self.size = size
    if isLine { (self.size.rows, lines) = (1, size.rows) }
  }

  /// True if the field, or the diagram of a line, has an edge within the view.
  package func ends(within view: CellRect?) -> Bool {
    if grows { return true }
    guard let view, !isPlane else { return false }
    let whole = CellRect(GridSize(columns: size.columns, rows: lines ?? size.rows))
    return view.intersection(whole) != view
  }

  /// The problem if a cell is outside the field; nil if it is inside.
  package func problem(of cell: Cell) -> Problem? {
    problem(of: CellRect(x: cell.x, y: cell.y, width: 1, height: 1))
  }

  /// The problem with a rectangle; it may extend beyond a seam, but not overlap itself.
  package func problem(of area: CellRect) -> Problem? {
    if isLine, area.y != 0 || area.height != 1 {
      return .said("a line of cells has one row", "y is 0, and the height 1")
    }
    guard axes.withinWalls(area, of: size) == area else {
      return .step(.outside(area, field: size))
    }
    let isLarger =
      axes.across == .wrap && area.width > size.columns
      || axes.down == .wrap && area.height > size.rows
    guard isLarger else { return nil }
    return .said(
      "the rectangle of \(area.size) cells is larger than the field of \(size)", "make it smaller")
  }

  /// The cell at some coordinates, wrapped around a seam.
  package func cell(_ cell: Cell) -> Cell { axes.wrapped(cell, on: size) }
}

/// A field and its part in pictures, as far as they are known before the run.
package struct FieldView: Hashable, Sendable {
  /// The field; nil if the settings do not determine it.
  package var shape: FieldShape?
  /// The window of pictures and texts; nil if planning finds it.
  package var window: CellRect?

  /// Changes the size of the field, and shows all of it.
  mutating func resize(to size: GridSize) {
    shape?.resize(to: size)
    window = CellRect(size)
  }

  /// True if the field has an edge within the view.
  func ends(within view: CellRect?) -> Bool { shape?.ends(within: view) ?? false }
}
