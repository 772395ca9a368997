/// A summary of many runs of a world: for each frame the median of their counts, and the
/// range in which the middle eight tenths of them lie.
package struct CensusBands: Hashable, Sendable {
  /// The tenth percentile of each series.
  package private(set) var low = CensusHistory()
  package private(set) var median = CensusHistory()
  /// The ninetieth percentile.
  package private(set) var high = CensusHistory()

  /// Looks at all runs frame by frame. A run that ended before goes on with its last counts; the
  /// places are those of the longest run. Costs a sort of the runs for each frame.
  package init(of runs: [CensusHistory]) {
    let runs = runs.filter { $0.count > 0 }
    guard let longest = runs.max(by: { $0.count < $1.count }) else { return }
    var columns = [[Float]](repeating: Array(repeating: 0, count: runs.count), count: 2)
    for (frame, point) in longest.points.enumerated() {
      for (place, run) in runs.enumerated() {
        let counts = run.points[min(frame, run.count - 1)].counts
        for series in 0..<2 { columns[series][place] = counts[series] }
      }
      for series in 0..<2 { columns[series].sort() }
      func counts(_ share: Double) -> SIMD2<Float> {
        SIMD2(
          Self.percentile(share, ofSorted: columns[0]),
          Self.percentile(share, ofSorted: columns[1]))
      }
      low.append(x: point.x, counts: counts(0.1))
      median.append(x: point.x, counts: counts(0.5))
      high.append(x: point.x, counts: counts(0.9))
    }
  }

  /// The value below which a share of the values lies. Between two values it goes straight from
  /// one to the other, the least being share 0 and the greatest share 1: type 7 of Hyndman and
  /// Fan, "Sample Quantiles in Statistical Packages", 1996; what R and NumPy do unasked.
  static func percentile(_ share: Double, ofSorted values: [Float]) -> Float {
    let place = share * Double(values.count - 1)
    let below = Int(place)
    let above = min(below + 1, values.count - 1)
    let (low, high) = (Double(values[below]), Double(values[above]))
    return Float(low + (high - low) * (place - Double(below)))
  }
}
