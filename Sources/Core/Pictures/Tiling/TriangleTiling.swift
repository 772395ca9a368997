package import TerrariumBasics

/// Equilateral triangles in rows, with columns half a side apart. If column and row have an even
/// sum, the apex points down and the upper edge is shared with the cell above; otherwise the apex
/// points up and the lower edge is shared.
package struct TriangleTiling: Tiling {
  package init() {}

  /// Half a side, and the height of a row.
  package var knot: PixelPoint { PixelPoint(0.5, Self.height) }

  /// Half of √3, the height of a triangle.
  private static let height = 0.866_025_403_784_438_6

  private static let downwards = [
    TileSide(start: [0, 0], end: [2, 0], neighbour: Cell(0, -1)),
    TileSide(start: [2, 0], end: [1, 1], neighbour: Cell(1, 0)),
    TileSide(start: [1, 1], end: [0, 0], neighbour: Cell(-1, 0)),
  ]
  private static let upwards = [
    TileSide(start: [1, 0], end: [2, 1], neighbour: Cell(1, 0)),
    TileSide(start: [2, 1], end: [0, 1], neighbour: Cell(0, 1)),
    TileSide(start: [0, 1], end: [1, 0], neighbour: Cell(-1, 0)),
  ]

  // A triangle counts as the half of its width that belongs only to it.
  package var weave: LatticeDirections {
    LatticeDirections(columns: 2, rows: 1 / Self.height, lean: 0, start: [0.25, 0])
  }

  package func origin(of cell: Cell) -> LatticePoint { [cell.x, cell.y] }

  package func sides(of cell: Cell) -> [TileSide] {
    (cell.x &+ cell.y) & 1 == 0 ? Self.downwards : Self.upwards
  }

  @inline(__always)
  package func cell(at point: PixelPoint) -> Cell {
    let row = (point.y * (1 / Self.height)).rounded(.down)
    let down = point.y * (1 / Self.height) - row
    let half = (point.x * 2).rounded(.down)
    let across = point.x * 2 - half
    let (x, y) = (Int(half), Int(row))
    // Two triangles share each half of a side: one that begins here and the one before it.
    let isOwn = (x &+ y) & 1 == 0 ? down <= across : down >= 1 - across
    return Cell(isOwn ? x : x - 1, y)
  }
}
