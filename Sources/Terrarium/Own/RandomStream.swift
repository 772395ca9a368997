internal import TerrariumSimulation

/// Seeded randomness: the same seed gives the same draws, on every machine.
public struct RandomStream: RandomNumberGenerator, Hashable, Sendable {
  private var stream: TerrariumSimulation.RandomStream

  /// The draws of a seed. Any number is one.
  public init(seed: Int) { self.init(Seed(UInt64(bitPattern: Int64(seed))).stream("own")) }

  init(_ stream: TerrariumSimulation.RandomStream) { self.stream = stream }

  /// Sixty-four random bits.
  public mutating func next() -> UInt64 { stream.next() }

  /// A whole number from 0 up to, but not including, a bound above 0. Of 0 or less it is 0.
  public mutating func draw(below bound: Int) -> Int { bound > 0 ? stream.draw(below: bound) : 0 }

  /// True with a probability of `chances` in a total.
  public mutating func happens(_ chances: Int, in total: Int) -> Bool {
    draw(below: total) < chances
  }
}
