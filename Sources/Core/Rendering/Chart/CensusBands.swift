internal import TerrariumBasics

/// A summary of many runs of a world: at each place of the horizontal axis, the median of their
/// counts and the range of the middle eighty percent.
package struct CensusBands: Hashable, Sendable {
  /// The tenth percentile of each series.
  package private(set) var low: CensusHistory
  package private(set) var median: CensusHistory
  /// The ninetieth percentile of each series.
  package private(set) var high: CensusHistory
  /// The number of runs in each median.
  package let count: Int
  /// The first frame that shows each point, when all runs have reached it.
  package private(set) var starts: [Int] = []

  private init(series: Int, count: Int) {
    low = CensusHistory(series: series)
    median = low
    high = low
    self.count = count
  }

  /// Creates the bands of all runs at the places of all their frames. A run keeps its counts
  /// between its frames and after the last; if it has several frames in one place, so do the bands.
  /// Costs sorting the runs at each point.
  package init(of runs: [CensusHistory]) {
    let runs = runs.filter { $0.count > 0 }
    self.init(series: runs.first?.seriesCount ?? 2, count: runs.count)
    var next = [Int](repeating: 0, count: runs.count)
    while true {
      let open = runs.indices.filter { next[$0] < runs[$0].count }
      guard let place = open.map({ runs[$0].x(next[$0]) }).min() else { return }
      let start = open.reduce(starts.last ?? 0) { max($0, next[$1]) }
      for run in open where runs[run].x(next[run]) == place { next[run] += 1 }
      append(x: place, from: start) { series in
        runs.indices.map { runs[$0].count(series, max(0, next[$0] - 1)) }
      }
    }
  }

  /// Creates the bands of one run, over intervals of a number of frames; the last one may be
  /// shorter.
  init(of run: CensusHistory, every frames: Int) {
    self.init(series: run.seriesCount, count: frames)
    for start in stride(from: 0, to: run.count, by: frames) {
      let stretch = start..<min(run.count, start + frames)
      let isLast = stretch.upperBound == run.count
      let shown = start == 0 ? 0 : isLast ? run.count - 1 : (start + stretch.upperBound) / 2
      append(x: run.x(shown), from: start) { series in stretch.map { run.count(series, $0) } }
    }
  }

  private mutating func append(x: Double, from start: Int, _ values: (Int) -> [Float]) {
    let sorted = (0..<median.seriesCount).map { values($0).sorted() }
    func counts(_ share: Double) -> [Float] { sorted.map { Float($0.quantile(share)) } }
    starts.append(start)
    low.append(x: x, counts: counts(0.1))
    median.append(x: x, counts: counts(0.5))
    high.append(x: x, counts: counts(0.9))
  }
}
