/// A seeded generator: SplitMix64, whose n-th draw depends on its key and n alone.
package struct RandomStream: RandomNumberGenerator, Hashable, Sendable {
  /// The position of the stream; a world's state file keeps it.
  package var position: UInt64

  /// The stream that starts at a key.
  @inlinable
  package init(key: UInt64) {
    position = key
  }

  /// Sixty-four random bits.
  @inlinable
  package mutating func next() -> UInt64 {
    position &+= 0x9e37_79b9_7f4a_7c15
    return mixed(position)
  }

  /// Moves on by a number of draws, without making them.
  @inlinable
  package mutating func skip(_ count: Int) {
    position &+= 0x9e37_79b9_7f4a_7c15 &* UInt64(truncatingIfNeeded: count)
  }

  /// The limit below which a draw lies with a probability in thousandths of a percent.
  ///
  /// That of 100,000 is a little too low: who asks for it takes every draw.
  package static func limit(thousandthsOfPercent share: Int) -> UInt64 {
    UInt64(share) * (UInt64.max / 100_000)
  }

  /// A uniform whole number below `bound`, which must be above 0.
  ///
  /// The high half of a product, with the few draws refused that would favour some results
  /// (Lemire, 2019): exact for every bound, and the same on every machine.
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

  /// True if something that happens `chances` times in `total` happens now.
  @inlinable
  package mutating func happens(_ chances: Int, in total: Int) -> Bool {
    draw(below: total) < chances
  }
}
