import TerrariumSimulation
import Testing

struct RandomnessTests {
  @Test func `streams of one seed differ by name, epoch and seed`() {
    let keys = [
      Seed(1).key("move"), Seed(1).key("birth"), Seed(1).next.key("move"), Seed(2).key("move"),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(Seed(1).key("move") == Seed(1).key("move"))
  }

  @Test(arguments: [1, 2, 3, 7, 8, 1000])
  func `draws below a bound are even`(bound: Int) {
    var stream = Seed(7).stream("draws")
    var counts = [Int](repeating: 0, count: bound)
    for _ in 0..<100_000 { counts[stream.draw(below: bound)] += 1 }
    expectEven(counts)
  }

  @Test(arguments: Kernel.available)
  func `bits drawn many at a time are the numbers drawn one by one`(kernel: Kernel) {
    var choice = Seed(11).stream("choice")
    for run in 0..<300 {
      let size = GridSize(columns: 1 + choice.draw(below: 150), rows: 1 + choice.draw(below: 9))
      let share = run % 10 == 0 ? 0 : run % 10 == 1 ? 100_000 : choice.draw(below: 100_001)
      var (many, single) = (Seed(UInt64(run)).stream("bits"), Seed(UInt64(run)).stream("bits"))
      let cells = kernel.drawCells(size, thousandthsOfPercent: share, using: &many)
      let limit = UInt64(share) * (UInt64.max / 100_000)
      let expected = (0..<size.area).map { _ in
        let isBelow = single.next() < limit
        return UInt8(isBelow || share == 100_000 ? 1 : 0)
      }
      #expect(cells == expected, "\(size), \(share)")
      #expect(many == single)
    }
  }
}

/// Expects outcomes to be equally likely: for n of them chi squared has mean n − 1 and variance 2(n
/// − 1), and is at most five standard deviations above.
func expectEven(_ counts: [Int], at place: SourceLocation = #_sourceLocation) {
  let expected = Double(counts.reduce(0, +)) / Double(counts.count)
  let chiSquared = counts.reduce(0.0) { sum, count in
    let off = Double(count) - expected
    return sum + off * off / expected
  }
  let freedom = Double(counts.count - 1)
  #expect(chiSquared <= freedom + 5 * (2 * freedom).squareRoot(), sourceLocation: place)
}
