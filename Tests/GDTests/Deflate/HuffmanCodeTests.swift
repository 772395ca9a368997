import GD
import Simulation
import Testing

private func lengths(_ counts: [UInt32], longest: Int = 15) -> [Int] {
  let code = HuffmanCode(counts, longest: longest)
  return counts.indices.map { Int(code.lengths[$0]) }
}

/// The bits of the best code, found by joining the two lightest again and again.
private func leastBits(_ counts: [UInt32]) -> Int {
  var (weights, bits) = (counts.filter { $0 > 0 }.map(Int.init), 0)
  if weights.count == 1 { return weights[0] }
  while weights.count > 1 {
    weights.sort(by: >)
    let joined = weights.removeLast() + weights.removeLast()
    bits += joined
    weights.append(joined)
  }
  return bits
}

@Test(
  arguments: [
    ([0, 0, 0], [0, 0, 0]), ([0, 9, 0], [0, 1, 0]), ([5, 5], [1, 1]), ([1, 1, 2], [2, 2, 1]),
    ([4, 3, 2, 1], [1, 2, 3, 3]), ([1, 1, 1, 1], [2, 2, 2, 2]),
  ] as [([UInt32], [Int])])
func `a code's lengths are the known ones`(counts: [UInt32], expected: [Int]) {
  #expect(lengths(counts) == expected)
}

@Test func `no code takes fewer bits`() {
  var random = Seed(1).stream("huffman")
  for _ in 0..<300 {
    let counts = (0..<1 + random.draw(below: 288)).map { _ in
      UInt32(random.draw(below: 1 + random.draw(below: 500)))
    }
    let bits = zip(counts, lengths(counts)).reduce(0) { $0 + Int($1.0) * $1.1 }
    #expect(bits == leastBits(counts))
  }
}

@Test(arguments: [7, 15])
func `words are no longer than allowed and use all of the code`(longest: Int) {
  var counts: [UInt32] = [1, 1]
  while counts.count < 19 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
  let lengths = lengths(counts, longest: longest)
  #expect(lengths.max() == longest)
  let used = lengths.map { 1 << (longest - $0) }
  #expect(used.reduce(0, +) == 1 << longest)
  #expect(lengths == lengths.sorted(by: >), "the rarest have the longest words")
}

@Test func `words are in deflate's order, their bits reversed`() {
  // The example of RFC 1951, 3.2.2: lengths 3 3 3 3 3 2 4 4.
  let code = HuffmanCode([8, 8, 8, 8, 8, 16, 4, 4], longest: 15)
  #expect((0..<8).map { code.lengths[$0] } == [3, 3, 3, 3, 3, 2, 4, 4])
  let expected: [UInt16] = [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111]
  #expect((0..<8).map { code.words[$0] } == expected)
}

@Test func `symbols of lengths and distances are those of the format`() {
  for (length, symbol) in [(3, 0), (10, 7), (11, 8), (12, 8), (13, 9), (130, 23), (257, 27)] {
    #expect(Int(LengthSymbols.all.of[length]) == symbol, "\(length)")
  }
  #expect(LengthSymbols.all.of[258] == 28)
  #expect((LengthSymbols.first(27), LengthSymbols.bits(27)) == (227, 5))
  for distance in 1...DistanceSymbols.farthest {
    let symbol = DistanceSymbols.of(distance)
    let first = DistanceSymbols.first(symbol)
    #expect(first <= distance && distance < first + 1 << DistanceSymbols.bits(symbol))
  }
  #expect(DistanceSymbols.of(24_577) == 29 && DistanceSymbols.bits(29) == 13)
}
