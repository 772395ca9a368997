/// Counts the flips of a film within any second.
package struct FlashCounter: Sendable {
  private static let second = 1_000_000_000

  private var clock = DelayClock(unitsPerSecond: second)
  /// The start of the next frame, in nanoseconds.
  private var now = 0
  /// The times of the flips in the last second, the oldest first; those before `first` have
  /// expired.
  private var times: [Int] = []
  private var first = 0

  /// The most flips in any second so far.
  package private(set) var most = 0

  package init() {}

  /// Adds the next frame, with its delay and if it flips.
  package mutating func add(flips: Bool, delay: FrameDelay) {
    if flips {
      times.append(now)
      while now - times[first] >= Self.second { first += 1 }
      most = max(most, times.count - first)
      if first > 1024 {
        times.removeFirst(first)
        first = 0
      }
    }
    now += clock.units(for: delay)
  }
}
