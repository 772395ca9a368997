internal import TerrariumBasics

/// An axis of numbers: its ends, its marks, and the place of each number between its ends.
///
/// If a few whole numbers are much larger than most, the scale is logarithmic.
package struct GraphAxis: Hashable, Sendable {
  package let isLogarithmic: Bool
  /// The numbers at its ends.
  let range: ClosedRange<Double>
  package private(set) var marks: [AxisTicks.Tick] = []

  /// The smallest ratio of the largest number to the median for a logarithmic scale.
  private static let farOff = 30.0

  /// Creates an axis from the least of some numbers to the largest.
  package init(of values: [Double], gaps: Int) {
    let isWhole = values.allSatisfy { $0 == $0.rounded() }
    let (least, greatest) = (values.min() ?? 0, values.max() ?? 1)
    isLogarithmic = Self.needsLogarithms(values, isWhole: isWhole, least, greatest)
    let finest = Self.finest(least, greatest)
    guard greatest - least > finest else {
      let side = isWhole ? max(1, finest) : max(abs(least) / 10, 0.001)
      range = (least - side)...(least + side)
      let step = AxisStep(
        atLeast: abs(least) / (isWhole ? 0x1p53 : 1000), whole: isWhole, leastPower: -12)
      let digits = Int((least / step.value).rounded()) * step.factor
      marks = [AxisTicks.Tick(digits: digits, power: step.power)]
      return
    }
    range = least...greatest
    marks =
      isLogarithmic
      ? Self.powers(in: range, atMost: gaps) : Self.marks(in: range, isWhole: isWhole, gaps: gaps)
  }

  /// Creates an axis with given ends and marks at round numbers.
  init(from start: Double, to end: Double, isWhole: Bool, gaps: Int) {
    (isLogarithmic, range) = (false, start...end)
    marks = Self.marks(in: range, isWhole: isWhole, gaps: gaps)
  }

  /// The shortest distance that numbers distinguish: far from zero, it is more than one.
  static func finest(_ least: Double, _ greatest: Double) -> Double {
    max(abs(least), abs(greatest)) / 1e14
  }

  /// The place of a number, from 0 at the start to 1 at the end.
  package func share(_ value: Double) -> Double {
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    return (scaled(value) - low) / (high - low)
  }

  private func scaled(_ value: Double) -> Double {
    isLogarithmic ? SphereMath.binaryLogarithm(1 + value) : value
  }

  private static func needsLogarithms(
    _ values: [Double], isWhole: Bool, _ least: Double, _ greatest: Double
  ) -> Bool {
    guard isWhole, least >= 0, greatest >= 40 else { return false }
    let median = values.sorted()[values.count / 2]
    return greatest > farOff * max(1, median)
  }

  private static func marks(
    in range: ClosedRange<Double>, isWhole: Bool, gaps: Int
  ) -> [AxisTicks.Tick] {
    let length = range.upperBound - range.lowerBound
    let most = max(1, gaps)
    var step = AxisStep(atLeast: length / Double(most), whole: isWhole, leastPower: -12)
    while AxisTicks(of: step, in: range).ticks.count > most + 1 { step = step.next }
    return AxisTicks(of: step, in: range).ticks
  }

  /// Zero and the powers of ten; every other one or fewer if room is short.
  private static func powers(in range: ClosedRange<Double>, atMost gaps: Int) -> [AxisTicks.Tick] {
    let powers = (0..<300).lazy.map { AxisTicks.Tick(digits: 1, power: $0) }
      .prefix { $0.value <= range.upperBound }.filter { $0.value >= range.lowerBound }
    let stride = max(1, (powers.count + gaps - 1) / max(1, gaps))
    let shown = powers.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    return (range.lowerBound == 0 ? [AxisTicks.Tick(digits: 0, power: 0)] : []) + shown
  }
}
