/// A field of two states whose cells lie in words of 64, each row cut at multiples of 64.
protocol BitField: LifeField {
  /// The rectangle of cells that words exist for; nil where there is none. Beyond it all cells are
  /// in the state of the background, or do not exist.
  var extent: CellRect? { get }

  /// The cells `column * 64 ..< column * 64 + 64` of a row, the leftmost in the lowest bit, true
  /// where a cell lives. The word must touch the extent.
  func word(_ column: Int, _ y: Int) -> UInt64
}

extension BitField {
  /// A word of what lies beyond the extent.
  var outside: UInt64 { background == 0 ? 0 : ~0 }

  /// The 64 cells of a row from a column on.
  func bits(from x: Int, in y: Int) -> UInt64 {
    let shift = UInt64(x & 63)
    let low = wordOrOutside(x >> 6, y) >> shift
    return shift == 0 ? low : low | wordOrOutside(x >> 6 + 1, y) << (64 - shift)
  }

  private func wordOrOutside(_ column: Int, _ y: Int) -> UInt64 {
    guard let extent, y >= extent.y, y < extent.maxY, column >= extent.x >> 6,
      column <= (extent.maxX - 1) >> 6
    else { return outside }
    return word(column, y)
  }

  subscript(cell: Cell) -> UInt8 {
    UInt8(truncatingIfNeeded: bits(from: cell.x, in: cell.y) & 1)
  }

  func states(in window: CellRect) -> StateGrid {
    var states: [UInt8] = []
    states.reserveCapacity(window.size.area)
    for y in window.y..<window.maxY {
      for x in stride(from: window.x, to: window.maxX, by: 64) {
        let bits = bits(from: x, in: y)
        for bit in 0..<UInt64(min(64, window.maxX - x)) {
          states.append(UInt8(truncatingIfNeeded: bits >> bit & 1))
        }
      }
    }
    return StateGrid(size: window.size, states: states)
  }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    var plane: [UInt8] = []
    plane.reserveCapacity(size.area)
    var counts = [Int](repeating: 0, count: size.columns)
    for row in 0..<size.rows {
      let top = window.y + row * blockSide
      let bottom = min(top + blockSide, window.maxY)
      for column in counts.indices { counts[column] = 0 }
      for y in top..<bottom {
        for column in counts.indices {
          let left = window.x + column * blockSide
          counts[column] += population(of: y, from: left, to: min(left + blockSide, window.maxX))
        }
      }
      for column in counts.indices {
        let width = min(blockSide, window.width - column * blockSide)
        plane.append(ShareGrid.share(of: counts[column], in: width * (bottom - top)))
      }
    }
    return ShareGrid(size: size, planes: [plane])
  }

  /// How many cells of a row live in a range of columns.
  private func population(of y: Int, from start: Int, to end: Int) -> Int {
    var (total, x) = (0, start)
    while x < end {
      let width = min(end - x, 64 - x & 63)
      let mask = width == 64 ? ~0 : UInt64(1) << UInt64(width) - 1
      total += (bits(from: x, in: y) & mask).nonzeroBitCount
      x += width
    }
    return total
  }

  func liveCells(in window: CellRect) -> [Cell] {
    guard let extent else { return [] }
    let seen = window.intersection(extent)
    var cells: [Cell] = []
    for y in seen.y..<seen.maxY {
      for x in stride(from: seen.x, to: seen.maxX, by: 64) {
        var different = bits(from: x, in: y) ^ outside
        if seen.maxX - x < 64 { different &= 1 << UInt64(seen.maxX - x) - 1 }
        while different != 0 {
          cells.append(Cell(x + different.trailingZeroBitCount, y))
          different &= different - 1
        }
      }
    }
    return cells
  }
}
