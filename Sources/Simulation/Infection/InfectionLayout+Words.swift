extension InfectionLayout {
  /// The words of a group in which everybody is healthy.
  func healthyWords() -> [UInt64] {
    var words = [UInt64](repeating: 0, count: wordCount)
    for word in wall..<closed { words[word] = .max }
    for y in 0..<size.rows {
      let blanks = y + 1 == size.rows ? size.area - people : 0
      closePlaces(from: size.columns - blanks, inRow: y, of: &words)
      if wraps {
        openMargin(Cell(size.columns, y), in: &words)
        copyMargins(ofRow: y, in: &words)
      } else {
        words[closed + word(of: Cell(-1, y))] |= bit(of: Cell(-1, y))
      }
    }
    return words
  }

  /// Copies into a row's margins whether the people whom they represent can be infected.
  func copyMargins(ofRow y: Int, in words: inout [UInt64]) {
    for (margin, person) in [(-1, size.columns - 1), (size.columns, 0)] {
      if words[closed + word(of: Cell(person, y))] & bit(of: Cell(person, y)) != 0 {
        words[closed + word(of: Cell(margin, y))] |= bit(of: Cell(margin, y))
      }
    }
  }

  private func openMargin(_ margin: Cell, in words: inout [UInt64]) {
    words[closed + word(of: margin)] &= ~bit(of: margin)
  }

  private func closePlaces(from column: Int, inRow y: Int, of words: inout [UInt64]) {
    let first = closed + word(of: Cell(column, y))
    words[first] |= 0 &- bit(of: Cell(column, y))
    for word in first + 1..<max(first + 1, closed + (y + 1) * wordsPerRow) { words[word] = .max }
  }
}
