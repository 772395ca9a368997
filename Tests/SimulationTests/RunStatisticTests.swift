import Foundation
import TerrariumBasics
import Testing

struct RunStatisticTests {
  /// The figures of the Wilson interval, from its formula by hand.
  @Test(arguments: [
    (0, 20, 0, 0.161125), (10, 20, 0.299298, 0.700702), (20, 20, 0.838875, 1),
    (1, 1, 0.206549, 1), (483, 1000, 0.452152, 0.513978),
  ])
  func `a share has the interval of Wilson`(
    hits: Int, of count: Int, least: Double, most: Double
  ) throws {
    let numbers = (0..<count).map { $0 < hits ? 1.0 : 0 }
    let estimate = try #require(RunStatistic.share.estimate(from: numbers))
    #expect(estimate.value == Double(hits) / Double(count))
    #expect(abs(estimate.least - least) < 1e-5, "\(estimate)")
    #expect(abs(estimate.most - most) < 1e-5, "\(estimate)")
  }

  @Test(arguments: [
    (RunStatistic.mean, [1, 2, 6], 3), (.median, [9, 1, 5], 5), (.median, [4, 1, 2, 9], 3),
    (.spread, [2, 4, 4, 4, 5, 5, 7, 9], 2.138089935), (.share, [1, 0, 0, 0], 0.25),
  ])
  func `statistics have known values`(statistic: RunStatistic, of numbers: [Double], value: Double)
    throws
  {
    #expect(abs(try #require(statistic.value(of: numbers)) - value) < 1e-9)
  }

  @Test(arguments: RunStatistic.allCases)
  func `too few numbers have no value`(statistic: RunStatistic) {
    #expect(statistic.estimate(from: []) == nil)
    #expect((statistic.estimate(from: [3]) == nil) == (statistic == .spread))
  }

  @Test func `the order of numbers does not matter`() {
    let numbers = (0..<40).map { Double(($0 * 17) % 23) }
    for statistic in RunStatistic.allCases where statistic != .share {
      #expect(statistic.estimate(from: numbers) == statistic.estimate(from: numbers.reversed()))
    }
  }

  /// Of 1,000 tables about 950 contain the true value.
  @Test(arguments: [
    (RunStatistic.share, 60, 0.3), (.mean, 60, 0.0), (.median, 61, 0.693147), (.spread, 150, 1.0),
  ])
  func `intervals contain the true value in 93 to 97 of 100 tables`(
    statistic: RunStatistic, of count: Int, truth: Double
  ) throws {
    var stream = RandomStream(key: 93)
    var contained = 0
    for _ in 0..<1000 {
      let numbers = (0..<count).map { _ in
        let share = (Double(stream.draw(below: 1 << 30)) + 0.5) / Double(1 << 30)
        switch statistic {
        case .share: return share < truth ? 1.0 : 0
        // Normal numbers: of skewed ones many more would be needed.
        case .mean, .spread: return (-2 * log(share)).squareRoot() * cos(.pi * 2 * angle(&stream))
        case .median: return -log(share)
        }
      }
      let estimate = try #require(statistic.estimate(from: numbers))
      if estimate.least <= truth, truth <= estimate.most { contained += 1 }
    }
    #expect(930...970 ~= contained, "\(statistic): \(contained)")
  }

  private func angle(_ stream: inout RandomStream) -> Double {
    Double(stream.draw(below: 1 << 30)) / Double(1 << 30)
  }
}
