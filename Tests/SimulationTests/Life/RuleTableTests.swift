import TerrariumSimulation
import Testing

struct RuleTableTests {
  @Test func `an offset reads the bit of its place`() {
    for y in -1...1 {
      for x in -1...1 {
        let place = 8 - (y + 1) * 3 - (x + 1)
        let alone = Neighbourhood(bits: 1 << UInt16(place))
        #expect(alone[x, y])
        #expect(alone.isAlive == (x == 0 && y == 0))
        #expect(alone.liveNeighbours == (x == 0 && y == 0 ? 0 : 1))
      }
    }
  }

  @Test func `a table answers as its function does`() {
    let parity = RuleTable { $0.bits.nonzeroBitCount % 2 == 1 }
    for bits in 0..<UInt16(512) {
      #expect(parity[Neighbourhood(bits: bits)] == (bits.nonzeroBitCount % 2 == 1))
    }
  }
}
