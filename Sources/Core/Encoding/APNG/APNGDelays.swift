/// Converts exact delays into the fractions of a second that APNG stores as two 16-bit numbers.
///
/// Most delays are such fractions. Others are rounded to milliseconds, or beyond 65 seconds down to
/// the nearest fraction; the remainder carries over to the next frame.
struct APNGDelays {
  private static let largest = 65_535
  private var clock = DelayClock(unitsPerSecond: 1000)
  private var owed = 0

  /// The fraction for a frame.
  mutating func fraction(for delay: FrameDelay) -> (numerator: Int, denominator: Int) {
    if owed == 0, delay.numerator <= Self.largest, delay.denominator <= Self.largest {
      return (delay.numerator, delay.denominator)
    }
    let milliseconds = clock.units(for: delay) + owed
    owed = 0
    guard milliseconds > Self.largest else { return (milliseconds, 1000) }
    guard milliseconds <= Self.largest * 1000 else { return (Self.largest, 1) }
    var nearest = (numerator: 0, denominator: 1, missing: 1000)
    for denominator in 1...Self.largest * 1000 / milliseconds {
      let (numerator, missing) = (milliseconds * denominator).quotientAndRemainder(dividingBy: 1000)
      guard missing * nearest.denominator < nearest.missing * denominator else { continue }
      nearest = (numerator, denominator, missing)
    }
    owed = (nearest.missing + nearest.denominator / 2) / nearest.denominator
    return (nearest.numerator, nearest.denominator)
  }
}
