import TerrariumSimulation
import Testing

struct PackedRowTests {
  @Test func `the columns of a row are those of its cells`() {
    var random = RandomStream(key: 21)
    for round in 0..<300 {
      let count = random.draw(below: 260)
      let sparsity = 1 + random.draw(below: 90)
      let background = round.isMultiple(of: 2)
      let cells = (0..<count).map { _ in (random.draw(below: sparsity) == 0) != background }
      let row = PackedRow(cells)
      let first = cells.firstIndex { $0 != background }
      let last = cells.lastIndex { $0 != background }
      #expect(
        row.columns(otherThan: background) == first.flatMap { first in last.map { first..<$0 + 1 } }
      )
    }
  }
}

extension PackedRow {
  fileprivate init(_ cells: [Bool]) {
    var words = [UInt64](repeating: 0, count: (cells.count + 63) / 64)
    for (column, isAlive) in cells.enumerated() where isAlive {
      words[column >> 6] |= 1 << UInt64(column & 63)
    }
    self.init(count: cells.count, words: words)
  }
}
