/// A way to write a frame.
package struct FrameWay: Hashable, Sendable {
  package let veil: TransparentPixels
  package var parsing: ParsingWay

  init(_ veil: TransparentPixels, _ parsing: ParsingWay) {
    self.veil = veil
    self.parsing = parsing
  }

  /// A way whose phrases are cut short with a patience, if there is one.
  package init(_ veil: TransparentPixels, _ patience: Int? = nil) {
    self.init(veil, ParsingWay(patience: patience))
  }

  /// The same with a table that is cleared at another time.
  package func clearing(_ clears: ClearPolicy.Kind) -> FrameWay {
    var other = self
    other.parsing.clears = clears
    return other
  }
}

/// The kind of what is new in a frame. Of frames of one kind the same few ways are the shortest.
package enum FrameGrain: Hashable, Sendable {
  /// Everything is new.
  case whole
  /// Short segments, as in sprites.
  case fine
  /// Segments of many pixels, as in a mosaic.
  case coarse
  case mixed

  /// The ways that are tried, the likeliest first.
  ///
  /// (These are the best of 200 ways, in an order in which few trials are needed: measured on 2,200
  /// frames of 36 films of all worlds, each written in all ways.)
  package var ways: [FrameWay] {
    switch self {
    case .whole:
      [
        FrameWay(.none), FrameWay(.none, 10), FrameWay(.none, 30), FrameWay(.none, 50),
        FrameWay(.none, 100),
      ]
    case .fine:
      [
        FrameWay(.stretches(ofAtLeast: 5), 30), FrameWay(.stretches(ofAtLeast: 3), 10),
        FrameWay(.free, 30), FrameWay(.none), FrameWay(.stretches(ofAtLeast: 2), 10),
        FrameWay(.stretches(ofAtLeast: 5)), FrameWay(.stretches(ofAtLeast: 5), 10),
        FrameWay(.lengths(ofAtLeast: 8), 30), FrameWay(.stretches(ofAtLeast: 2), 30),
        FrameWay(.freeApart, 10), FrameWay(.mixed, 10), FrameWay(.mixed, 30), FrameWay(.free, 10),
      ]
    case .coarse:
      [
        FrameWay(.stretches(ofAtLeast: 3), 10), FrameWay(.free, 30), FrameWay(.mixed, 10),
        FrameWay(.stretches(ofAtLeast: 3), 50), FrameWay(.freeApart, 30), FrameWay(.none, 30),
        FrameWay(.none, 10),
        FrameWay(.unlessGoneOn, 10), FrameWay(.stretches(ofAtLeast: 2), 10), FrameWay(.free, 10),
        FrameWay(.free, 100),
        FrameWay(.stretches(ofAtLeast: 1), 10), FrameWay(.none, 50),
      ]
    case .mixed:
      [
        FrameWay(.stretches(ofAtLeast: 5)), FrameWay(.stretches(ofAtLeast: 3), 10),
        FrameWay(.stretches(ofAtLeast: 5), 10), FrameWay(.lengths(ofAtLeast: 8), 10),
        FrameWay(.lengths(ofAtLeast: 8), 50), FrameWay(.none, 10),
        FrameWay(.stretches(ofAtLeast: 3)), FrameWay(.mixed, 30), FrameWay(.none),
        FrameWay(.unlessGoneOn), FrameWay(.mixed, 10),
      ]
    }
  }

  /// The number of trials for a frame, of which one is known. More are worth it for small frames, which
  /// are soon tried and whose best way changes often, and for those that have too much in them for one
  /// table of phrases.
  func effort(after code: RunCode) -> SearchEffort {
    if self == .whole || code.data.count < 1000 { return .all }
    if code.data.count < 4000 { return SearchEffort(first: 14, leaders: 5, others: 2) }
    return switch self {
    case .fine where code.isStale: SearchEffort(first: 6, leaders: 2, others: 1, keepsClears: true)
    case .fine: SearchEffort(first: 2, leaders: 1, others: 1, othersEvery: 2, clearsEvery: 3)
    case _ where code.isStale || code.hasCleared:
      SearchEffort(first: 14, leaders: 3, others: 2, keepsClears: true)
    case .coarse: SearchEffort(first: 6, leaders: 2, others: 1, keepsClears: true)
    default: SearchEffort(first: 4, leaders: 1, others: 1, othersEvery: 2)
    }
  }
}

/// The number of ways that are tried for a frame.
package struct SearchEffort {
  /// For the first frame of its kind.
  let first: Int
  /// For those behind it: so many that were the shortest of late, and some of the others in turn, in
  /// each frame or in each second one.
  let leaders: Int
  let others: Int
  let othersEvery: Int
  /// The frames from one to the next that are also tried with a table that is cleared at other times, where
  /// one is not enough.
  let clearsEvery: Int
  /// True if the others are tried with a table that is cleared when the leader's is.
  let keepsClears: Bool

  package init(
    first: Int, leaders: Int, others: Int, othersEvery: Int = 1, clearsEvery: Int = 1,
    keepsClears: Bool = false
  ) {
    (self.first, self.leaders, self.others) = (first, leaders, others)
    (self.othersEvery, self.clearsEvery) = (othersEvery, clearsEvery)
    self.keepsClears = keepsClears
  }

  static let all = SearchEffort(first: 100, leaders: 100, others: 0)
}

/// The ways for frames of one kind, those that were the shortest of late first.
package struct RankedWays {
  package private(set) var ways: [FrameWay]
  private var frames = 0
  /// True if the last frame has put another way in front: then the one before is tried once more.
  private var isUnsteady = false
  /// The place of the next one of those that are not leaders.
  private var next = 0

  package init(_ ways: [FrameWay]) { self.ways = ways }

  /// The ways that are tried for the next frame, the leading one first.
  package mutating func contenders(_ effort: SearchEffort) -> [FrameWay] {
    guard frames > 0 else { return Array(ways.prefix(effort.first)) }
    var chosen = Array(ways.prefix(isUnsteady ? effort.leaders + 1 : effort.leaders))
    guard frames % effort.othersEvery == 0, chosen.count < ways.count else { return chosen }
    let leaders = chosen.count
    for _ in 0..<effort.others {
      if !(leaders..<ways.count).contains(next) { next = leaders }
      chosen.append(ways[next])
      next += 1
    }
    let clears = ways[0].parsing.clears
    guard effort.keepsClears, clears != .whenWorse else { return chosen }
    return chosen.map { $0.parsing.clears == .whenWorse ? $0.clearing(clears) : $0 }
  }

  /// True if the next frame is also tried with a table that is cleared at other times.
  func triesClears(_ effort: SearchEffort) -> Bool { frames % effort.clearsEvery == 0 }

  /// Puts the shortest way of a frame in front.
  package mutating func note(_ shortest: FrameWay) {
    isUnsteady = frames > 0 && shortest != ways[0]
    frames += 1
    ways.removeAll { $0 == shortest }
    ways.insert(shortest, at: 0)
  }
}

/// What was the shortest for the frames before in the same group: those after them are likely of their
/// kind.
///
/// (The sea's hundred frames take less than two trials each so, and are as small as with ten.)
package struct SearchHabit {
  private var ranked: [FrameGrain: RankedWays] = [:]

  /// No habit yet.
  package init() {}

  subscript(grain: FrameGrain) -> RankedWays {
    get { ranked[grain] ?? RankedWays(grain.ways) }
    set { ranked[grain] = newValue }
  }
}
