import TerrariumPlayback
import TerrariumSimulation
import Testing

struct RepeatFinderTests {
  @Test func repeatsAreThoseThatComparingEveryKeyFinds() {
    var stream = Seed(11).stream("repeats")
    for _ in 0..<400 {
      let (before, period) = (stream.draw(below: 9), 1 + stream.draw(below: 9))
      let letters = 1 + stream.draw(below: 3)
      let cycle = (0..<period).map { _ in stream.draw(below: letters) }
      var keys = (0..<before).map { _ in stream.draw(below: letters) }
      for place in 0..<stream.draw(below: 60) { keys.append(cycle[place % period]) }
      var finder = RepeatFinder()
      for key in keys { finder.append(key) }
      let least = 1 + stream.draw(below: 6)
      let found = finder.repeats(atMost: 3) { max($0, least) }
      #expect(found == Self.naive(keys, atMost: 3) { max($0, least) })
    }
  }

  @Test func nothingRepeatsInOneKey() {
    var finder = RepeatFinder()
    #expect(finder.repeats { _ in 1 }.isEmpty)
    finder.append(7)
    #expect(finder.repeats { _ in 1 }.isEmpty)
    finder.append(7)
    #expect(finder.repeats { _ in 1 } == [RepeatFinder.Repeat(start: 0, period: 1)])
  }

  private static func naive(
    _ keys: [Int], atMost limit: Int, lasting length: (Int) -> Int
  ) -> [RepeatFinder.Repeat] {
    let all = (1..<max(1, keys.count)).compactMap { period -> RepeatFinder.Repeat? in
      var start = keys.count - period
      while start > 0, keys[start - 1] == keys[start - 1 + period] { start -= 1 }
      guard keys.count - period - start >= length(period) else { return nil }
      return RepeatFinder.Repeat(start: start, period: period)
    }
    return Array(all.prefix(limit))
  }
}
