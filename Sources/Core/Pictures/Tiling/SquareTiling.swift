package import TerrariumBasics

/// Squares in columns and rows.
package struct SquareTiling: Tiling {
  package init() {}

  package var knot: PixelPoint { PixelPoint(1, 1) }
  package var weave: LatticeDirections {
    LatticeDirections(columns: 1, rows: 1, lean: 0, start: .zero)
  }

  private static let sides = [
    TileSide(start: [0, 0], end: [1, 0], neighbour: Cell(0, -1)),
    TileSide(start: [1, 0], end: [1, 1], neighbour: Cell(1, 0)),
    TileSide(start: [1, 1], end: [0, 1], neighbour: Cell(0, 1)),
    TileSide(start: [0, 1], end: [0, 0], neighbour: Cell(-1, 0)),
  ]

  package func origin(of cell: Cell) -> LatticePoint { [cell.x, cell.y] }

  package func sides(of cell: Cell) -> [TileSide] { Self.sides }

  package func cell(at point: PixelPoint) -> Cell {
    Cell(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
  }
}
