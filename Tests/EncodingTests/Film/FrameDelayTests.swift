import TerrariumEncoding
import Testing

@Suite struct FrameDelayTests {
  /// Delays as an APNG may have them: the sum of the first is as fine as possible.
  @Test func `times add up to whole seconds however many and fine they are`() {
    var sum = [65_521, 65_519, 251].reduce(FrameDelay(0, over: 1)) { $0 + FrameDelay(1, over: $1) }
    let areRight = (1...150_000).allSatisfy { count in
      sum = sum + FrameDelay(65_535, over: 1)
      return sum.numerator / sum.denominator == count * 65_535
    }
    #expect(areRight)
  }
}
