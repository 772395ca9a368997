package import TerrariumBasics

/// The geometry of a lattice's cells in the plane where they are drawn; a cell is 1 wide.
///
/// It is all that painters need to know of a shape: the place and outline of a cell, and the cell
/// at a point.
package protocol Tiling: Sendable {
  /// The distances of the columns and rows of points that all corners are on.
  var knot: PixelPoint { get }

  /// The point from which the corners of a cell are counted, in knots.
  func origin(of cell: Cell) -> LatticePoint

  /// The sides of a cell, clockwise; each ends where the next one begins.
  func sides(of cell: Cell) -> [TileSide]

  /// The cell at a point.
  func cell(at point: PixelPoint) -> Cell

  /// The directions of columns and rows, for scales at which single cells are invisible.
  var weave: LatticeDirections { get }
}

/// A point of the plane, to the right and down.
package typealias PixelPoint = SIMD2<Double>

/// A possible place of a corner, by its column and row of knots.
package typealias LatticePoint = SIMD2<Int>

/// A side of a cell.
package struct TileSide: Hashable, Sendable {
  /// Its beginning and its end, in knots from the cell's origin.
  package let start: LatticePoint
  package let end: LatticePoint
  /// The cell on its other side, as a difference of columns and rows.
  package let neighbour: Cell
}

/// The columns and rows of a lattice at scales at which single cells are invisible.
package struct LatticeDirections: Hashable, Sendable {
  /// The number of columns in a width of 1, and of rows in a height of 1.
  package let columns: Double
  package let rows: Double
  /// The columns by which each row is shifted to the left against the one above.
  package let lean: Double
  /// The start of column 0 of row 0.
  let start: PixelPoint

  /// The number of rows down to a place, with fractions.
  @inline(__always)
  package func row(at y: Double) -> Double { (y - start.y) * rows }

  /// The number of columns up to a place in a row.
  @inline(__always)
  package func column(at x: Double, inRow row: Double) -> Double {
    (x - start.x) * columns + lean * row
  }

  /// The place where a column and a row begin.
  package func place(column: Double, row: Double) -> PixelPoint {
    PixelPoint(start.x + (column - lean * row) / columns, start.y + row / rows)
  }
}

extension CellLattice {
  /// The tiling of the lattice's cells.
  package var tiling: any Tiling {
    switch self {
    case .squares: SquareTiling()
    case .hexagons: HexagonTiling()
    case .triangles: TriangleTiling()
    }
  }
}

extension Tiling {
  /// The place of a knot.
  package func place(of knot: LatticePoint) -> PixelPoint {
    PixelPoint(Double(knot.x) * self.knot.x, Double(knot.y) * self.knot.y)
  }

  /// The corners of a cell, clockwise.
  package func outline(of cell: Cell) -> [PixelPoint] {
    let origin = origin(of: cell)
    return sides(of: cell).map { place(of: origin &+ $0.start) }
  }

  /// The smallest rectangle around cells: left, top, right and bottom.
  package func box(of cells: CellRect) -> (least: PixelPoint, most: PixelPoint) {
    guard !cells.isEmpty else { return (.zero, .zero) }
    // Further out, knots would overflow, and a Double does not tell 16 cells apart.
    let far = 1 << 58
    guard [cells.x, cells.y, cells.maxX, cells.maxY].allSatisfy({ abs($0) <= far }) else {
      let (least, most) = box(
        of: CellRect(
          left: cells.x >> 4, top: cells.y >> 4, right: (cells.maxX - 1) >> 4 + 1,
          bottom: (cells.maxY - 1) >> 4 + 1))
      return (least * 16, most * 16)
    }
    // Rows lean evenly, so the corner cells reach furthest; if there are two kinds of cells, so do
    // their neighbours.
    var (least, most) = (PixelPoint(repeating: .infinity), PixelPoint(repeating: -.infinity))
    let columns = [cells.x, min(cells.maxX - 1, cells.x + 1), max(cells.x, cells.maxX - 2)]
    for y in [cells.y, cells.maxY - 1] {
      for x in columns + [cells.maxX - 1] {
        for corner in outline(of: Cell(x, y)) {
          least = pointwiseMin(least, corner)
          most = pointwiseMax(most, corner)
        }
      }
    }
    return (least, most)
  }

  /// A rectangle of cells that contains all that intersect a rectangle, and perhaps others.
  package func cells(from least: PixelPoint, to most: PixelPoint) -> CellRect {
    // The part of a cell beyond its column and row, and the cell beside it.
    let slack = 2.0
    let (top, bottom) = (weave.row(at: least.y) - slack, weave.row(at: most.y) + slack)
    let left = min(weave.column(at: least.x, inRow: top), weave.column(at: least.x, inRow: bottom))
    let right = max(weave.column(at: most.x, inRow: top), weave.column(at: most.x, inRow: bottom))
    return CellRect(
      left: Int(cell: (left - slack).rounded(.down)), top: Int(cell: top.rounded(.down)),
      right: Int(cell: (right + slack).rounded(.up)), bottom: Int(cell: bottom.rounded(.up)))
  }
}
