/// The data of a chart: the census of every frame of a film, kept once and shared by all who read
/// it. A frame takes 16 bytes.
package struct CensusHistory: Hashable, Sendable {
  /// A frame's place on the way across, and its counts.
  package struct Point: Hashable, Sendable {
    /// The tick, or the turn of a game.
    package var x: Double
    /// Two series at most; where there is one, the second stays 0.
    package var counts: SIMD2<Float>

    package init(x: Double, counts: SIMD2<Float>) {
      (self.x, self.counts) = (x, counts)
    }
  }

  /// The points in the order of the frames; their places never go back.
  package private(set) var points: [Point] = []
  /// The largest count of each series.
  package private(set) var largest = SIMD2<Float>()
  /// The largest sum of a point's counts.
  package private(set) var largestSum: Float = 0

  package init() {}

  package var count: Int { points.count }

  /// From the first point's place to the last one's; nil where there is none.
  package var xRange: ClosedRange<Double>? {
    guard let first = points.first, let last = points.last else { return nil }
    return first.x...last.x
  }

  /// The bytes of a point.
  package static let bytesOfPoint = MemoryLayout<Point>.stride

  /// Makes room for so many points in all.
  package mutating func reserve(_ count: Int) { points.reserveCapacity(count) }

  /// Adds a frame. A place before that of the newest point becomes that one's: where a world is
  /// set back, the chart's line falls straight down instead of turning round.
  package mutating func append(x: Double, counts: SIMD2<Float>) {
    let counts = counts.clamped(
      lowerBound: SIMD2(), upperBound: SIMD2(repeating: .greatestFiniteMagnitude / 4))
    points.append(Point(x: max(x, points.last?.x ?? x), counts: counts))
    largest = pointwiseMax(largest, counts)
    largestSum = max(largestSum, counts.sum())
  }

  /// Adds a frame; of its census the first two numbers count.
  package mutating func append(x: Double, census: some Sequence<UInt128>) {
    var counts = SIMD2<Float>()
    for (place, count) in zip(0..<2, census) { counts[place] = Float(count) }
    append(x: x, counts: counts)
  }
}
