package import TerrariumBasics

/// The geometry of a lattice's cells in the plane in which they are drawn; a cell is 1 wide.
///
/// All that painters must know of a shape is here: where a cell is, what its outline is, and which
/// cell is at a point.
package protocol Tiling: Sendable {
  /// The distances between the columns and rows of points on which all corners lie.
  var knot: PixelPoint { get }

  /// The point that the corners of a cell are counted from, in knots.
  func origin(of cell: Cell) -> LatticePoint

  /// The sides of a cell, clockwise; each ends where the next one begins.
  func sides(of cell: Cell) -> [TileSide]

  /// The cell in which a point lies.
  func cell(at point: PixelPoint) -> Cell

  /// The directions of columns and rows, for scales at which single cells are invisible.
  var weave: LatticeDirections { get }
}

/// A point of the plane, to the right and down.
package typealias PixelPoint = SIMD2<Double>

/// A point of the plane on which a corner may lie, by its column and row.
package typealias LatticePoint = SIMD2<Int>

/// A side of a cell.
package struct TileSide: Hashable, Sendable {
  /// Its beginning and its end, in knots from the cell's origin.
  package let start: LatticePoint
  package let end: LatticePoint
  /// The way to the cell on its other side, in columns and rows.
  package let neighbour: Cell
}

/// The columns and rows of a lattice at scales at which single cells are invisible.
package struct LatticeDirections: Hashable, Sendable {
  /// The number of columns in a width of 1, and of rows in a height of 1.
  package let columns: Double
  package let rows: Double
  /// The columns by which each row begins further to the left than the one above it.
  package let lean: Double
  /// The beginning of column 0 of row 0.
  let start: PixelPoint

  /// The rows down to a place; between two rows a part.
  @inline(__always)
  package func row(at y: Double) -> Double { (y - start.y) * rows }

  /// The columns up to a place, in a row.
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
  /// The places of its cells in the plane.
  package var tiling: any Tiling {
    switch self {
    case .squares: SquareTiling()
    case .hexagons: HexagonTiling()
    case .triangles: TriangleTiling()
    }
  }
}

extension Tiling {
  /// A knot's place.
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
    // Rows lean evenly, so that those of the corners reach furthest; where cells come in two kinds,
    // so do those beside them.
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

  /// A rectangle of cells that contains all cells which intersect a rectangle, and perhaps others.
  package func cells(from least: PixelPoint, to most: PixelPoint) -> CellRect {
    // What a cell may reach beyond its column and row, and the cell beside it.
    let slack = 2.0
    let (top, bottom) = (weave.row(at: least.y) - slack, weave.row(at: most.y) + slack)
    let left = min(weave.column(at: least.x, inRow: top), weave.column(at: least.x, inRow: bottom))
    let right = max(weave.column(at: most.x, inRow: top), weave.column(at: most.x, inRow: bottom))
    let (first, last) = (
      Cell(Int((left - slack).rounded(.down)), Int(top.rounded(.down))),
      Cell(Int((right + slack).rounded(.up)), Int(bottom.rounded(.up)))
    )
    return CellRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}
