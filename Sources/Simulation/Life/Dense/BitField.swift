/// A field of two states whose cells lie in words of 64, each row cut at multiples of 64.
protocol BitField: LifeField {
  /// The cells `column * 64 ..< column * 64 + 64` of a row, the leftmost in the lowest bit, set
  /// where a cell lives. Cells that the field does not have are dead.
  func word(_ column: Int, _ y: Int) -> UInt64
}

extension BitField {
  /// The 64 cells of a row from a column on.
  func bits(from x: Int, in y: Int) -> UInt64 {
    let shift = UInt64(x & 63)
    let low = word(x >> 6, y) >> shift
    return shift == 0 ? low : low | word(x >> 6 + 1, y) << (64 - shift)
  }

  subscript(cell: Cell) -> UInt8 {
    UInt8(truncatingIfNeeded: word(cell.x >> 6, cell.y) >> UInt64(cell.x & 63) & 1)
  }

  func states(in window: CellRect) -> StateGrid {
    let area = window.size.area
    let states = unsafe [UInt8](unsafeUninitializedCapacity: area) { states, count in
      var place = 0
      for y in window.y..<window.maxY {
        for x in stride(from: window.x, to: window.maxX, by: 64) {
          guard let start = states.baseAddress else { break }
          let width = min(64, window.maxX - x)
          unsafe spread(
            bits(from: x, in: y), count: width, into: start + place,
            mayOverrun: place + 64 <= area)
          place += width
        }
      }
      count = place
    }
    return StateGrid(size: window.size, states: states)
  }
}
