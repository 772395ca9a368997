/// The bins of a histogram: counts of numbers in intervals of equal length.
///
/// If a few numbers are very far from all others, they are counted in a separate bar at the end, so
/// that the others can be distinguished.
package struct GraphBins: Hashable, Sendable {
  /// The start of the first interval and the length of each.
  let start: Double
  package let length: Double
  package private(set) var counts: [Int]
  /// The count of numbers at and beyond the last interval's end.
  package private(set) var beyond = 0
  let isWhole: Bool
  private let step: AxisStep
  /// Single whole numbers are in the middle of their bars.
  private let shift: Double

  /// The end of the last interval, as written.
  package var endTick: AxisTicks.Tick {
    let multiple = Int(((end + shift) / length).rounded())
    return AxisTicks.Tick(digits: multiple * step.factor, power: step.power)
  }

  /// The end of the last interval.
  var end: Double { start + Double(counts.count) * length }

  /// The most percent of numbers beyond the intervals, if they are far off.
  private static let mostBeyond = 2

  /// Counts at least one number in up to a number of intervals.
  package init(_ values: [Double], atMost most: Int) {
    let sorted = values.sorted()
    isWhole = values.allSatisfy { $0 == $0.rounded() }
    let least = sorted[0]
    let last = sorted[sorted.count - 1]
    let near = sorted[sorted.count - 1 - sorted.count * Self.mostBeyond / 100]
    let isFar = values.count >= 50 && near > least && last - least > 2.5 * (near - least)
    let greatest = isFar ? near : last
    let wish = (greatest - least) / Double(max(1, most))
    let usual = isWhole ? 1 : max(abs(least) / 100, 0.001)
    let shortest = max(greatest > least ? wish : usual, GraphAxis.finest(least, greatest))
    step = AxisStep(atLeast: shortest, whole: isWhole, leastPower: -12)
    length = step.value
    shift = isWhole && length == 1 ? 0.5 : 0
    var first = ((least + shift) / length + 1e-9).rounded(.down)
    var count = Int(((greatest + shift) / length + 1e-9).rounded(.down) - first) + 1
    if !isFar, count < 5 {
      let before = least < 0 ? 2 : min(2, max(0, first))
      first -= before
      count = max(5, count + Int(before))
    }
    start = first * length - shift
    counts = Array(repeating: 0, count: count)
    for value in sorted {
      let place = ((value + shift) / length + 1e-9).rounded(.down) - first
      if place < Double(count) { counts[Int(place)] += 1 } else { beyond += 1 }
    }
  }

  /// The ends of an interval.
  package func edges(_ place: Int) -> (from: Double, to: Double) {
    (start + Double(place) * length, start + Double(place + 1) * length)
  }
}
