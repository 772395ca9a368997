extension InfectionWorld {
  /// The shares of the ill and of the blanks in square blocks, counted a word at a time.
  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    var planes = [[UInt8]](repeating: [UInt8](repeating: 0, count: size.area), count: 2)
    var counts = [BlockCount](repeating: BlockCount(), count: size.columns)
    for row in 0..<size.rows {
      let top = window.y + row * blockSide
      let strip = CellRect(
        x: window.x, y: top, width: window.width, height: min(blockSide, window.maxY - top))
      for column in counts.indices { counts[column] = BlockCount() }
      count(strip, blockSide: blockSide, into: &counts)
      for column in counts.indices {
        let cells = min(blockSide, window.width - column * blockSide) * strip.height
        let (point, count) = (row * size.columns + column, counts[column])
        planes[0][point] = ShareGrid.share(of: count.ill, in: cells)
        planes[1][point] = ShareGrid.share(of: cells - count.people, in: cells)
      }
    }
    return ShareGrid(size: size, planes: planes)
  }

  private func count(_ strip: CellRect, blockSide: Int, into counts: inout [BlockCount]) {
    let inside = strip.intersection(CellRect(size))
    for y in inside.y..<inside.maxY {
      let end = min(inside.maxX, layout.end(ofRow: y))
      var x = inside.x
      while x < end {
        let column = (x - strip.x) / blockSide
        let next = min(end, strip.x + (column + 1) * blockSide)
        counts[column].people += next - x
        counts[column].ill += bits(of: layout.closed, from: x, to: next, inRow: y)
        x = next
      }
    }
  }

  /// The number of bits of a plane that are set in some columns of a row.
  private func bits(of plane: Int, from x: Int, to end: Int, inRow y: Int) -> Int {
    let (first, last) = (layout.word(of: Cell(x, y)), layout.word(of: Cell(end - 1, y)))
    let notBefore = 0 &- layout.bit(of: Cell(x, y))
    let notAfter = UInt64.max >> UInt64(63 - (end & 63))
    if first == last { return (words[plane + first] & notBefore & notAfter).nonzeroBitCount }
    var count = (words[plane + first] & notBefore).nonzeroBitCount
    for word in first + 1..<last { count += words[plane + word].nonzeroBitCount }
    return count + (words[plane + last] & notAfter).nonzeroBitCount
  }
}

/// The counts of a block.
private struct BlockCount {
  var people = 0
  var ill = 0
}
