/// The cells of a finite field, as others see them.
extension FiniteField: BitField {
  func word(_ column: Int, _ y: Int) -> UInt64 {
    guard column >= 0, column < map.columns, y >= 0, y < map.size.rows else { return 0 }
    return word(column, y >> 6, y & 63)
  }

  /// The word of a row of a tile, without the bits beyond the field's edge.
  func word(_ column: Int, _ row: Int, _ y: Int) -> UInt64 {
    let word = map.tile(column, row) * TileStore.tileWords + TileStore.word(ofRow: y)
    return unsafe store.cells[word] & map.mask(fit: map.fit(column, row), row: y)
  }

  /// Calls a function with the place of each tile in which something was ever.
  private func forEachUsed(_ body: (_ column: Int, _ row: Int) -> Void) {
    for row in 0..<map.rows {
      for column in 0..<map.columns where unsafe store.used[map.tile(column, row)] != 0 {
        body(column, row)
      }
    }
  }

  package func isAtRest() -> Bool? {
    guard let next = advancedByOne() else { return false }
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        for y in 0..<64 where word(column, row, y) != next.word(column, row, y) { return false }
      }
    }
    return true
  }

  package var population: UInt128 {
    var total = 0
    forEachUsed { column, row in
      for y in 0..<64 { total += word(column, row, y).nonzeroBitCount }
    }
    return UInt128(total)
  }

  package var liveBox: CellRect? {
    var box: CellRect?
    forEachUsed { column, row in
      var columns: UInt64 = 0
      var (top, bottom) = (64, 0)
      for y in 0..<64 {
        let word = word(column, row, y)
        columns |= word
        if word != 0 { (top, bottom) = (min(top, y), y + 1) }
      }
      if columns == 0 { return }
      let left = columns.trailingZeroBitCount
      let part = CellRect(
        x: column * 64 + left, y: row * 64 + top,
        width: 64 - columns.leadingZeroBitCount - left, height: bottom - top)
      box = box?.union(part) ?? part
    }
    return box
  }

  package func liveCells(in window: CellRect) -> [Cell] {
    let seen = window.intersection(CellRect(map.size))
    var cells: [Cell] = []
    if seen.isEmpty { return cells }
    for y in seen.y..<seen.maxY {
      for column in seen.x >> 6...(seen.maxX - 1) >> 6
      where unsafe store.used[map.tile(column, y >> 6)] != 0 {
        var word = word(column, y >> 6, y & 63)
        while word != 0 {
          let x = column * 64 + word.trailingZeroBitCount
          if x >= seen.x && x < seen.maxX { cells.append(Cell(x, y)) }
          word &= word - 1
        }
      }
    }
    return cells
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    var counts = BlockCounts(window, side: blockSide)
    forEachUsed { column, row in
      let cells = CellRect(x: column * 64, y: row * 64, width: 64, height: 64)
      if cells.intersection(window).isEmpty { return }
      for y in 0..<64 { counts.add(word(column, row, y), x: cells.x, y: cells.y + y) }
    }
    return counts.shares()
  }
}
