/// Computes facts about many people at once, a word at a time.
extension InfectionWorld {
  /// The smallest rectangle around all ill people.
  package var liveBox: CellRect? {
    var box: CellRect?
    forEachWord(in: CellRect(size)) { _, ill, x, y in
      guard ill != 0 else { return }
      let first = ill.trailingZeroBitCount
      let part = CellRect(
        x: x + first, y: y, width: 64 - ill.leadingZeroBitCount - first, height: 1)
      box = box?.union(part) ?? part
    }
    return box
  }

  /// The shares of the ill and of the blanks in square blocks, counted a word at a time.
  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    var all = BlockCounts(window, side: blockSide)
    var ill = all
    forEachWord(in: window) { people, illPeople, x, y in
      all.add(people, x: x, y: y)
      ill.add(illPeople, x: x, y: y)
    }
    return ShareGrid(
      size: all.size, planes: ill.shares().planes + all.shares(ofOthers: true).planes)
  }

  /// Calls a function with words of 64 people of a rectangle: their bits and those of the ill, with
  /// column `x` as the lowest.
  private func forEachWord(
    in area: CellRect, _ body: (_ people: UInt64, _ ill: UInt64, _ x: Int, _ y: Int) -> Void
  ) {
    let inside = area.intersection(CellRect(size))
    for y in inside.y..<inside.maxY {
      let end = min(inside.maxX, layout.end(ofRow: y))
      // The lowest bit of a row's first word is that of a margin.
      for x in stride(from: (inside.x + 1) & ~63 - 1, to: end, by: 64) {
        let notBefore = UInt64.max << UInt64(max(0, inside.x - x))
        let notAfter = UInt64.max >> UInt64(max(0, x + 64 - end))
        let people = notBefore & notAfter
        body(people, words[layout.closed + layout.word(of: Cell(x, y))] & people, x, y)
      }
    }
  }
}
