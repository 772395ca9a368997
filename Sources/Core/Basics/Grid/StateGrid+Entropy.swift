extension StateGrid {
  /// The entropy of the 3×3 blocks of a grid, in bits; nil if it has no block.
  ///
  /// With n blocks, of which one kind stands c times, it is the sum of c · log₂(n ÷ c) over the
  /// kinds, the rarest first, divided by n.
  package var blockEntropy: Double? { blockEntropy(ofFirst: .max) }

  /// The entropy of some of the blocks, the first ones row by row.
  package func blockEntropy(ofFirst limit: Int) -> Double? {
    guard size.columns > 2, size.rows > 2 else { return nil }
    let blocks = min(limit, (size.columns - 2) * (size.rows - 2))
    let counts = states.allSatisfy { $0 < 2 } ? bitCounts(blocks) : stateCounts(blocks)
    let total = Double(blocks)
    // Most kinds are rare: those that stand equally often are counted, and only the others sorted.
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

  /// The counts of the 512 possible blocks of two states.
  private func bitCounts(_ blocks: Int) -> [Int] {
    let (columns, rows) = (size.columns, size.rows)
    // Neighbours are often of the same kind, and one count after the other would wait for the one before.
    var counts = [Int](repeating: 0, count: 1024)
    // For each column three cells, the lowest in the highest bit.
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
