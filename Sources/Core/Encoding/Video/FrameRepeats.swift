/// Turns the times of frames into whole numbers of a video's frames, whose rate is one.
///
/// Every frame is shown at least once; what rounding takes from one the next one gets.
package struct FrameRepeats: Sendable {
  private let rate: FrameDelay
  private var clock = DelayClock(unitsPerSecond: 1)
  private var ahead = 0

  /// True if each frame so far stood exactly as long as it should.
  package private(set) var isExact = true

  /// Repeats at the rate of frames that stand so long.
  package init(rate: FrameDelay) { self.rate = rate }

  /// The number of repeats of a frame for a delay.
  package mutating func count(for delay: FrameDelay) -> Int {
    guard rate.numerator > 0, delay != rate || ahead > 0 else { return 1 }
    let (numerator, isTooLong) = delay.numerator.multipliedReportingOverflow(by: rate.denominator)
    let (denominator, isTooFine) = delay.denominator.multipliedReportingOverflow(by: rate.numerator)
    guard !isTooLong, !isTooFine else {
      isExact = false
      return 1
    }
    if numerator % denominator != 0 { isExact = false }
    let due = clock.units(for: FrameDelay(numerator, over: denominator)) - ahead
    ahead = max(0, 1 - due)
    if due < 1 { isExact = false }
    return max(1, due)
  }
}
