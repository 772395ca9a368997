internal import TerrariumBasics

/// The frequencies of the kinds of 3×3 blocks.
struct BlockCounts {
  /// The number of blocks.
  private let total: Int
  /// The frequency of each kind, in any order; kinds that do not occur may be missing.
  private let counts: [Int]

  fileprivate init(_ counts: [Int], total: Int) { (self.counts, self.total) = (counts, total) }

  /// The entropy of the blocks, in bits.
  ///
  /// With n blocks, of which one kind occurs c times, it is the sum of c · log₂(n ÷ c) over the
  /// kinds, the rarest first, divided by n.
  var entropy: Double {
    let total = Double(total)
    // Most kinds are rare, so the rare ones are grouped by frequency and only the others are
    // sorted.
    var kinds = [Int](repeating: 0, count: 256)
    var frequent: [Int] = []
    for count in counts where count > 0 {
      if count < kinds.count { kinds[count] += 1 } else { frequent.append(count) }
    }
    var sum = 0.0
    func add(_ count: Int, times: Int) {
      let share = Double(count) * SphereMath.binaryLogarithm(total / Double(count))
      for _ in 0..<times { sum += share }
    }
    for count in kinds.indices where kinds[count] > 0 { add(count, times: kinds[count]) }
    for count in frequent.sorted() { add(count, times: 1) }
    return sum / total
  }

  /// The statistical complexity of blocks of two states: their normalised entropy times their
  /// distance from a uniform distribution over all 512 kinds.
  ///
  /// It is 0 for order and for noise, and larger in between. R. López-Ruiz, H. L. Mancini and X. Calbet,
  /// A statistical measure of complexity, Physics Letters A 209 (1995), 321–326.
  var complexity: Double {
    let squares = counts.reduce(0) { $0 + $1 * $1 }
    let distance = Double(squares) / (Double(total) * Double(total)) - 1 / 512
    return entropy / 9 * distance
  }
}

extension StateGrid {
  /// The frequencies of the 3×3 blocks of a grid, or of its first blocks in row order; nil if it
  /// has no block.
  func blockCounts(ofFirst limit: Int) -> BlockCounts? {
    guard size.columns > 2, size.rows > 2 else { return nil }
    let blocks = min(limit, (size.columns - 2) * (size.rows - 2))
    let counts = states.allSatisfy { $0 < 2 } ? bitCounts(blocks) : stateCounts(blocks)
    return BlockCounts(counts, total: blocks)
  }

  /// The frequencies of the 512 possible blocks of two states.
  private func bitCounts(_ blocks: Int) -> [Int] {
    let (columns, rows) = (size.columns, size.rows)
    // Two tables take turns: adjacent blocks are often of the same kind, and each increment would
    // wait for the one before.
    var counts = [Int](repeating: 0, count: 1024)
    // Three cells of each column, the lowest in the highest bit.
    var three = (0..<columns).map { states[$0] << 1 | states[columns + $0] << 2 }
    for y in 2..<rows {
      let row = y * columns
      for x in 0..<columns { three[x] = three[x] >> 1 | states[row + x] << 2 }
      var block = Int(three[0]) << 3 | Int(three[1])
      let end = min(columns, 2 + max(0, blocks - (y - 2) * (columns - 2)))
      for x in 2..<end {
        block = (block << 3 | Int(three[x])) & 511
        counts[block | (x & 1) << 9] &+= 1
      }
    }
    return (0..<512).map { counts[$0] + counts[512 + $0] }
  }

  private func stateCounts(_ blocks: Int) -> [Int] {
    var counts: [SIMD16<UInt8>: Int] = [:]
    for number in 0..<blocks {
      let (y, x) = number.quotientAndRemainder(dividingBy: size.columns - 2)
      var block = SIMD16<UInt8>()
      for place in 0..<9 { block[place] = self[x + place % 3, y + place / 3] }
      counts[block, default: 0] += 1
    }
    return Array(counts.values)
  }
}
