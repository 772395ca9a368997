import GIFWriter
import TerrariumBasics
import TerrariumEncoding
import Testing

/// The encodings that are tried for a frame, and their ranking.
struct FrameEncodingsTests {
  private let all = (1...9).map { FrameEncoding(.stretches(ofAtLeast: $0)) }

  @Test func `the leader is tried for each frame, and one of the others in turn`() {
    let effort = SearchEffort(leaders: 1, othersEvery: 2, candidates: 4)
    var ranked = RankedEncodings(all)
    ranked.note([all[0]])
    var tried: [[FrameEncoding]] = []
    for _ in 0..<8 {
      tried.append(ranked.contenders(effort))
      ranked.note([all[0]])
    }
    let leader = all[0]
    #expect(
      tried == [
        [leader], [leader, all[1]], [leader], [leader, all[2]], [leader], [leader, all[3]],
        [leader], [leader, all[1]],
      ])
  }

  @Test func `the shortest encoding leads, and the former leader is tried once more`() {
    let effort = SearchEffort(leaders: 1, othersEvery: 100, candidates: 9)
    var ranked = RankedEncodings(all)
    ranked.note([all[0]])
    ranked.note([all[4], all[0]])
    #expect(ranked.encodings == [all[4]] + all[..<4] + all[5...])
    #expect(ranked.contenders(effort) == [all[4], all[0]])
    ranked.note([all[4]])
    #expect(ranked.contenders(effort) == [all[4]])
  }

  @Test func `the encodings of the first frame are ranked by size, and new ones join behind`() {
    var ranked = RankedEncodings(Array(all[..<3]))
    ranked.note([all[6], all[1], all[7]])
    #expect(ranked.encodings == [all[6], all[1], all[7], all[0], all[2]])
    let other = all[2].clearing(.atOnce)
    ranked.note([other, all[6], all[8]])
    #expect(ranked.encodings == [other, all[6], all[1], all[7], all[0], all[2], all[8]])
  }

  @Test func `where the leader clears its table at another time, so do the others`() {
    var ranked = RankedEncodings(all)
    let leader = all[0].clearing(.atOnce)
    ranked.note([leader] + all)
    let effort = SearchEffort(leaders: 2, othersEvery: 1, candidates: 9)
    #expect(
      ranked.contenders(effort) == [leader, all[0].clearing(.atOnce), all[1].clearing(.atOnce)])
  }

  /// Whichever wins: the leader is tried first, and no candidate is forgotten for long.
  @Test func `every encoding has its turn`() {
    var random = Seed(35).stream("ways")
    let likely = FrameGrain.fine.likelyEncodings
    #expect(Set(likely).count == likely.count)
    #expect(likely.prefix(4).contains { $0.mask == .none }, "some frames have no free symbol")
    for _ in 0..<300 {
      let reach = 5 + random.draw(below: 9)
      let effort = SearchEffort(
        leaders: 1 + random.draw(below: 3), othersEvery: 1 + random.draw(below: 3),
        candidates: reach)
      var ranked = RankedEncodings(likely)
      let steady = random.happens(1, in: 2)
      var tried: Set<FrameEncoding> = []
      ranked.note([likely[0]])
      for frame in 0..<45 {
        let leader = ranked.encodings[0]
        let contenders = ranked.contenders(effort)
        #expect(contenders[0] == leader && Set(contenders).count == contenders.count)
        tried.formUnion(contenders)
        ranked.note([steady ? leader : contenders[random.draw(below: contenders.count)]])
        #expect(Set(ranked.encodings) == Set(likely), "frame \(frame)")
      }
      if steady { #expect(tried == Set(likely[..<reach])) }
    }
  }
}
