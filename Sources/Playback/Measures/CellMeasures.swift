package import Basics
internal import Zlib

/// The measures of the cells of one moment.
package enum CellMeasures {
  /// The entropy of the 3×3 blocks of a grid, in bits; nil if it has no block.
  ///
  /// With n blocks, of which one kind stands c times, it is the sum of c · log₂(n ÷ c) over the
  /// kinds, the rarest first, divided by n.
  package static func entropy(ofBlocks grid: StateGrid) -> Double? {
    let (columns, rows) = (grid.size.columns, grid.size.rows)
    guard columns > 2, rows > 2 else { return nil }
    let counts = grid.states.allSatisfy { $0 < 2 } ? bitCounts(grid) : stateCounts(grid)
    let total = Double((columns - 2) * (rows - 2))
    var sum = 0.0
    for count in counts.sorted() {
      sum += Double(count) * SphereMath.binaryLogarithm(total / Double(count))
    }
    return sum / total
  }

  /// The counts of the blocks that occur, of 512 possible ones.
  private static func bitCounts(_ grid: StateGrid) -> [Int] {
    let (columns, rows) = (grid.size.columns, grid.size.rows)
    let states = grid.states
    var counts = [Int](repeating: 0, count: 512)
    for y in 0..<rows - 2 {
      let row = y * columns
      func column(_ x: Int) -> Int {
        Int(states[row + x]) | Int(states[row + columns + x]) << 1
          | Int(states[row + 2 * columns + x]) << 2
      }
      var block = column(0) << 3 | column(1)
      for x in 2..<columns {
        block = (block << 3 | column(x)) & 511
        counts[block] += 1
      }
    }
    return counts.filter { $0 > 0 }
  }

  private static func stateCounts(_ grid: StateGrid) -> [Int] {
    let (columns, rows) = (grid.size.columns, grid.size.rows)
    var counts: [SIMD16<UInt8>: Int] = [:]
    for y in 0..<rows - 2 {
      for x in 0..<columns - 2 {
        var block = SIMD16<UInt8>()
        for place in 0..<9 { block[place] = grid[x + place % 3, y + place / 3] }
        counts[block, default: 0] += 1
      }
    }
    return Array(counts.values)
  }

  /// The bits that cells take when deflated, divided by the bits that they take as they are; nil
  /// without a cell.
  ///
  /// A cell takes as many bits as the number of the last state does, the first cell the highest ones;
  /// the last byte is filled up with zeros.
  package static func compression(of states: [UInt8], stateCount: Int) -> Double? {
    guard !states.isEmpty else { return nil }
    let width = max(1, Int.bitWidth - max(1, stateCount - 1).leadingZeroBitCount)
    var (bytes, pending, filled): ([UInt8], Int, Int) = ([], 0, 0)
    bytes.reserveCapacity(states.count * width / 8 + 1)
    for state in states {
      pending = pending << width | Int(state) & (1 << width - 1)
      filled += width
      while filled >= 8 {
        filled -= 8
        bytes.append(UInt8(truncatingIfNeeded: pending >> filled))
      }
      pending &= 1 << filled - 1
    }
    if filled > 0 { bytes.append(UInt8(truncatingIfNeeded: pending << (8 - filled))) }
    return Double(8 * deflated(bytes, as: .bare).count) / Double(states.count * width)
  }
}
