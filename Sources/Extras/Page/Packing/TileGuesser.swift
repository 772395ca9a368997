internal import TerrariumEncoding

/// Predicts the next state of a tile as the one that last followed the same states of the tile and
/// its eight neighbours. For cellular automata most predictions are right, under any rule.
struct TileGuesser {
  private let columns: Int
  private let rows: Int
  /// The next state after each kind of neighbourhood; -1 if unknown.
  private var known: [Int32]

  private static let bits = 17
  private static let factor: UInt32 = 0x9e37_79b1

  init(_ grid: TileGrid) {
    (columns, rows) = (grid.columns, grid.rows)
    known = [Int32](repeating: -1, count: 1 << Self.bits)
  }

  /// The difference of each next tile from its prediction, by XOR; each result is learned in turn.
  mutating func differences(from before: [UInt16], to after: [UInt16]) -> [UInt16] {
    var differences = after
    visit(before) { cell, guess in
      differences[cell] ^= guess
      return after[cell]
    }
    return differences
  }

  /// Returns the next tiles, given those differences.
  mutating func next(_ before: [UInt16], differences: [UInt16]) -> [UInt16] {
    var after = differences
    visit(before) { cell, guess in
      after[cell] ^= guess
      return after[cell]
    }
    return after
  }

  /// Visits all cells; `body` receives the prediction and returns the result.
  private mutating func visit(_ before: [UInt16], _ body: (Int, UInt16) -> UInt16) {
    for row in 0..<rows {
      let lines = [(row + rows - 1) % rows, row, (row + 1) % rows].map { $0 * columns }
      for column in 0..<columns {
        let (left, right) = (
          column == 0 ? columns - 1 : column - 1, column == columns - 1 ? 0 : column + 1
        )
        var hash: UInt32 = 0
        for line in lines {
          hash = (hash ^ UInt32(before[line + left])) &* Self.factor
          hash = (hash ^ UInt32(before[line + column])) &* Self.factor
          hash = (hash ^ UInt32(before[line + right])) &* Self.factor
        }
        let slot = Int(hash >> UInt32(32 - Self.bits))
        let cell = lines[1] + column
        let guess = known[slot] < 0 ? before[cell] : UInt16(known[slot])
        known[slot] = Int32(body(cell, guess))
      }
    }
  }
}
