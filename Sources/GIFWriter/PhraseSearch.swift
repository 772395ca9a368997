// A kernel: the longest phrase of an LZW table from a point, with the freedom that transparency gives.
//
// Among all phrases that show the right pixels, the longest is sought. They continue as transparent
// to the end of the unchanged stretch, or in the colour to the end of its segment, and either way
// again after that. The walk goes depth first over whole runs (see PhraseChains) and visits three
// phrases per code on average. A limit of the points with a choice keeps unusual pictures from taking
// long, at the price of a few bytes. Where there is no choice a phrase may cover any number of runs:
// those of a grid have hundreds.

/// The phrases found from a point.
struct FoundPhrases {
  var longest = PhraseEnd()
  /// The number of the list of those that were the longest so far when they were found.
  var list = 0
  /// Its end among `candidates`.
  var candidatesEnd = 0
  /// True if the search passed the phrase that is extended next.
  var isStale = false
}

/// Finds phrases of a table in segments.
@safe struct PhraseSearch<Children: PhraseChildren & ~Copyable>: ~Copyable {
  /// A point from which phrases are followed: the place of the phrase so far, its last symbol, the
  /// pixel, and its segment.
  private struct Walker {
    var place: Int32
    var symbol: Int32
    var at: UInt32
    var segment: UInt32
  }

  private static var mostVisits: Int { 32 }
  /// The same limit where a code stands for few pixels: a fifth less time for 4 % more bytes.
  private static var visitsOfFineGrain: Int { 5 }
  /// The number of phrases that a list of candidates can hold.
  private static var listSize: Int { 2 * mostVisits }
  /// The number of lists, one for each search whose result is still needed.
  private static var listCount: Int { 5 }

  let transparent: Int
  var chains: PhraseChains<Children>
  private var visitLimit = mostVisits
  private let waiting = UnsafeMutablePointer<Walker>.allocate(capacity: mostVisits)
  private let candidates = UnsafeMutablePointer<PhraseEnd>.allocate(capacity: listCount * listSize)

  init(symbols: Int, transparent: UInt8?, children: consuming Children) {
    self.transparent = transparent.map { Int($0) } ?? -1
    chains = PhraseChains(symbols: symbols, children: children)
  }

  deinit {
    unsafe waiting.deallocate()
    unsafe candidates.deallocate()
  }

  /// Limits the search to few phrases, for codes that stand for few pixels.
  mutating func stayNear() { visitLimit = Self.visitsOfFineGrain }

  /// Returns the list for another search, if that of an earlier one is still needed.
  static func list(after other: Int) -> Int { (other + 1) % listCount }

  /// Returns the phrase that was the longest before the longest was found; nil if there was none.
  @unsafe func secondLongest(of found: FoundPhrases) -> PhraseEnd? {
    let last = found.candidatesEnd - 1
    return last > found.list * Self.listSize ? unsafe candidates[last - 1] : nil
  }

  /// Returns the first phrase found that reaches a pixel, shortened to it.
  @unsafe func shortened(_ found: FoundPhrases, to end: UInt32) -> PhraseEnd {
    var at = found.candidatesEnd - 1
    let start = found.list * Self.listSize
    while at > start, unsafe candidates[at - 1].at >= end { at -= 1 }
    var reach = unsafe candidates[at]
    reach.place -= Int32(reach.at - end)
    reach.at = end
    return reach
  }

  @inline(never) @unsafe mutating func seekLongest(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: PhraseEnd
  ) -> PhraseEnd {
    unsafe seek(segments, from: start, list: nil).longest
  }

  @inline(never) @unsafe mutating func seekCandidates(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: PhraseEnd, list: Int = 0
  ) -> FoundPhrases {
    unsafe seek(segments, from: start, list: list)
  }

  /// Finds the longest phrase from the end of another, and keeps in a list, if there is one, those
  /// that were the longest so far.
  @inline(__always) @unsafe private mutating func seek(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: PhraseEnd, list: Int?
  ) -> FoundPhrases {
    var from = start
    unsafe settle(&from, segments)
    var walker = Walker(place: -1, symbol: -1, at: from.at, segment: from.segment)
    var best = PhraseEnd(place: -1, at: from.at, segment: from.segment)
    var isStale = false
    var end = (list ?? 0) &* Self.listSize
    var (count, visits) = (0, 0)
    let transparent = transparent
    let growing = list != nil && start.place >= 0 ? chains.settled(start.place) : -1

    /// Follows a symbol; returns true if there are phrases all the way.
    @inline(__always) func walk(_ walker: inout Walker, _ symbol: Int, to stop: UInt32) -> Bool {
      let steps = chains.follow(
        &walker.place, after: Int(walker.symbol), symbol, upTo: Int(stop &- walker.at))
      walker.at &+= UInt32(truncatingIfNeeded: steps)
      walker.symbol = Int32(truncatingIfNeeded: symbol)
      if list != nil, walker.place == growing { isStale = true }
      if walker.at > best.at {
        best = PhraseEnd(place: walker.place, at: walker.at, segment: walker.segment)
        if let list {
          if end == (list &+ 1) &* Self.listSize { unsafe shorten(list, to: &end) }
          unsafe candidates[end] = best
          end &+= 1
        }
      }
      return walker.at == stop
    }

    if transparent < 0 {
      // Without a choice there is only one phrase.
      while Int(walker.segment) < segments.count {
        let segment = unsafe segments[Int(walker.segment)]
        guard walk(&walker, Int(segment.symbol), to: segment.end) else { break }
        walker.segment &+= 1
      }
      return FoundPhrases(longest: best, list: list ?? 0, candidatesEnd: end, isStale: isStale)
    }
    while visits < visitLimit {
      let segment = unsafe segments[Int(walker.segment)]
      if segment.isUnchanged || count > 0 { visits &+= 1 }
      var other = walker
      var goesOn = false
      if segment.isUnchanged {
        goesOn = walk(&walker, transparent, to: segment.stretchEnd)
        walker.segment = segment.lastUnchanged &+ 1
      }
      if walk(&other, Int(segment.symbol), to: segment.end) {
        other.segment &+= 1
        if goesOn {
          unsafe waiting[count] = other
          count &+= 1
        } else {
          (walker, goesOn) = (other, true)
        }
      }
      if !goesOn {
        guard count > 0 else { break }
        count &-= 1
        walker = unsafe waiting[count]
      }
      if Int(walker.segment) == segments.count { break }
    }
    return FoundPhrases(longest: best, list: list ?? 0, candidatesEnd: end, isStale: isStale)
  }

  /// Keeps only the last phrases of a full list, since no others are examined.
  @inline(never) @unsafe private func shorten(_ list: Int, to end: inout Int) {
    let start = list &* Self.listSize
    unsafe (candidates + start).update(from: candidates + end - 8, count: 8)
    end = start &+ 8
  }

  /// Moves to the segment of the next pixel.
  @inline(__always) @unsafe func settle(
    _ reach: inout PhraseEnd, _ segments: UnsafeBufferPointer<PixelSegment>
  ) {
    while Int(reach.segment) < segments.count,
      unsafe segments[Int(reach.segment)].end <= reach.at
    { reach.segment &+= 1 }
  }
}
