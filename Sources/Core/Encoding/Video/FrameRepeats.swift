/// Converts the times of frames into whole numbers of video frames at a constant rate.
///
/// Every frame is shown at least once; the rounding error carries over to the next one.
package struct FrameRepeats: Sendable {
  private let rate: FrameDelay
  private var clock = DelayClock(unitsPerSecond: 1)
  private var ahead = 0

  /// True if each frame so far has had its exact time.
  package private(set) var isExact = true

  /// Creates repeats at the rate of frames with a delay.
  package init(rate: FrameDelay) { self.rate = rate }

  /// Returns the number of repeats of a frame with a delay.
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
