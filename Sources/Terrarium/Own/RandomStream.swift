internal import TerrariumSimulation

/// A seeded random number generator: the same seed gives the same draws, on every machine.
public struct RandomStream: RandomNumberGenerator, Hashable, Sendable {
  private var stream: TerrariumSimulation.RandomStream

  /// Creates a generator from a seed, which can be any number.
  public init(seed: Int) { self.init(Seed(UInt64(bitPattern: Int64(seed))).stream("own")) }

  init(_ stream: TerrariumSimulation.RandomStream) { self.stream = stream }

  /// Returns sixty-four random bits.
  public mutating func next() -> UInt64 { stream.next() }

  /// Returns a whole number from 0 up to, but not including, a bound above 0. For a bound of 0 or
  /// less it is 0.
  public mutating func draw(below bound: Int) -> Int { bound > 0 ? stream.draw(below: bound) : 0 }

  /// True with a probability of `chances` in `total`.
  public mutating func happens(_ chances: Int, in total: Int) -> Bool {
    draw(below: total) < chances
  }
}
