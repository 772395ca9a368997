import TerrariumSimulation
import Testing

/// Tables small enough for the allocator, and those with pages of their own.
struct TableMemoryTests {
  /// Numbers of words on both sides of 4 MB, of large pages and of small ones.
  private static let counts = [
    1, 63, 1 << 18, (1 << 19) - 1, 1 << 19, (1 << 19) + 1, (1 << 19) + 9000, 3 << 18, 800_001,
    (1 << 20) + 1,
  ]

  @Test(arguments: counts.dropLast())
  func `a table keeps what it has when it grows, and the rest is 0`(count: Int) {
    for next in Self.counts where next > count {
      var table = unsafe TableMemory.zeros(count, of: UInt64.self)
      var isEmpty = true
      for place in 0..<count {
        if unsafe table[place] != 0 { isEmpty = false }
        unsafe table[place] = number(of: place)
      }
      unsafe table = TableMemory.grown(table, from: count, to: next)
      var isKept = true
      for place in 0..<next {
        let wanted = place < count ? number(of: place) : 0
        if unsafe table[place] != wanted { isKept = false }
      }
      let isAligned = UInt(bitPattern: table) % 64 == 0
      #expect(isEmpty && isKept && isAligned, "from \(count) to \(next)")
      unsafe TableMemory.drop(table, next)
    }
  }

  private func number(of place: Int) -> UInt64 { UInt64(place) &* 0x9e37_79b9_7f4a_7c15 | 1 }
}
