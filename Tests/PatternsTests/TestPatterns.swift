import TerrariumPatterns
import TerrariumSimulation

extension Pattern {
  /// Creates the pattern that some rows draw, with `O` for live cells and anything else for dead
  /// ones.
  init(_ rows: [String]) {
    let cells = rows.enumerated().flatMap { y, row in
      row.enumerated().filter { $0.element == "O" }.map { Cell($0.offset, y) }
    }
    self.init(size: GridSize(columns: rows.map(\.count).max() ?? 0, rows: rows.count), cells: cells)
  }

  /// The rows that draw it.
  var drawing: [String] {
    let grid = states
    return (0..<size.rows).map { y in
      (0..<size.columns).map { grid[$0, y] == 0 ? "." : "O" }.joined()
    }
  }

  /// Creates cells that are live with a chance of one in `sparsity`.
  static func random(_ size: GridSize, sparsity: Int = 2, from stream: inout RandomStream)
    -> Pattern
  {
    var cells: [Cell] = []
    for y in 0..<size.rows {
      for x in 0..<size.columns where stream.happens(1, in: sparsity) { cells.append(Cell(x, y)) }
    }
    return Pattern(size: size, cells: cells)
  }
}

/// Reads a pattern from a text.
func read(_ text: String, limits: PatternLimits = PatternLimits()) throws(PatternError)
  -> PatternFile
{
  try PatternFile(reading: Array(text.utf8), limits: limits)
}

/// Returns the rows of the pattern that a text draws.
func drawing(_ text: String) throws(PatternError) -> [String] { try read(text).cells().drawing }

let glider = Pattern([".O.", "..O", "OOO"])

/// Sizes that straddle runs, leaves and the smallest boxes.
let patternSizes = [
  (1, 1), (1, 9), (9, 1), (3, 3), (7, 8), (8, 8), (9, 9), (16, 17), (33, 31), (70, 5), (141, 3),
].map { GridSize(columns: $0.0, rows: $0.1) }
