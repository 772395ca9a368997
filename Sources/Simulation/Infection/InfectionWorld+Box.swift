extension InfectionWorld {
  /// The smallest rectangle around all ill people.
  package var liveBox: CellRect? {
    var box: CellRect?
    for y in 0..<size.rows {
      let end = layout.end(ofRow: y)
      guard let first = firstIll(inRow: y, until: end), let last = lastIll(inRow: y, until: end)
      else { continue }
      let part = CellRect(x: first, y: y, width: last + 1 - first, height: 1)
      box = box?.union(part) ?? part
    }
    return box
  }

  /// The ill of the 64 places around one that share a word with it, the first of them in `first`.
  private func word(at x: Int, inRow y: Int) -> (bits: UInt64, first: Int) {
    let place = Cell(x, y)
    return (words[layout.closed + layout.word(of: place)], (x + 1) & ~63 - 1)
  }

  private func firstIll(inRow y: Int, until end: Int) -> Int? {
    var x = 0
    while x < end {
      let (bits, first) = word(at: x, inRow: y)
      let ill = bits & (0 &- (1 << UInt64(x - first)))
      if ill != 0 {
        let column = first + ill.trailingZeroBitCount
        return column < end ? column : nil
      }
      x = first + 64
    }
    return nil
  }

  private func lastIll(inRow y: Int, until end: Int) -> Int? {
    var x = end - 1
    while x >= 0 {
      let (bits, first) = word(at: x, inRow: y)
      let ill = bits & (.max >> UInt64(63 - (x - first)))
      if ill != 0 {
        let column = first + 63 - ill.leadingZeroBitCount
        return column >= 0 ? column : nil
      }
      x = first - 1
    }
    return nil
  }
}
