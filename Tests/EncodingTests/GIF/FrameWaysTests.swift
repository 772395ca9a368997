import Basics
import Encoding
import Testing

/// The ways to write a frame that are tried, and their ranking.
struct FrameWaysTests {
  private let ways = (1...9).map { FrameWay(.stretches(ofAtLeast: $0)) }

  @Test func `the leader is tried for each frame, and one of the others in turn`() {
    let effort = SearchEffort(leaders: 1, othersEvery: 2, reach: 4)
    var ranked = RankedWays(ways)
    ranked.note([ways[0]])
    var tried: [[FrameWay]] = []
    for _ in 0..<8 {
      tried.append(ranked.contenders(effort))
      ranked.note([ways[0]])
    }
    let leader = ways[0]
    #expect(
      tried == [
        [leader], [leader, ways[1]], [leader], [leader, ways[2]], [leader], [leader, ways[3]],
        [leader], [leader, ways[1]],
      ])
  }

  @Test func `the shortest way leads, and who led before is tried once more`() {
    let effort = SearchEffort(leaders: 1, othersEvery: 100, reach: 9)
    var ranked = RankedWays(ways)
    ranked.note([ways[0]])
    ranked.note([ways[4], ways[0]])
    #expect(ranked.ways == [ways[4]] + ways[..<4] + ways[5...])
    #expect(ranked.contenders(effort) == [ways[4], ways[0]])
    ranked.note([ways[4]])
    #expect(ranked.contenders(effort) == [ways[4]])
  }

  @Test func `the ways of the first frame are ranked by their size, and new ones join behind`() {
    var ranked = RankedWays(Array(ways[..<3]))
    ranked.note([ways[6], ways[1], ways[7]])
    #expect(ranked.ways == [ways[6], ways[1], ways[7], ways[0], ways[2]])
    let other = ways[2].clearing(.atOnce)
    ranked.note([other, ways[6], ways[8]])
    #expect(ranked.ways == [other, ways[6], ways[1], ways[7], ways[0], ways[2], ways[8]])
  }

  @Test func `where the leader clears its table at another time, so do the others`() {
    var ranked = RankedWays(ways)
    let leader = ways[0].clearing(.atOnce)
    ranked.note([leader] + ways)
    let effort = SearchEffort(leaders: 2, othersEvery: 1, reach: 9)
    #expect(
      ranked.contenders(effort) == [leader, ways[0].clearing(.atOnce), ways[1].clearing(.atOnce)])
  }

  /// Whatever wins: what leads is tried first, and within reach no way is forgotten for long.
  @Test func `every way has its turn`() {
    var random = Seed(35).stream("ways")
    let likely = FrameGrain.fine.likelyWays
    #expect(Set(likely).count == likely.count)
    #expect(likely.prefix(4).contains { $0.veil == .none }, "some frames have no free symbol")
    for _ in 0..<300 {
      let reach = 5 + random.draw(below: 9)
      let effort = SearchEffort(
        leaders: 1 + random.draw(below: 3), othersEvery: 1 + random.draw(below: 3), reach: reach)
      var ranked = RankedWays(likely)
      let steady = random.happens(1, in: 2)
      var tried: Set<FrameWay> = []
      ranked.note([likely[0]])
      for frame in 0..<45 {
        let leader = ranked.ways[0]
        let contenders = ranked.contenders(effort)
        #expect(contenders[0] == leader && Set(contenders).count == contenders.count)
        tried.formUnion(contenders)
        ranked.note([steady ? leader : contenders[random.draw(below: contenders.count)]])
        #expect(Set(ranked.ways) == Set(likely), "frame \(frame)")
      }
      if steady { #expect(tried == Set(likely[..<reach])) }
    }
  }
}
