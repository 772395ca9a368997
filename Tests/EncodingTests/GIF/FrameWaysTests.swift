import Basics
import Encoding
import Testing

/// Which ways to write a frame are tried, and what is learnt of them.
struct FrameWaysTests {
  private let ways = (1...9).map { FrameWay(.stretches(ofAtLeast: $0)) }

  @Test
  func `the first frame tries the likeliest ways, those behind it the leader and others in turn`() {
    let effort = SearchEffort(first: 3, leaders: 1, others: 1, othersEvery: 2)
    var ranked = RankedWays(ways)
    #expect(ranked.contenders(effort) == Array(ways[..<3]))
    ranked.note(ways[0])
    var tried: [[FrameWay]] = []
    for _ in 0..<6 {
      tried.append(ranked.contenders(effort))
      ranked.note(ways[0])
    }
    let leader = ways[0]
    #expect(
      tried == [
        [leader], [leader, ways[1]], [leader], [leader, ways[2]], [leader], [leader, ways[3]],
      ])
  }

  @Test func `the shortest way leads, and who led before is tried once more`() {
    let effort = SearchEffort(first: 2, leaders: 1, others: 0)
    var ranked = RankedWays(ways)
    ranked.note(ways[0])
    ranked.note(ways[4])
    #expect(ranked.ways == [ways[4]] + ways[..<4] + ways[5...])
    #expect(ranked.contenders(effort) == [ways[4], ways[0]])
    ranked.note(ways[4])
    #expect(ranked.contenders(effort) == [ways[4]])
  }

  @Test func `a way that was no candidate joins when it is the shortest`() {
    var ranked = RankedWays(ways)
    let other = ways[2].clearing(.atOnce)
    ranked.note(other)
    #expect(ranked.ways == [other] + ways)
  }

  /// Whatever the ways of a kind and whatever wins: nothing is tried twice for a frame, what leads is tried
  /// first, and no way is forgotten for long.
  @Test func `every way has its turn`() {
    var random = Seed(35).stream("ways")
    for grain in [FrameGrain.fine, .coarse, .mixed, .whole] {
      #expect(Set(grain.ways).count == grain.ways.count)
      #expect(grain.ways.contains { $0.veil == .none }, "some frames have no free symbol")
    }
    for _ in 0..<300 {
      let grain = [FrameGrain.fine, .coarse, .mixed][random.draw(below: 3)]
      let effort = SearchEffort(
        first: 1 + random.draw(below: 15), leaders: 1 + random.draw(below: 3),
        others: 1 + random.draw(below: 2), othersEvery: 1 + random.draw(below: 3))
      var ranked = RankedWays(grain.ways)
      let steady = random.happens(1, in: 2)
      var tried: Set<FrameWay> = []
      for frame in 0..<40 {
        let leader = ranked.ways[0]
        let contenders = ranked.contenders(effort)
        #expect(contenders[0] == leader && Set(contenders).count == contenders.count)
        tried.formUnion(contenders)
        ranked.note(steady ? leader : contenders[random.draw(below: contenders.count)])
        #expect(Set(ranked.ways) == Set(grain.ways), "frame \(frame)")
      }
      if steady { #expect(tried == Set(grain.ways)) }
    }
  }
}
