// A kernel: LZW over segments, with the freedom that transparency gives.
//
// An unchanged pixel may be written as itself or as transparent: both look the same. So at each
// point the longest phrase is sought among all that show the right pixels. These continue as
// transparent to the end of the unchanged stretch, or in the colour to the end of its segment, and
// either way again after that. The walk goes depth first over whole runs (see PhraseChains) and
// visits three phrases per code on average. A limit of the points with a choice keeps unusual
// pictures from taking long, at the price of a few bytes. Where there is no choice a phrase may
// cover any number of runs: those of a grid have hundreds.

/// Compresses segments of symbols below a number; unchanged pixels may also be written as
/// `transparent`. Returns nil as soon as that is sure or likely to take more bytes than a limit.
func compressRuns(
  _ segments: borrowing PixelSegments, symbols: Int, transparent: UInt8?,
  options: ParsingOptions = ParsingOptions(isQuick: true), limit: RunLimit = RunLimit()
) -> RunCode? {
  precondition(segments.bound <= symbols, "an index beyond the palette")
  guard symbols > 16 else {
    var compressor = RunCompressor(
      symbols: symbols, transparent: transparent, options: options,
      children: ChildTable(symbols: symbols))
    return compressor.compress(segments, limit: limit)
  }
  var compressor = RunCompressor(
    symbols: symbols, transparent: transparent, options: options, children: ChildHash())
  return compressor.compress(segments, limit: limit)
}

@safe private struct RunCompressor<Children: PhraseChildren & ~Copyable>: ~Copyable {
  /// A point from which phrases are followed: the place of the phrase so far, its last symbol, the
  /// pixel, and its segment.
  private struct Walker {
    var place: Int32
    var symbol: Int32
    var at: UInt32
    var segment: UInt32
  }

  /// The phrases found from a point.
  private struct Found {
    var longest = PhraseEnd()
    /// The number of the list of those that were the longest so far when they were found.
    var list = 0
    /// Its end among `candidates`.
    var candidatesEnd = 0
    /// True if the search passed the phrase that is extended next.
    var isStale = false
  }

  private static var mostVisits: Int { 32 }
  /// The same limit where a code stands for few pixels: a fifth less time for 4 % more bytes.
  private static var visitsOfFineGrain: Int { 5 }
  /// The most pixels by which the longest phrase of a full table is shortened.
  private static var mostCutPixels: Int { 2 }
  /// The number of phrases that a list of candidates can hold.
  private static var listSize: Int { 2 * mostVisits }
  /// The number of lists, one for each search whose result is still needed.
  private static var listCount: Int { 5 }

  private let transparent: Int
  private var visitLimit = mostVisits
  private let codeSize: Int
  private var looksAhead = false
  /// The most pixels by which the longest phrase of a growing table is shortened.
  private var shortenings: UInt32 = 3
  private var chains: PhraseChains<Children>
  private let options: ParsingOptions
  private var policy: ClearPolicy
  private var stream: CodeStream
  private let waiting = UnsafeMutablePointer<Walker>.allocate(capacity: mostVisits)
  private let candidates = UnsafeMutablePointer<PhraseEnd>.allocate(capacity: listCount * listSize)

  private var course: [Int] = []
  private var hasCleared = false
  private var yield = TableYield()
  /// The number of pixels that a code has recently covered, in 256ths.
  private var usualLength = 256

  init(symbols: Int, transparent: UInt8?, options: ParsingOptions, children: consuming Children) {
    self.options = options
    policy = ClearPolicy(options.clears)
    codeSize = max(2, tableDepth(colours: symbols))
    self.transparent = transparent.map { Int($0) } ?? -1
    chains = PhraseChains(symbols: symbols, children: children)
    stream = CodeStream(codeSize: codeSize)
  }

  deinit {
    unsafe waiting.deallocate()
    unsafe candidates.deallocate()
  }

  mutating func compress(_ segments: borrowing PixelSegments, limit: RunLimit) -> RunCode? {
    looksAhead = segments.isCoarse || !options.isQuick
    // For a sea the third pixel takes a fortieth of the time, and saves nothing.
    if !segments.isCoarse, segments.new.segments > 1500 { shortenings = 2 }
    visitLimit = looksAhead ? Self.mostVisits : Self.visitsOfFineGrain
    var known = KnownChoices(segments.rows)
    let isWhole = unsafe segments.withAll { unsafe write($0, limit: limit, &known) }
    guard isWhole else { return nil }
    return RunCode(
      data: stream.finish(), course: course, hasCleared: hasCleared,
      isStale: !hasCleared && yield.isStale)
  }

  /// Writes all codes, or returns false if they take more bytes than a limit.
  @unsafe private mutating func write(
    _ segments: UnsafeBufferPointer<PixelSegment>, limit: RunLimit, _ known: inout KnownChoices
  ) -> Bool {
    let clear = 1 << codeSize
    let total = unsafe segments[segments.count - 1].end
    var (next, width) = (clear + 2, codeSize + 1)
    var here = PhraseEnd()
    stream.put(clear, bits: width)
    chains.reset()
    var last: Phrase?
    /// The phrases found from here, if they are known.
    var ahead: Found?
    var mark = 0
    while true {
      while here.at >= mark {
        mark = Int(total) * (course.count + 1) / RunLimit.parts
        course.append(stream.length)
        if limit.isHopeless(stream.length, at: course.count - 1) { return false }
      }
      var choice: PhraseEnd
      if let last, next < 4096 {
        if next == 1 &<< width { width &+= 1 }
        if let patience = options.patience {
          let found =
            unsafe grown(ahead, by: last, as: next)
            ?? seek(segments, keepingCandidates: true, from: here, growing: last, as: next)
          (choice, ahead) = unsafe weigh(segments, found, from: here, patience)
        } else {
          choice = unsafe seek(
            segments, keepingCandidates: false, from: here, growing: last, as: next
          ).longest
        }
        next &+= 1
      } else if looksAhead, next == 4096 {
        if let again = known.choice(from: here) {
          (choice, ahead) = (again, nil)
        } else {
          let found = unsafe ahead ?? seekCandidates(segments, from: here)
          (choice, ahead) = unsafe lookAhead(segments, found, from: here)
          known.keep(choice, from: here, reach: max(found.longest.at, ahead?.longest.at ?? 0))
        }
      } else {
        choice = unsafe seekLongest(segments, from: here)
      }
      stream.put(chains.code(at: choice.place), bits: width)
      guard choice.at < total else { break }
      unsafe settle(&choice, segments)
      let covered = Int(choice.segment &- here.segment)
      if next < 4096 { last = chains.phrase(at: choice.place) }
      if next > TableYield.nearlyFullSize, !hasCleared {
        yield.count(covered, isFull: next == 4096)
      }
      if next == 4096 {
        if last != nil {
          (last, ahead) = (nil, nil)
          known.forget(before: choice.at)
        }
        if policy.clears(after: covered, pixels: Int(choice.at &- here.at)) {
          stream.put(clear, bits: width)
          next = clear + 2
          width = codeSize + 1
          ahead = nil
          chains.reset()
          hasCleared = true
          if stream.length > limit.bytes { return false }
        }
      }
      usualLength &+= (Int(choice.at &- here.at) &<< 8 &- usualLength) &>> 5
      here = choice
    }
    if next == 1 &<< width, width < 12 { width &+= 1 }
    stream.put(clear + 1, bits: width)
    return stream.length <= limit.bytes
  }

  /// Returns the earlier result of a search if a phrase that has since been extended by the next
  /// phrase's first symbol cannot change it.
  private mutating func grown(_ found: Found?, by last: Phrase, as code: Int) -> Found? {
    guard let found, !found.isStale else { return nil }
    _ = chains.grow(last, by: chains.beginning(at: found.longest.place), as: code)
    return found
  }

  /// Finds the longest phrase from a point, while the phrase before it is extended by the first
  /// symbol of the new one.
  ///
  /// The extended phrase may be the very one that is needed next. So it is added first with the
  /// likely symbol, and exchanged afterwards if the longest phrase begins with another.
  @unsafe private mutating func seek(
    _ segments: UnsafeBufferPointer<PixelSegment>, keepingCandidates: Bool, from start: PhraseEnd,
    growing last: Phrase, as code: Int
  ) -> Found {
    let first = unsafe segments[Int(start.segment)]
    let likely = first.isUnchanged && transparent >= 0 ? transparent : Int(first.symbol)
    let isNew = chains.grow(last, by: likely, as: code)
    func sought() -> Found {
      unsafe keepingCandidates
        ? seekCandidates(segments, from: start) : Found(longest: seekLongest(segments, from: start))
    }
    var found = sought()
    let beginning = chains.beginning(at: found.longest.place)
    guard beginning != likely else { return found }
    let isGone = isNew && (keepingCandidates || chains.code(at: found.longest.place) == code)
    if isNew { chains.shrink(last, by: likely) }
    if isGone { found = sought() }
    _ = chains.grow(last, by: chains.beginning(at: found.longest.place), as: code)
    return found
  }

  /// Chooses between the longest phrase and some shorter ones by the reach of the phrase after
  /// each, and returns the results of that search, too.
  ///
  /// This is for a full table: while it grows, a shorter phrase would only be learnt again. The
  /// shorter candidates are the longest one before, and the longest without its last pixels, which
  /// saves another percent if there is time. (For a mosaic of Life it saves 3 % and takes a quarter
  /// longer. Cells of one pixel need far more codes, and there 1 % is not worth it.)
  @unsafe private mutating func lookAhead(
    _ segments: UnsafeBufferPointer<PixelSegment>, _ found: Found, from start: PhraseEnd
  ) -> (PhraseEnd, Found?) {
    let end = unsafe segments[segments.count - 1].end
    let first = found.longest
    guard first.at < end else { return (first, nil) }
    var spare = found.list
    func next() -> Int { spare = (spare + 1) % Self.listCount; return spare }
    var ahead = unsafe seekCandidates(segments, from: first, list: next())
    guard ahead.longest.at < end else { return (first, ahead) }
    var choice = first
    func consider(_ shorter: PhraseEnd) {
      let other = unsafe seekCandidates(segments, from: shorter, list: next())
      if other.longest.at > ahead.longest.at { (choice, ahead) = (shorter, other) }
    }
    let before = unsafe secondLongest(of: found)
    if let before { consider(before) }
    let most = UInt32(options.isQuick ? 0 : Self.mostCutPixels)
    var cut: UInt32 = 1
    while cut <= most, first.at &- cut > start.at {
      let shorter = unsafe shortened(found, to: first.at &- cut)
      if shorter.at != before?.at { consider(shorter) }
      cut &+= 1
    }
    return (choice, ahead)
  }

  /// Chooses between the longest phrase and those shorter by a few pixels by the reach of the
  /// phrase after each, and returns the results of that search, too.
  ///
  /// The longest phrase adds a new one to the table and a shorter one does not. So it must be
  /// beaten by part of an average phrase, and by less towards the end, where new phrases are of
  /// little use. (This saves 5 to 10 % for most films, in three times the time.)
  @unsafe private mutating func weigh(
    _ segments: UnsafeBufferPointer<PixelSegment>, _ found: Found, from start: PhraseEnd,
    _ patience: Int
  ) -> (PhraseEnd, Found?) {
    let end = unsafe segments[segments.count - 1].end
    let first = found.longest
    guard first.at &- start.at > 1, first.at < end else { return (first, nil) }
    var spare = found.list
    func next() -> Int { spare = (spare + 1) % Self.listCount; return spare }
    var ahead = unsafe seekCandidates(segments, from: first, list: next())
    // Before such a long phrase a shorter one hardly ever gains anything, and the search takes a
    // twentieth of a sea's time.
    if Int(ahead.longest.at &- first.at) &<< 8 > usualLength &* 5 / 2 { return (first, ahead) }
    let codesLeft = min(500, Int(end &- start.at) &<< 8 / max(1, usualLength))
    var best = Int(ahead.longest.at) &<< 8 &+ usualLength &* patience / 100 &* codesLeft / 500
    var choice = first
    let beginning = chains.beginning(at: first.place)
    var cut: UInt32 = 1
    while cut <= shortenings, first.at &- cut > start.at {
      let shorter = unsafe shortened(found, to: first.at &- cut)
      cut &+= 1
      // its first symbols are in the table already
      guard chains.beginning(at: shorter.place) == beginning else { continue }
      let other = unsafe seekCandidates(segments, from: shorter, list: next())
      guard Int(other.longest.at) &<< 8 > best else { continue }
      best = Int(other.longest.at) &<< 8
      (choice, ahead) = (shorter, other)
    }
    return (choice, ahead)
  }

  /// Returns the phrase that was the longest before the longest was found; nil if there was none.
  @unsafe private func secondLongest(of found: Found) -> PhraseEnd? {
    let last = found.candidatesEnd - 1
    return last > found.list * Self.listSize ? unsafe candidates[last - 1] : nil
  }

  /// Returns the first phrase found that reaches a pixel, shortened to it.
  @unsafe private func shortened(_ found: Found, to end: UInt32) -> PhraseEnd {
    var at = found.candidatesEnd - 1
    let start = found.list * Self.listSize
    while at > start, unsafe candidates[at - 1].at >= end { at -= 1 }
    var reach = unsafe candidates[at]
    reach.place -= Int32(reach.at - end)
    reach.at = end
    return reach
  }

  @inline(never) @unsafe private mutating func seekLongest(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: PhraseEnd
  ) -> PhraseEnd {
    unsafe seek(segments, from: start, list: nil).longest
  }

  @inline(never) @unsafe private mutating func seekCandidates(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: PhraseEnd, list: Int = 0
  ) -> Found {
    unsafe seek(segments, from: start, list: list)
  }

  /// Finds the longest phrase from the end of another, and keeps in a list, if there is one, those
  /// that were the longest so far.
  @inline(__always) @unsafe private mutating func seek(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: PhraseEnd, list: Int?
  ) -> Found {
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
      return Found(longest: best, list: list ?? 0, candidatesEnd: end, isStale: isStale)
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
    return Found(longest: best, list: list ?? 0, candidatesEnd: end, isStale: isStale)
  }

  /// Keeps only the last phrases of a full list, since no others are examined.
  @inline(never) @unsafe private func shorten(_ list: Int, to end: inout Int) {
    let start = list &* Self.listSize
    unsafe (candidates + start).update(from: candidates + end - 8, count: 8)
    end = start &+ 8
  }

  /// Moves to the segment of the next pixel.
  @inline(__always) @unsafe private func settle(
    _ reach: inout PhraseEnd, _ segments: UnsafeBufferPointer<PixelSegment>
  ) {
    while Int(reach.segment) < segments.count,
      unsafe segments[Int(reach.segment)].end <= reach.at
    { reach.segment &+= 1 }
  }
}
