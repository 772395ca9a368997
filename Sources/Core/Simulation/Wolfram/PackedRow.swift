/// A row of two-state cells, 64 per word: the cell of column `x` is bit `x % 64` of word `x / 64`.
package struct PackedRow: Hashable, Sendable {
  /// The number of cells.
  package let count: Int

  /// The cells; unused bits of the last word are 0.
  package private(set) var words: [UInt64]

  /// Creates a row from as many of the words as it needs.
  package init(count: Int, words: [UInt64]) {
    let wordCount = (count + 63) / 64
    precondition(count >= 0 && words.count >= wordCount, "a bit for each cell")
    self.count = count
    self.words = words.count == wordCount ? words : Array(words.prefix(wordCount))
    if count & 63 != 0 { self.words[wordCount - 1] &= (1 << UInt64(count & 63)) - 1 }
  }

  /// True if the cell of a column is alive.
  package subscript(column: Int) -> Bool {
    precondition(0..<count ~= column, "a column of the row")
    return words[column >> 6] >> UInt64(column & 63) & 1 != 0
  }

  /// The range of columns from the first to the last cell not in a state; nil if all cells are in
  /// it.
  package func columns(otherThan state: Bool) -> Range<Int>? {
    let others = words(differingFrom: state)
    guard let first = others.firstIndex(where: { $0 != 0 }),
      let last = others.lastIndex(where: { $0 != 0 })
    else { return nil }
    return first << 6 + others[first].trailingZeroBitCount..<last << 6 + 64
      - others[last].leadingZeroBitCount
  }

  /// The words of the cells that are not in a state.
  func words(differingFrom state: Bool) -> [UInt64] {
    state ? PackedRow(count: count, words: words.map { ~$0 }).words : words
  }
}
