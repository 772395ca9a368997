/// A summary of many runs of a world: for each frame the median of their counts, and the
/// range in which the middle eight tenths of them lie.
package struct CensusBands: Hashable, Sendable {
  /// The tenth percentile of each series.
  package private(set) var low: CensusHistory
  package private(set) var median: CensusHistory
  /// The ninetieth percentile.
  package private(set) var high: CensusHistory
  /// The number of counts that each median is of.
  package let count: Int

  private init(series: Int, count: Int) {
    low = CensusHistory(series: series)
    (median, high, self.count) = (low, low, count)
  }

  /// The bands of all runs, frame by frame. A run that ended earlier keeps its last counts; the
  /// places are those of the longest run. Costs a sort of the runs for each frame.
  package init(of runs: [CensusHistory]) {
    let runs = runs.filter { $0.count > 0 }
    let longest = runs.max { $0.count < $1.count }
    self.init(series: longest?.seriesCount ?? 2, count: runs.count)
    guard let longest else { return }
    for frame in 0..<longest.count {
      append(x: longest.x(frame)) { series in
        runs.map { $0.count(series, min(frame, $0.count - 1)) }
      }
    }
  }

  /// The bands of one run, over intervals of a number of frames; the last one may be shorter.
  init(of run: CensusHistory, every frames: Int) {
    self.init(series: run.seriesCount, count: frames)
    for start in stride(from: 0, to: run.count, by: frames) {
      let stretch = start..<min(run.count, start + frames)
      let isLast = stretch.upperBound == run.count
      let shown = start == 0 ? 0 : isLast ? run.count - 1 : (start + stretch.upperBound) / 2
      append(x: run.x(shown)) { series in stretch.map { run.count(series, $0) } }
    }
  }

  private mutating func append(x: Double, _ values: (Int) -> [Float]) {
    let sorted = (0..<median.seriesCount).map { values($0).sorted() }
    func counts(_ share: Double) -> [Float] {
      sorted.map { Self.percentile(share, ofSorted: $0) }
    }
    low.append(x: x, counts: counts(0.1))
    median.append(x: x, counts: counts(0.5))
    high.append(x: x, counts: counts(0.9))
  }

  /// The value below which a share of the values lies. Between two values it goes straight from
  /// one to the other, the least being share 0 and the greatest share 1: type 7 of Hyndman and
  /// Fan, "Sample Quantiles in Statistical Packages", 1996; what R and NumPy do unasked.
  package static func percentile(_ share: Double, ofSorted values: [Float]) -> Float {
    let place = share * Double(values.count - 1)
    let below = Int(place)
    let above = min(below + 1, values.count - 1)
    let (low, high) = (Double(values[below]), Double(values[above]))
    return Float(low + (high - low) * (place - Double(below)))
  }
}
