internal import Basics

/// Squares in columns and rows.
struct SquareTiling: Tiling {
  var knot: Place { Place(1, 1) }
  var weave: LatticeDirections { LatticeDirections(columns: 1, rows: 1, lean: 0, start: .zero) }

  private static let sides = [
    TileSide(start: [0, 0], end: [1, 0], neighbour: Cell(0, -1)),
    TileSide(start: [1, 0], end: [1, 1], neighbour: Cell(1, 0)),
    TileSide(start: [1, 1], end: [0, 1], neighbour: Cell(0, 1)),
    TileSide(start: [0, 1], end: [0, 0], neighbour: Cell(-1, 0)),
  ]

  func origin(of cell: Cell) -> Knot { [cell.x, cell.y] }

  func sides(of cell: Cell) -> [TileSide] { Self.sides }

  func cell(at point: Place) -> Cell {
    Cell(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
  }
}
