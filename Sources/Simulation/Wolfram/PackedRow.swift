/// A row of two-state cells, 64 a word: the cell of column `x` at bit `x % 64` of word `x / 64`.
package struct PackedRow: Hashable, Sendable {
  /// The number of cells.
  package let count: Int

  /// The cells; the bits of the last word that belong to no cell are 0.
  package private(set) var words: [UInt64]

  /// A row of dead cells.
  package init(count: Int) {
    precondition(count >= 0, "a row cannot have fewer cells than none")
    self.count = count
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// A row of the given cells.
  package init(_ cells: [Bool]) {
    self.init(count: cells.count)
    for (column, isAlive) in cells.enumerated() where isAlive { self[column] = true }
  }

  /// A row with the given words, of which it takes as many as it needs.
  package init(count: Int, words: some Collection<UInt64>) {
    self.init(count: count)
    precondition(words.count >= self.words.count, "a bit for each cell")
    for (index, word) in zip(self.words.indices, words) { self.words[index] = word }
    clearUnusedBits()
  }

  /// Whether the cell of a column lives.
  package subscript(column: Int) -> Bool {
    get {
      precondition(0..<count ~= column, "a column of the row")
      return words[column >> 6] >> UInt64(column & 63) & 1 != 0
    }
    set {
      precondition(0..<count ~= column, "a column of the row")
      let bit: UInt64 = 1 << UInt64(column & 63)
      if newValue { words[column >> 6] |= bit } else { words[column >> 6] &= ~bit }
    }
  }

  /// How many cells live.
  package var population: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  private mutating func clearUnusedBits() {
    guard count & 63 != 0 else { return }
    words[words.count - 1] &= (1 << UInt64(count & 63)) - 1
  }
}
