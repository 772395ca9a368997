/// A rectangle of cells: its top left and its size. Its edges are within `Limits.edges`, so sums of
/// a place and a side do not overflow. A product of sides may: see `GridSize.cells`.
package struct CellRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// Creates a rectangle with its top left at `x`, `y`.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its top left cell and its size.
  package init(corner: Cell, size: GridSize) {
    self.init(x: corner.x, y: corner.y, width: size.columns, height: size.rows)
  }

  /// Creates the rectangle of a whole grid.
  package init(_ size: GridSize) { self.init(x: 0, y: 0, width: size.columns, height: size.rows) }

  /// Creates the rectangle between two edges along each axis, as far as `Limits.edges` allow.
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    func cut(_ edge: Int) -> Int {
      min(max(edge, Limits.edges.lowerBound), Limits.edges.upperBound)
    }
    func side(_ first: Int, _ end: Int) -> Int {
      max(0, Int(clamping: Int128(end) - Int128(first)))
    }
    (x, y) = (cut(left), cut(top))
    (width, height) = (side(x, cut(right)), side(y, cut(bottom)))
  }

  /// Creates the smallest rectangle around some cells; nil if there are none.
  package init?(around cells: [Cell]) {
    guard let first = cells.first else { return nil }
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    for cell in cells {
      (left, right) = (min(left, cell.x), max(right, cell.x))
      (top, bottom) = (min(top, cell.y), max(bottom, cell.y))
    }
    self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The size of the rectangle.
  package var size: GridSize { GridSize(columns: width, rows: height) }

  /// The first column to the right of the rectangle.
  package var maxX: Int { x + width }

  /// The first row below the rectangle.
  package var maxY: Int { y + height }

  /// True if the rectangle has no cell.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// True if a cell is inside.
  package func contains(_ cell: Cell) -> Bool {
    cell.x >= x && cell.x < maxX && cell.y >= y && cell.y < maxY
  }

  /// The intersection with another rectangle, which may be empty.
  package func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both rectangles.
  package func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return CellRect(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX),
      bottom: max(maxY, other.maxY))
  }
}

extension CellRect {
  /// The rectangle with more columns on both sides, and more rows above and below.
  package func widened(across: Int, down: Int) -> CellRect {
    CellRect(left: x - across, top: y - down, right: maxX + across, bottom: maxY + down)
  }

  /// The rectangle with a margin on each side.
  package func widened(by margin: Int) -> CellRect { widened(across: margin, down: margin) }

  /// The rectangle moved to the right and down.
  package func moved(right: Int, down: Int) -> CellRect {
    CellRect(x: x + right, y: y + down, width: width, height: height)
  }

  /// The rectangle in horizontal strips of some million cells, from the top down.
  package var strips: [CellRect] {
    let rows = max(1, (1 << 22) / max(1, width))
    return stride(from: y, to: maxY, by: rows).map {
      CellRect(x: x, y: $0, width: width, height: min(rows, maxY - $0))
    }
  }
}
