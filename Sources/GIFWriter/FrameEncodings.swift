/// A choice of transparent pixels and of phrases for a frame.
package struct FrameEncoding: Hashable, Sendable {
  package let mask: TransparentPixels
  package var parsing: ParsingOptions

  init(_ mask: TransparentPixels, _ parsing: ParsingOptions) {
    self.mask = mask
    self.parsing = parsing
  }

  /// Creates an encoding whose phrases are cut short with a patience, if there is one.
  package init(_ mask: TransparentPixels, _ patience: Int? = nil) {
    self.init(mask, ParsingOptions(patience: patience))
  }

  /// Returns the encoding with another time of clearing the table.
  package func clearing(_ clears: ClearPolicy.Kind) -> FrameEncoding {
    var other = self
    other.parsing.clears = clears
    return other
  }
}

/// The kind of the changes in a frame. For frames of one kind the same few encodings are the
/// shortest.
package enum FrameGrain: Hashable, Sendable {
  /// Short segments, as in sprites.
  case fine
  /// Segments of many pixels, as in a mosaic.
  case coarse
  case mixed

  /// The encodings that are the shortest for most frames, the likeliest first; empty if they differ
  /// from film to film.
  ///
  /// (The best of 200, in the order that needs few trials: measured on 4,000 frames of 95 films.)
  package var likelyEncodings: [FrameEncoding] {
    guard self == .fine else { return [] }
    return [
      FrameEncoding(.stretches(ofAtLeast: 5), 30), FrameEncoding(.stretches(ofAtLeast: 3), 10),
      FrameEncoding(.free, 30), FrameEncoding(.none), FrameEncoding(.stretches(ofAtLeast: 2), 10),
      FrameEncoding(.stretches(ofAtLeast: 5)), FrameEncoding(.stretches(ofAtLeast: 5), 10),
      FrameEncoding(.lengths(ofAtLeast: 8), 30), FrameEncoding(.stretches(ofAtLeast: 2), 30),
      FrameEncoding(.freeApart, 10), FrameEncoding(.mixed, 10), FrameEncoding(.mixed, 30),
      FrameEncoding(.free, 10),
    ]
  }

  /// The number of trials for a large frame after others of its kind; more if its content is too
  /// much for one table of phrases.
  func effort(isStale: Bool) -> SearchEffort {
    switch (self, isStale) {
    case (.fine, false):
      SearchEffort(leaders: 1, othersEvery: 2, steadyEvery: 4, candidates: 20, clearsEvery: 3)
    case (.fine, true): SearchEffort(leaders: 2, othersEvery: 1, candidates: 20, clearsEvery: 3)
    case (_, false): SearchEffort(leaders: 1, othersEvery: 2, candidates: 6)
    case (_, true): SearchEffort(leaders: 3, othersEvery: 1, candidates: 8)
    }
  }
}

/// A kind of frames for which the same encodings are likely the shortest.
struct FrameKind: Hashable, Sendable {
  let grain: FrameGrain
  /// The bits that the symbols of a coarse frame would need if they came first. In films of fading
  /// cells, every second frame has colours that the others lack, and needs other encodings.
  let depth: Int
  /// True if most of it is new, as at a change of scene: little can be left out there.
  let isMostlyNew: Bool
}

/// The number of encodings that are tried for a frame.
package struct SearchEffort {
  /// The number of leading encodings, which are tried for each frame.
  let leaders: Int
  /// The number of frames after which one of the other encodings is tried, in turn; `steadyEvery`
  /// applies while the leader stays the best.
  let othersEvery: Int
  let steadyEvery: Int
  /// The number of the best-ranked encodings that are tried at all.
  let candidates: Int
  /// The number of frames after which other times of clearing the LZW table are tried.
  let clearsEvery: Int

  package init(
    leaders: Int, othersEvery: Int, steadyEvery: Int? = nil, candidates: Int, clearsEvery: Int = 1
  ) {
    (self.leaders, self.othersEvery) = (leaders, othersEvery)
    self.steadyEvery = steadyEvery ?? othersEvery
    (self.candidates, self.clearsEvery) = (candidates, clearsEvery)
  }
}

/// The encodings for frames of one kind, those that were recently the shortest first.
package struct RankedEncodings: Sendable {
  package private(set) var encodings: [FrameEncoding]
  private var frames = 0
  /// True if the last frame has changed the leader: the former one is tried once more.
  private(set) var isUnsteady = false
  /// The index of the next one that is not a leader.
  private var next = 0
  /// The bytes of the last broadly searched frame; nil before the first one.
  fileprivate var bytes: Int?

  /// The number of encodings that are tried for the first frame.
  let firstCount: Int

  /// Creates the likely encodings, before the first frame.
  package init(_ likely: [FrameEncoding], firstCount: Int = 4) {
    encodings = likely
    self.firstCount = firstCount
  }

  /// True if there was no frame yet.
  var isNew: Bool { frames == 0 }

  /// True if the last frame was the first or has put another encoding in front.
  var isChanged: Bool { frames == 1 || isUnsteady }

  /// True if this is many more bytes than at the last broad search, as at a change of scene.
  func isOutgrown(by bytes: Int) -> Bool { self.bytes.map { bytes * 2 > $0 * 3 } ?? false }

  /// Returns the encodings to try for the next frame, the leading one first.
  package mutating func contenders(_ effort: SearchEffort) -> [FrameEncoding] {
    let leaders = isUnsteady ? effort.leaders + 1 : effort.leaders
    var chosen = Array(encodings.prefix(leaders))
    let count = min(effort.candidates, encodings.count)
    let every = isUnsteady ? effort.othersEvery : effort.steadyEvery
    if frames % every == 0, leaders < count {
      if !(leaders..<count).contains(next) { next = leaders }
      chosen.append(encodings[next])
      next += 1
    }
    // If the leader's table is better cleared at another time, so are those of the others.
    let clears = encodings[0].parsing.clears
    guard clears != .whenWorse else { return chosen }
    return chosen.map { $0.parsing.clears == .whenWorse ? $0.clearing(clears) : $0 }
  }

  /// True if other times of clearing the table are tried for the next frame.
  func triesClears(_ effort: SearchEffort) -> Bool { frames % effort.clearsEvery == 0 }

  /// Puts the shortest encoding of a frame in front; for the first frame, the others that were
  /// tried follow. Pass `bytes` for a broadly searched frame.
  package mutating func note(_ tried: [FrameEncoding], bytes: Int? = nil) {
    if let bytes { self.bytes = bytes }
    isUnsteady = frames > 0 && tried[0] != encodings[0]
    if frames == 0 {
      encodings = tried + encodings.filter { !tried.contains($0) }
    } else {
      encodings.removeAll { $0 == tried[0] }
      encodings = [tried[0]] + encodings + tried.dropFirst().filter { !encodings.contains($0) }
    }
    frames += 1
  }
}

/// The ranked encodings of the earlier frames in a group, by kind of frame.
///
/// (The sea's hundred frames take two trials each this way, and are as small as with seven.)
package struct SearchHabit: Sendable {
  private var ranked: [FrameKind: RankedEncodings] = [:]
  /// The encodings for the last frame's kind.
  private var latest: [FrameEncoding] = []
  /// The bytes of the last broadly searched frame; nil before the first one.
  private var bytes: Int?

  /// Creates an empty habit.
  package init() {}

  /// The encodings for a kind. A new kind of mixed grain begins with those of the last frame's
  /// kind, two of which are tried first.
  subscript(kind: FrameKind) -> RankedEncodings {
    get {
      if let known = ranked[kind] { return known }
      var new =
        kind.grain == .mixed
        ? RankedEncodings(latest, firstCount: 2) : RankedEncodings(kind.grain.likelyEncodings)
      new.bytes = bytes
      return new
    }
    set {
      ranked[kind] = newValue
      bytes = newValue.bytes
      if !kind.isMostlyNew { latest = newValue.encodings }
    }
  }
}
