/// Counts how often a film flips within any second of its time.
package struct FlashCounter: Sendable {
  private static let second = 1_000_000_000

  private var clock = DelayClock(unitsPerSecond: second)
  /// The start of the next frame, in nanoseconds.
  private var now = 0
  /// The times of the flips in the last second, the oldest first; those before `first` are over.
  private var times: [Int] = []
  private var first = 0

  /// The most flips that any second had so far.
  package private(set) var most = 0

  package init() {}

  /// Takes the next frame: whether it flips, and its delay.
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
