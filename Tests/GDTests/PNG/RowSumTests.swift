import CZLIB
import Simulation
import Testing

import GD

@Test func `rows that repeat have the check sum of all their bytes`() {
  var random = Seed(4).stream("sums")
  for _ in 0..<50 {
    var (sum, expected) = (RowSum(), uLong(1))
    for _ in 0..<1 + random.draw(below: 9) {
      let row = (0..<1 + random.draw(below: 5000)).map { _ in UInt8(random.draw(below: 256)) }
      let times = 1 + random.draw(below: 40)
      sum.add(row, count: row.count, times: times)
      for _ in 0..<times { expected = adler32_z(expected, row, row.count) }
    }
    #expect(uLong(sum.value) == expected)
  }
}
