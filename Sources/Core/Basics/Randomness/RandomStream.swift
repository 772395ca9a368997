/// A seeded generator (SplitMix64) whose n-th draw depends only on its key and n.
package struct RandomStream: RandomNumberGenerator, Hashable, Sendable {
  /// The position of the stream, which a world's state file keeps.
  package var position: UInt64

  /// Creates a stream that starts at a key.
  @inlinable
  package init(key: UInt64) {
    position = key
  }

  /// Returns 64 random bits.
  @inlinable
  package mutating func next() -> UInt64 {
    position &+= 0x9e37_79b9_7f4a_7c15
    return mixed(position)
  }

  /// Skips a number of draws without computing them.
  @inlinable
  package mutating func skip(_ count: Int) {
    position &+= 0x9e37_79b9_7f4a_7c15 &* UInt64(truncatingIfNeeded: count)
  }

  /// The limit that a draw is below with a probability in thousandths of a percent.
  ///
  /// At 100,000 it is a little too low, so callers treat certainty as a case of its own.
  package static func limit(thousandthsOfPercent share: Int) -> UInt64 {
    UInt64(share) * (UInt64.max / 100_000)
  }

  /// Returns a uniform whole number below `bound`, which must be above 0.
  ///
  /// It takes the high half of a product, and rejects the few draws that would favour some results
  /// (Lemire, 2019). The result is exact for every bound and the same on every machine.
  @inlinable
  package mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "nothing to draw from")
    let range = UInt64(bound)
    var product = next().multipliedFullWidth(by: range)
    if product.low < range {
      let refused = (0 &- range) % range
      while product.low < refused { product = next().multipliedFullWidth(by: range) }
    }
    return Int(product.high)
  }

  /// Returns true with a probability of `chances` in `total`.
  @inlinable
  package mutating func happens(_ chances: Int, in total: Int) -> Bool {
    draw(below: total) < chances
  }
}
