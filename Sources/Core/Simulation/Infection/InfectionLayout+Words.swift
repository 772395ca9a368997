extension InfectionLayout {
  /// The words of a group in which everybody is healthy.
  func healthyWords() -> [UInt64] {
    var words = [UInt64](repeating: 0, count: wordCount)
    for word in wall..<closed { words[word] = .max }
    for y in 0..<size.rows {
      let blanks = y + 1 == size.rows ? size.area - people : 0
      closePlaces(from: size.columns - blanks, inRow: y, of: &words)
      if wraps {
        let margin = Cell(size.columns, y)
        words[closed + word(of: margin)] &= ~bit(of: margin)
        unsafe copyMargins(ofRow: y, in: &words)
      } else {
        words[closed + word(of: Cell(-1, y))] |= bit(of: Cell(-1, y))
      }
    }
    return words
  }

  /// Copies into a row's margins if the people that they represent can be infected.
  func copyMargins(ofRow y: Int, in words: UnsafeMutablePointer<UInt64>) {
    let closed = unsafe words + closed
    func copy(_ person: Cell, into margin: Cell) {
      if unsafe closed[word(of: person)] & bit(of: person) == 0 { return }
      unsafe closed[word(of: margin)] |= bit(of: margin)
    }
    copy(Cell(size.columns - 1, y), into: Cell(-1, y))
    copy(Cell(0, y), into: Cell(size.columns, y))
  }

  private func closePlaces(from column: Int, inRow y: Int, of words: inout [UInt64]) {
    let first = closed + word(of: Cell(column, y))
    words[first] |= 0 &- bit(of: Cell(column, y))
    for word in first + 1..<max(first + 1, closed + (y + 1) * wordsPerRow) { words[word] = .max }
  }
}
