/// A statistic of the numbers of some runs.
package enum RunStatistic: String, CaseIterable, Sendable {
  case mean, median
  /// The standard deviation.
  case spread
  /// The share of runs that meet a condition; their numbers are 1 or 0.
  case share
}

/// An estimate from some runs, with the interval that contains the true value in 95 of 100 cases.
package struct RunEstimate: Hashable, Sendable {
  package let value: Double
  package let (least, most): (Double, Double)
}

extension RunStatistic {
  /// The value of some numbers; nil if there are too few.
  package func value(of numbers: [Double]) -> Double? { value(ofSorted: numbers.sorted()) }

  /// The estimate from some numbers in any order; nil if there are too few. The same numbers give
  /// the same estimate.
  package func estimate(from numbers: [Double]) -> RunEstimate? {
    let sorted = numbers.sorted()
    guard let value = value(ofSorted: sorted) else { return nil }
    let interval = self == .share ? wilson(value, of: sorted.count) : bootstrap(sorted)
    return RunEstimate(value: value, least: interval.least, most: interval.most)
  }

  private func value(ofSorted numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    switch self {
    case .mean, .share: return mean
    case .median: return numbers.quantile(0.5)
    case .spread:
      guard numbers.count > 1 else { return nil }
      let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (squares / Double(numbers.count - 1)).squareRoot()
    }
  }

  /// The interval of a share (Wilson, 1927).
  private func wilson(_ share: Double, of count: Int) -> (least: Double, most: Double) {
    let quantile = 1.959_963_984_540_054
    let part = quantile * quantile / Double(count)
    let middle = (share + part / 2) / (1 + part)
    let half =
      quantile / (1 + part)
      * ((share * (1 - share) + part / 4) / Double(count)).squareRoot()
    // Rounding must not exclude the ends.
    return (share == 0 ? 0 : max(0, middle - half), share == 1 ? 1 : min(1, middle + half))
  }

  /// The interval between the outer values of samples drawn from the numbers (Efron, 1979).
  private func bootstrap(_ numbers: [Double]) -> (least: Double, most: Double) {
    var stream = RandomStream(key: UInt64(numbers.count))
    let values = (0..<1000).compactMap { _ -> Double? in
      var times = [Int](repeating: 0, count: numbers.count)
      for _ in numbers { times[stream.draw(below: numbers.count)] += 1 }
      return value(ofSorted: zip(numbers, times).flatMap { repeatElement($0, count: $1) })
    }.sorted()
    return (values.quantile(0.025), values.quantile(0.975))
  }
}

extension Array where Element: BinaryFloatingPoint {
  /// The value below which a share of the sorted values is, interpolated linearly from the least
  /// (share 0) to the greatest (share 1). This is type 7 of Hyndman and Fan, "Sample Quantiles in
  /// Statistical Packages", 1996, the default of R and NumPy.
  package func quantile(_ share: Double) -> Double {
    let place = share * Double(count - 1)
    let below = Int(place)
    let (low, high) = (Double(self[below]), Double(self[Swift.min(below + 1, count - 1)]))
    return low + (high - low) * (place - Double(below))
  }
}
