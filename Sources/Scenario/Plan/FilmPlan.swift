/// How long a film is and when it shows something.
package struct FilmPlan: Hashable, Sendable {
  /// The number of frames.
  package let frames: Int
  /// The ticks between two frames.
  package let every: Int
  /// The ticks before the first frame.
  package let skip: Int

  /// The most ticks of a film: every number that a world then reaches fits 128 bits.
  package static let tickLimit = 4_000_000_000_000_000_000

  /// The ticks that have passed at the last frame; nil beyond the limit.
  package var lastTick: Int? {
    let (ticks, tooMany) = every.multipliedReportingOverflow(by: frames - 1)
    let (last, tooLate) = ticks.addingReportingOverflow(skip)
    return tooMany || tooLate || last > Self.tickLimit ? nil : last
  }
}
