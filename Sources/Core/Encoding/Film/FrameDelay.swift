internal import TerrariumBasics

/// The delay of a frame: an exact fraction of a second, so that a film's delays can sum exactly.
package struct FrameDelay: Hashable, Sendable {
  /// Seconds are `numerator / denominator`, in lowest terms.
  package let numerator: Int
  package let denominator: Int

  /// A fraction of a second; neither part is negative, and the denominator is not 0.
  package init(_ numerator: Int, over denominator: Int) {
    precondition(numerator >= 0 && denominator > 0, "a delay is a fraction of a second")
    let divisor = max(1, greatestCommonDivisor(numerator, denominator))
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// A delay of whole milliseconds.
  package init(milliseconds: Int) { self.init(milliseconds, over: 1000) }

  /// The time that some such frames take together.
  package func times(_ count: Int) -> FrameDelay {
    FrameDelay(numerator * count, over: denominator)
  }

  /// An equal part of the time.
  package func divided(by count: Int) -> FrameDelay {
    guard count > 1 else { return self }
    let exact = denominator <= 1 << 40 ? self : rounded(self)
    return FrameDelay(exact.numerator, over: exact.denominator * count)
  }
}

/// Turns exact delays into whole units and carries the rounding error to the next one.
///
/// After any number of frames the units given sum to the exact time, rounded half up. Fractions
/// whose common denominator would overflow are first rounded to nanoseconds.
package struct DelayClock: Sendable {
  let unitsPerSecond: Int
  private var owed = FrameDelay(0, over: 1)
  private var ahead = 0

  /// A clock of a number of units a second: 100 for GIF, 1000 for APNG.
  package init(unitsPerSecond: Int) { self.unitsPerSecond = unitsPerSecond }

  /// The whole units that a frame of this delay gets.
  package mutating func units(for delay: FrameDelay) -> Int {
    owed = owed + delay
    // owed in units, rounded half up; whole seconds are taken off so that nothing ever grows
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

/// The time of two frames together: exact, or in nanoseconds or seconds where that cannot be stored.
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

/// The time in nanoseconds, or in whole seconds where these are too many.
private func rounded(_ delay: FrameDelay) -> FrameDelay {
  let nano = 1_000_000_000
  let whole = delay.numerator / delay.denominator
  guard whole < Int.max / nano else { return FrameDelay(whole, over: 1) }
  let rest = delay.denominator.dividingFullWidth(
    (delay.numerator % delay.denominator).multipliedFullWidth(by: nano))
  return FrameDelay(whole * nano + rest.quotient, over: nano)
}
