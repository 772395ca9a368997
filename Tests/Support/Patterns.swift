package import TerrariumSimulation

/// Well-known patterns as rows of `O` and `.`, with their top left at [0, 0].
package enum Patterns {
  /// Found by John Conway in 1969.
  package static let rPentomino = cells([".OO", "OO.", ".O."])

  /// Found by Charles Corderman by 1971.
  package static let acorn = cells([".O.....", "...O...", "OO..OOO"])

  /// Found by Richard Guy in 1969; heads down and right.
  package static let glider = cells([".O.", "..O", "OOO"])

  /// Found by Bill Gosper in 1970; a glider every 30 generations.
  package static let gosperGun = cells([
    "........................O...........",
    "......................O.O...........",
    "............OO......OO............OO",
    "...........O...O....OO............OO",
    "OO........O.....O...OO..............",
    "OO........O...O.OO....O.O...........",
    "..........O.....O.......O...........",
    "...........O...O....................",
    "............OO......................",
  ])

  /// Returns the live cells of rows of letters.
  package static func cells(_ rows: [String]) -> [Cell] {
    var cells: [Cell] = []
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() where letter == "O" { cells.append(Cell(x, y)) }
    }
    return cells
  }

  /// Returns random cells of a square, each live with a chance of one half.
  package static func soup(side: Int, using stream: inout RandomStream) -> [Cell] {
    var cells: [Cell] = []
    for y in 0..<side {
      for x in 0..<side where stream.next() >> 63 == 1 { cells.append(Cell(x, y)) }
    }
    return cells
  }

  /// Returns such a square at a random place, at most this far from the centre of the plane.
  package static func soup(
    side: Int, using stream: inout RandomStream, within reach: Int
  ) -> [Cell] {
    let corner = Cell(
      stream.draw(below: 2 * reach + 1) - reach, stream.draw(below: 2 * reach + 1) - reach)
    return soup(side: side, using: &stream).map { Cell($0.x + corner.x, $0.y + corner.y) }
  }
}
