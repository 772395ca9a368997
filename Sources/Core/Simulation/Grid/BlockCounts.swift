/// The number of live cells in each square block of a window.
struct BlockCounts {
  let window: CellRect
  let side: Int
  let size: GridSize
  private var counts: [Int]

  /// Creates empty counts.
  init(_ window: CellRect, side: Int) {
    self.window = window
    self.side = side
    size = ShareGrid.size(of: window, blockSide: side)
    counts = [Int](repeating: 0, count: size.area)
  }

  /// Counts the set cells of a row, with the one at `x` in the lowest bit; those outside the window
  /// are skipped.
  mutating func add(_ word: UInt64, x: Int, y: Int) {
    guard word != 0, y >= window.y, y < window.maxY, x < window.maxX else { return }
    var bits = word
    var left = x - window.x
    if left < 0 {
      if left <= -64 { return }
      bits >>= UInt64(-left)
      left = 0
    }
    if window.width - left < 64 { bits &= 1 << UInt64(window.width - left) - 1 }
    let row = (y - window.y) / side * size.columns
    while bits != 0 {
      let column = (left + bits.trailingZeroBitCount) / side
      let width = (column + 1) * side - left
      let part = width < 64 ? bits & (1 << UInt64(width) - 1) : bits
      counts[row + column] += part.nonzeroBitCount
      bits ^= part
    }
  }

  /// The shares of the counted cells, or of all others.
  func shares(ofOthers: Bool = false) -> ShareGrid {
    var plane: [UInt8] = []
    plane.reserveCapacity(size.area)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let count = UInt128(counts[row * size.columns + column])
        // From far away most blocks are empty, and division is slow.
        guard count > 0 || ofOthers else {
          plane.append(0)
          continue
        }
        let total = ShareGrid.cells(of: window, inColumn: column, row: row, blockSide: side)
        plane.append(ShareGrid.share(of: ofOthers ? total - count : count, in: total))
      }
    }
    return ShareGrid(size: size, planes: [plane])
  }
}
