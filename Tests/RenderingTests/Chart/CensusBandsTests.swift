import TerrariumBasics
import TerrariumRendering
import TerrariumSimulation
import Testing

struct CensusBandsTests {
  /// Puts nine values between each two and returns the one at a number of tenths of the way.
  private func naive(_ tenths: Int, of values: [Float]) -> Double {
    let sorted = values.sorted().map(Double.init)
    var fine: [Double] = []
    for (low, high) in zip(sorted, sorted.dropFirst()) {
      fine += (0..<10).map { low + (high - low) * Double($0) / 10 }
    }
    fine.append(sorted[sorted.count - 1])
    return fine[tenths * (sorted.count - 1)]
  }

  @Test func `percentiles go straight from value to value`() {
    for (share, value) in [(0.0, 1.0), (0.1, 1.3), (0.5, 2.5), (0.9, 3.7), (1, 4)] {
      #expect(abs([1.0, 2, 3, 4].quantile(share) - value) < 1e-6)
    }
    #expect([7.0].quantile(0.1) == 7)
  }

  @Test func `bands agree with the naive ones, and short runs go on with their last counts`() {
    var random = Seed(3).stream("bands")
    for _ in 0..<40 {
      let runs = (0..<1 + random.draw(below: 13)).map { _ in
        history(
          (0..<1 + random.draw(below: 20)).map { _ in
            SIMD2(Float(random.draw(below: 1000)), Float(random.draw(below: 50)))
          })
      }
      let bands = CensusBands(of: runs)
      let longest = runs.map(\.count).max() ?? 0
      #expect(bands.median.count == longest)
      for frame in 0..<longest {
        for series in 0..<2 {
          let values = runs.map { $0.count(series, min(frame, $0.count - 1)) }
          for (tenths, band) in [(1, bands.low), (5, bands.median), (9, bands.high)] {
            let drawn = Double(band.count(series, frame))
            #expect(abs(drawn - naive(tenths, of: values)) < 1e-3)
          }
        }
      }
    }
  }

  /// Returns the counts of a run with frames at some positions.
  private func run(_ points: [(x: Double, count: Float)]) -> CensusHistory {
    var history = CensusHistory()
    for point in points { history.append(x: point.x, counts: [point.count]) }
    return history
  }

  @Test func `of each run its last count up to a place counts, however many frames it has`() {
    // The totals of games: several happenings in a turn, and a jump within it.
    let bands = CensusBands(of: [
      run([(0, 0), (1, 0), (1, 0), (1, 9), (2, 9), (4, 12)]), run([(0, 0), (1, 4), (3, 4)]),
      run([(0, 0), (1, 0), (1, 6), (2, 6), (3, 6), (3, 7), (5, 8)]),
    ])
    let median = bands.median
    #expect((0..<median.count).map { median.x($0) } == [0, 1, 1, 1, 2, 3, 3, 4, 5])
    #expect((0..<median.count).map { median.count(0, $0) } == [0, 0, 4, 6, 6, 6, 7, 7, 8])
    // A film shows a position once all runs have reached it.
    #expect(bands.starts == [0, 1, 2, 3, 4, 5, 5, 6, 6])
  }

  @Test func `where all runs have the same places a point is a frame`() {
    let long = run([(0, 1), (1, 2), (1, 3), (1, 4), (2, 5)])
    let bands = CensusBands(of: [long, long, run([(0, 1), (1, 2)])])
    #expect(bands.median == long && bands.starts == [0, 1, 2, 3, 4])
  }

  @Test func `runs without frames count for nothing`() {
    let run = history([SIMD2(3, 4), SIMD2(5, 6)], from: 9)
    let bands = CensusBands(of: [CensusHistory(), run, CensusHistory()])
    #expect(bands.low == run && bands.median == run && bands.high == run)
    #expect(CensusBands(of: []).median.count == 0)
  }
}
