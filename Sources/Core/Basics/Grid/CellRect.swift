/// A rectangle of cells: its top left and its size.
package struct CellRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// A rectangle whose top left is at `x`, `y`.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of a size whose top left is a cell.
  package init(corner: Cell, size: GridSize) {
    self.init(x: corner.x, y: corner.y, width: size.columns, height: size.rows)
  }

  /// The whole of a grid.
  package init(_ size: GridSize) { self.init(x: 0, y: 0, width: size.columns, height: size.rows) }

  /// The smallest rectangle around some cells; nil without any.
  package init?(around cells: [Cell]) {
    guard let first = cells.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for cell in cells {
      (left, right) = (min(left, cell.x), max(right, cell.x))
      (top, bottom) = (min(top, cell.y), max(bottom, cell.y))
    }
    self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The columns and rows it spans.
  package var size: GridSize { GridSize(columns: width, rows: height) }

  /// The first column right of it.
  package var maxX: Int { x + width }

  /// The first row below it.
  package var maxY: Int { y + height }

  /// True if it has no cell.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// True if a cell lies inside.
  package func contains(_ cell: Cell) -> Bool {
    cell.x >= x && cell.x < maxX && cell.y >= y && cell.y < maxY
  }

  /// The intersection with another rectangle; empty if they do not touch.
  package func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both.
  package func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return CellRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension CellRect {
  /// The same with more columns on both sides, and more rows above and below.
  package func widened(across: Int, down: Int) -> CellRect {
    CellRect(x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down)
  }

  /// The same with some more cells on each side.
  package func widened(by margin: Int) -> CellRect { widened(across: margin, down: margin) }

  /// The same elsewhere.
  package func moved(right: Int, down: Int) -> CellRect {
    CellRect(x: x + right, y: y + down, width: width, height: height)
  }

  /// Whole rows of it, some million cells at a time, from the top down.
  package var strips: [CellRect] {
    let rows = max(1, (1 << 22) / max(1, width))
    return stride(from: y, to: maxY, by: rows).map {
      CellRect(x: x, y: $0, width: width, height: min(rows, maxY - $0))
    }
  }
}
