internal import TerrariumBasics

/// The round numbers that mark an axis: 1, 2 or 5 times a power of ten apart.
package struct AxisTicks: Hashable, Sendable {
  /// A number as `digits` times a power of ten, so that nothing is rounded.
  package struct Tick: Hashable, Sendable {
    let digits: Int
    let power: Int
    /// True if its label is in full, because a short form would need more than two decimals here or
    /// at another mark of the axis.
    fileprivate var isInFull = false

    package init(digits: Int, power: Int) {
      (self.digits, self.power) = (digits, power)
      isInFull = parts.thousands > 0 && parts.power - 3 * parts.thousands < -2
    }

    /// A whole number.
    package init(_ number: Int) { self.init(digits: number, power: 0) }

    package var value: Double { Double(digits) * powerOfTen(power) }
  }

  package let ticks: [Tick]

  /// The multiples of a step within a range.
  package init(of step: AxisStep, in range: ClosedRange<Double>) {
    // A small tolerance, so that rounding does not exclude an end that should be a multiple.
    let slack = 1e-9
    let from = (range.lowerBound / step.value - slack).rounded(.up)
    let to = (range.upperBound / step.value + slack).rounded(.down)
    guard abs(from) < 1e15, abs(to) < 1e15, from <= to, to - from < 1000 else {
      ticks = []
      return
    }
    let marks = (Int(from)...Int(to)).map { Tick(digits: $0 * step.factor, power: step.power) }
    ticks = Self.alike(marks)
  }

  /// The marks of one axis, all in full if one has to be.
  static func alike(_ marks: [Tick]) -> [Tick] {
    marks.contains(where: \.isInFull) ? marks.changed { $0.isInFull = true } : marks
  }

  /// Creates marks from 0 to the first at or above a number: four to six, or fewer if there is less
  /// room or if there are too few whole numbers.
  package init(upTo top: Double, whole: Bool, atMost gaps: Int = 5) {
    let most = max(1, min(5, gaps))
    var step = AxisStep(atLeast: top / Double(most), whole: whole)
    // A small tolerance, so that rounding does not add another mark.
    while (top / step.value - 1e-9).rounded(.up) > Double(most) { step = step.next }
    let count = max(1, (top / step.value - 1e-9).rounded(.up))
    self.init(of: step, in: 0...count * step.value)
  }

  /// The largest marked number.
  package var last: Double { ticks.last?.value ?? 0 }

  /// The label of each mark.
  package func labels(in language: Language) -> [String] { ticks.map { $0.label(in: language) } }
}

/// A distance between marks: 1, 2 or 5 times a power of ten.
package struct AxisStep: Hashable, Sendable {
  package let factor: Int
  let power: Int

  package var value: Double { Double(factor) * powerOfTen(power) }

  /// Creates the shortest step of at least a length; a whole number if marks must be whole.
  package init(atLeast length: Double, whole: Bool, leastPower: Int = -3) {
    var step = AxisStep(factor: 1, power: whole ? 0 : leastPower)
    // The factor cycles through 1, 2 and 5; sixty powers of ten suffice for any count.
    while step.value < length * (1 - 1e-9), step.power < 60 { step = step.next }
    self = step
  }

  private init(factor: Int, power: Int) { (self.factor, self.power) = (factor, power) }

  /// The next longer step.
  var next: AxisStep {
    switch factor {
    case 1: AxisStep(factor: 2, power: power)
    case 2: AxisStep(factor: 5, power: power)
    default: AxisStep(factor: 1, power: power + 1)
    }
  }
}

extension AxisTicks.Tick {
  /// The number in short form: `0`, `950`, `1.5k`, `20k`, `3M`; in full if that would need more
  /// than two decimals. Powers of a thousand have SI letters.
  package func label(in language: Language) -> String {
    let (written, power, thousands) = parts
    let point = LocalizedText.decimalPoint.text(language)
    let sign = digits < 0 ? "-" : ""
    if thousands == 0 || isInFull { return sign + Self.placed(written, power: power, point) }
    let letter = Self.letters[thousands - 1]
    return sign + Self.placed(written, power: power - 3 * thousands, point) + String(letter)
  }

  private static let letters = Array("kMGTPEZYRQ")

  /// Its digits without trailing zeros, their power of ten, and the power of a thousand with a
  /// letter.
  private var parts: (written: String, power: Int, thousands: Int) {
    guard digits != 0 else { return ("0", 0, 0) }
    var (written, power) = (abs(digits), power)
    while written % 10 == 0 {
      written /= 10
      power += 1
    }
    let digits = String(written)
    return (digits, power, min(max(0, (digits.count + power - 1) / 3), Self.letters.count))
  }

  /// Digits times a power of ten, with a decimal point if needed.
  private static func placed(_ digits: String, power: Int, _ point: String) -> String {
    guard power < 0 else { return digits + String(repeating: "0", count: power) }
    let whole = digits.count + power
    if whole > 0 { return digits.prefix(whole) + point + digits.suffix(-power) }
    return "0" + point + String(repeating: "0", count: -whole) + digits
  }
}

/// Ten to a power, as exact as a `Double` can be.
private func powerOfTen(_ power: Int) -> Double {
  var result = 1.0
  for _ in 0..<abs(power) { result *= 10 }
  return power < 0 ? 1 / result : result
}
