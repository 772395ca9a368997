import TerrariumEncoding
import TerrariumSimulation
import Testing

struct FrameRepeatsTests {
  @Test func `frames that stand equally long are shown once each`() {
    for milliseconds in [1, 33, 80, 1001, 60_000] {
      let delay = FrameDelay(milliseconds: milliseconds)
      var repeats = FrameRepeats(rate: delay)
      #expect((0..<1000).allSatisfy { _ in repeats.count(for: delay) == 1 })
      #expect(repeats.isExact)
    }
  }

  @Test func `a whole multiple of the rate is exact`() {
    var repeats = FrameRepeats(rate: FrameDelay(milliseconds: 80))
    let counts = [80, 160, 80, 2000, 80].map { repeats.count(for: FrameDelay(milliseconds: $0)) }
    #expect(counts == [1, 2, 1, 25, 1])
    #expect(repeats.isExact)
  }

  @Test func `other times come as near as whole frames can`() {
    var random = Seed(5).stream("repeats")
    for _ in 0..<50 {
      var repeats = FrameRepeats(rate: FrameDelay(milliseconds: 30))
      var (asked, shown) = (0, 0)
      for _ in 0..<200 {
        let milliseconds = 30 + Int(random.next() % 200)
        asked += milliseconds
        shown += repeats.count(for: FrameDelay(milliseconds: milliseconds))
        #expect(abs(30 * shown - asked) <= 15)
      }
      #expect(!repeats.isExact)
    }
  }

  @Test func `no frame is left out, however short it is`() {
    var repeats = FrameRepeats(rate: FrameDelay(milliseconds: 80))
    for _ in 0..<9 { #expect(repeats.count(for: FrameDelay(milliseconds: 10)) == 1) }
    #expect(!repeats.isExact)
    // a frame that was shown too long is compensated by frames that should be shown longer
    #expect(repeats.count(for: FrameDelay(milliseconds: 800)) < 10)
  }
}
