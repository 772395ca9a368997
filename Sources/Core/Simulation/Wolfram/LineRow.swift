/// A row of cells: bits if there are two states, otherwise bytes.
package enum LineRow: Hashable, Sendable {
  case bits(PackedRow)
  case bytes([UInt8])

  /// The number of cells.
  package var count: Int {
    switch self {
    case .bits(let row): row.count
    case .bytes(let cells): cells.count
    }
  }

  /// The state of a column.
  package subscript(column: Int) -> UInt8 {
    switch self {
    case .bits(let row): row[column] ? 1 : 0
    case .bytes(let cells): cells[column]
    }
  }

  /// One byte per cell.
  package var states: [UInt8] {
    switch self {
    case .bytes(let cells): cells
    case .bits(let row):
      (0..<row.count).map { UInt8(row.words[$0 >> 6] >> UInt64($0 & 63) & 1) }
    }
  }

  /// True if no cell is in a state beyond this number of states.
  func isWithin(colors: Int) -> Bool {
    guard case .bytes(let cells) = self else { return true }
    return cells.allSatisfy { $0 < colors }
  }

  /// Its first columns, padded with cells of state 0.
  func cut(to width: Int) -> LineRow {
    switch self {
    case .bits(let row):
      let words = row.words + [UInt64](repeating: 0, count: max(0, width - row.count) / 64 + 1)
      return .bits(PackedRow(count: width, words: words))
    case .bytes(let cells):
      return .bytes(
        Array(cells.prefix(width)) + [UInt8](repeating: 0, count: max(0, width - cells.count)))
    }
  }

  /// Writes some columns into row `y` of a grid whose column 0 is `left`.
  func write(_ columns: Range<Int>, into grid: inout StateGrid, left: Int, y: Int) {
    switch self {
    case .bits(let row):
      var x = columns.lowerBound
      while x < columns.upperBound {
        // Up to the end of the column's word.
        let count = min(64 - x & 63, columns.upperBound - x)
        grid.set(bits: row.words[x >> 6] >> UInt64(x & 63), count: count, x: x - left, y: y)
        x += count
      }
    case .bytes(let cells):
      for x in columns { grid[x - left, y] = cells[x] }
    }
  }
}
