/// Turns exact delays into the fractions of a second that APNG stores: two numbers of 16 bits.
///
/// Most delays are such fractions. The others are rounded to milliseconds, or, beyond 65 seconds,
/// to the finest of hundredths, tenths and seconds that can be stored; the rest goes to the next.
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
    for denominator in [1000, 100, 10, 1] {
      let unit = 1000 / denominator
      let numerator = milliseconds / unit
      guard numerator <= Self.largest else { continue }
      owed = milliseconds - numerator * unit
      return (numerator, denominator)
    }
    owed = 0
    return (Self.largest, 1)
  }
}
