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
  /// Short segments, as in sprites.
  case fine
  /// Segments of many pixels, as in a mosaic.
  case coarse
  case mixed

  /// The ways that are the shortest for most frames, the likeliest first; none where they differ from film
  /// to film.
  ///
  /// (These are the best of 200 ways, in an order in which few trials are needed: measured on 4,000
  /// frames of 95 films of all worlds, each written in all ways.)
  package var likelyWays: [FrameWay] {
    guard self == .fine else { return [] }
    return [
      FrameWay(.stretches(ofAtLeast: 5), 30), FrameWay(.stretches(ofAtLeast: 3), 10),
      FrameWay(.free, 30), FrameWay(.none), FrameWay(.stretches(ofAtLeast: 2), 10),
      FrameWay(.stretches(ofAtLeast: 5)), FrameWay(.stretches(ofAtLeast: 5), 10),
      FrameWay(.lengths(ofAtLeast: 8), 30), FrameWay(.stretches(ofAtLeast: 2), 30),
      FrameWay(.freeApart, 10), FrameWay(.mixed, 10), FrameWay(.mixed, 30), FrameWay(.free, 10),
    ]
  }

  /// The number of trials for a large frame behind others of its kind; more where there is too much in
  /// it for one table of phrases.
  func effort(isStale: Bool) -> SearchEffort {
    switch (self, isStale) {
    case (.fine, false):
      SearchEffort(leaders: 1, othersEvery: 2, steadyEvery: 4, reach: 20, clearsEvery: 3)
    case (.fine, true): SearchEffort(leaders: 2, othersEvery: 1, reach: 20, clearsEvery: 3)
    case (_, false): SearchEffort(leaders: 1, othersEvery: 2, reach: 6)
    case (_, true): SearchEffort(leaders: 3, othersEvery: 1, reach: 8)
    }
  }
}

/// A kind of frames for which the same ways are likely the shortest.
struct FrameKind: Hashable {
  let grain: FrameGrain
  /// The bits that the symbols of a coarse frame would need if they were the first ones: where cells
  /// fade, every second frame has colours that the others have not, and other ways.
  let depth: Int
  /// True if most of it is new, as where a scene changes: little can be left out there.
  let isMostlyNew: Bool
}

/// The number of ways that are tried for a frame.
package struct SearchEffort {
  /// So many that were the shortest of late.
  let leaders: Int
  /// The frames from one to the next for which one of the others is tried, in turn; and the same where
  /// the leader has stayed ahead of them.
  let othersEvery: Int
  let steadyEvery: Int
  /// The number of ways that have their turn.
  let reach: Int
  /// The frames from one to the next that are also tried with a table that is cleared at other times,
  /// where it is cleared.
  let clearsEvery: Int

  package init(
    leaders: Int, othersEvery: Int, steadyEvery: Int? = nil, reach: Int, clearsEvery: Int = 1
  ) {
    (self.leaders, self.othersEvery) = (leaders, othersEvery)
    self.steadyEvery = steadyEvery ?? othersEvery
    (self.reach, self.clearsEvery) = (reach, clearsEvery)
  }
}

/// The ways for frames of one kind, those that were the shortest of late first.
package struct RankedWays {
  package private(set) var ways: [FrameWay]
  private var frames = 0
  /// True if the last frame has put another way in front: then the one before is tried once more.
  private(set) var isUnsteady = false
  /// The place of the next one of those that are not leaders.
  private var next = 0

  /// The number of ways that are tried for the first frame.
  let firstCount: Int

  /// The ways for frames of which there was none yet.
  package init(_ likely: [FrameWay], firstCount: Int = 4) {
    ways = likely
    self.firstCount = firstCount
  }

  /// True if there was no frame yet.
  var isNew: Bool { frames == 0 }

  /// True if the last frame was the first or has put another way in front.
  var isChanged: Bool { frames == 1 || isUnsteady }

  /// The ways that are tried for the next frame, the leading one first.
  package mutating func contenders(_ effort: SearchEffort) -> [FrameWay] {
    let leaders = isUnsteady ? effort.leaders + 1 : effort.leaders
    var chosen = Array(ways.prefix(leaders))
    let reach = min(effort.reach, ways.count)
    let every = isUnsteady ? effort.othersEvery : effort.steadyEvery
    if frames % every == 0, leaders < reach {
      if !(leaders..<reach).contains(next) { next = leaders }
      chosen.append(ways[next])
      next += 1
    }
    // Where the leader's table is better cleared at another time, so are those of the others.
    let clears = ways[0].parsing.clears
    guard clears != .whenWorse else { return chosen }
    return chosen.map { $0.parsing.clears == .whenWorse ? $0.clearing(clears) : $0 }
  }

  /// True if the next frame is also tried with a table that is cleared at other times.
  func triesClears(_ effort: SearchEffort) -> Bool { frames % effort.clearsEvery == 0 }

  /// Puts the shortest way of a frame in front; the others that were tried for the first one follow.
  package mutating func note(_ tried: [FrameWay]) {
    isUnsteady = frames > 0 && tried[0] != ways[0]
    if frames == 0 {
      ways = tried + ways.filter { !tried.contains($0) }
    } else {
      ways.removeAll { $0 == tried[0] }
      ways = [tried[0]] + ways + tried.dropFirst().filter { !ways.contains($0) }
    }
    frames += 1
  }
}

/// The shortest way of the frames before in the same group: those after them are likely of their
/// kind.
///
/// (The sea's hundred frames take two trials each so, and are as small as with seven.)
package struct SearchHabit {
  private var ranked: [FrameKind: RankedWays] = [:]
  /// The ways for the last frame's kind.
  private var latest: [FrameWay] = []

  /// No habit yet.
  package init() {}

  /// The ways for a kind. Where the grain is mixed they begin with those of the last frame's kind, of which
  /// two are enough to begin with.
  subscript(kind: FrameKind) -> RankedWays {
    get {
      if let known = ranked[kind] { return known }
      return kind.grain == .mixed
        ? RankedWays(latest, firstCount: 2) : RankedWays(kind.grain.likelyWays)
    }
    set {
      ranked[kind] = newValue
      if !kind.isMostlyNew { latest = newValue.ways }
    }
  }
}
