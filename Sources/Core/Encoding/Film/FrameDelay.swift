internal import TerrariumBasics

/// The delay of a frame: an exact fraction of a second, so that a film's delays can sum exactly.
package struct FrameDelay: Hashable, Sendable {
  /// Seconds are `numerator / denominator`, in lowest terms.
  package let numerator: Int
  package let denominator: Int

  /// Creates a fraction of a second; neither part is negative, and the denominator is not 0.
  package init(_ numerator: Int, over denominator: Int) {
    precondition(numerator >= 0 && denominator > 0, "a delay is a fraction of a second")
    let divisor = max(1, greatestCommonDivisor(numerator, denominator))
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates a delay of whole milliseconds.
  package init(milliseconds: Int) { self.init(milliseconds, over: 1000) }

  /// Returns the total time of a number of such frames.
  package func times(_ count: Int) -> FrameDelay {
    FrameDelay(numerator * count, over: denominator)
  }

  /// Returns an equal part of the time.
  package func divided(by count: Int) -> FrameDelay {
    guard count > 1 else { return self }
    let exact = denominator <= 1 << 40 ? self : rounded(self)
    return FrameDelay(exact.numerator, over: exact.denominator * count)
  }
}

/// Converts exact delays into whole units, carrying the rounding error over to the next one.
///
/// After any number of frames, the units sum to the exact time, rounded half up. Fractions whose
/// common denominator would overflow are first rounded to nanoseconds.
package struct DelayClock: Sendable {
  let unitsPerSecond: Int
  private var owed = FrameDelay(0, over: 1)
  private var ahead = 0

  /// Creates a clock of a number of units per second: 100 for GIF, 1000 for APNG.
  package init(unitsPerSecond: Int) { self.unitsPerSecond = unitsPerSecond }

  /// Returns the whole units for the next frame.
  package mutating func units(for delay: FrameDelay) -> Int {
    owed = owed + delay
    // The sum due in units, rounded half up; whole seconds are subtracted so that nothing grows.
    let (numerator, denominator) = (owed.numerator, owed.denominator)
    let wholeSeconds = numerator / denominator
    let rest = numerator % denominator
    let scaled = rest.multipliedFullWidth(by: 2 * unitsPerSecond)
    let doubled = denominator.dividingFullWidth(scaled).quotient
    let target = wholeSeconds * unitsPerSecond + (doubled + 1) / 2
    let due = max(0, target - ahead)
    ahead += due
    owed = FrameDelay(rest, over: denominator)
    ahead -= wholeSeconds * unitsPerSecond
    return due
  }
}

/// The sum of two delays: exact, or in nanoseconds or seconds if it cannot be stored.
package func + (a: FrameDelay, b: FrameDelay) -> FrameDelay {
  exactSum(a, b) ?? exactSum(rounded(a), rounded(b))
    ?? FrameDelay(a.numerator / a.denominator + b.numerator / b.denominator, over: 1)
}

private func exactSum(_ a: FrameDelay, _ b: FrameDelay) -> FrameDelay? {
  let common = a.denominator / greatestCommonDivisor(a.denominator, b.denominator)
  let (denominator, tooFine) = common.multipliedReportingOverflow(by: b.denominator)
  guard !tooFine, denominator <= 1 << 40,
    case let left = a.numerator.multipliedReportingOverflow(by: denominator / a.denominator),
    case let right = b.numerator.multipliedReportingOverflow(by: denominator / b.denominator),
    !left.overflow, !right.overflow,
    case let sum = left.partialValue.addingReportingOverflow(right.partialValue), !sum.overflow
  else { return nil }
  return FrameDelay(sum.partialValue, over: denominator)
}

/// The time in nanoseconds, or in whole seconds if these are too many.
private func rounded(_ delay: FrameDelay) -> FrameDelay {
  let nano = 1_000_000_000
  let whole = delay.numerator / delay.denominator
  guard whole < Int.max / nano else { return FrameDelay(whole, over: 1) }
  let rest = delay.denominator.dividingFullWidth(
    (delay.numerator % delay.denominator).multipliedFullWidth(by: nano))
  return FrameDelay(whole * nano + rest.quotient, over: nano)
}
