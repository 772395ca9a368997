import Simulation
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
    let draws = 100_000
    var counts = [Int](repeating: 0, count: bound)
    for _ in 0..<draws { counts[stream.draw(below: bound)] += 1 }
    // Chi squared has mean bound − 1 and variance 2(bound − 1): five standard deviations above.
    let expected = Double(draws) / Double(bound)
    let chiSquared = counts.reduce(0.0) { sum, count in
      let off = Double(count) - expected
      return sum + off * off / expected
    }
    let freedom = Double(bound - 1)
    #expect(chiSquared <= freedom + 5 * (2 * freedom).squareRoot())
  }
}
