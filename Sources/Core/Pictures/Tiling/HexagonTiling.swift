package import TerrariumBasics

/// Hexagons with a corner at the top. Each row begins half a cell further left than the one above.
/// A cell has two neighbours in its own row, [0, -1] and [-1, -1] above, and [0, 1] and [1, 1]
/// below.
package struct HexagonTiling: Tiling {
  package init() {}

  /// Half a cell, and a sixth of √3: a row is three of these high, a cell four.
  package var knot: PixelPoint { PixelPoint(0.5, Self.rise) }

  /// Half the length of a side, which is the height of a corner above the upright sides.
  private static let rise = 0.288_675_134_594_812_9

  private static let sides = [
    TileSide(start: [1, 0], end: [2, 1], neighbour: Cell(0, -1)),
    TileSide(start: [2, 1], end: [2, 3], neighbour: Cell(1, 0)),
    TileSide(start: [2, 3], end: [1, 4], neighbour: Cell(1, 1)),
    TileSide(start: [1, 4], end: [0, 3], neighbour: Cell(0, 1)),
    TileSide(start: [0, 3], end: [0, 1], neighbour: Cell(-1, 0)),
    TileSide(start: [0, 1], end: [1, 0], neighbour: Cell(-1, -1)),
  ]

  // The mean height of a cell's upper and lower edges is half a rise from its ends, of four.
  package var weave: LatticeDirections {
    LatticeDirections(
      columns: 1, rows: 1 / (3 * Self.rise), lean: 0.5, start: [0, 0.5 * Self.rise])
  }

  // Only cells that no picture tells apart are so far out that this overflows.
  package func origin(of cell: Cell) -> LatticePoint {
    [2 &* cell.x &- cell.y, 3 &* cell.y]
  }

  package func sides(of cell: Cell) -> [TileSide] { Self.sides }

  @inline(__always)
  package func cell(at point: PixelPoint) -> Cell {
    let row = (point.y * (1 / (3 * Self.rise))).rounded(.down)
    let along = point.x + row / 2
    let column = along.rounded(.down)
    // The corner of this row's cell is in its middle; beside it the row above reaches down.
    let down = point.y - row * (3 * Self.rise)
    let aside = abs(along - column - 0.5)
    if down < aside * (2 * Self.rise) {
      return Cell(Int((along - 0.5).rounded(.down)), Int(row) - 1)
    }
    return Cell(Int(column), Int(row))
  }
}
