// A kernel: LZW over segments. An unchanged pixel may be written as itself or as transparent: both
// look the same. So at each point the longest phrase is sought among all that show the right pixels
// (see PhraseSearch).

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
  /// The most pixels by which the longest phrase of a full table is shortened.
  private static var mostCutPixels: Int { 2 }

  private let codeSize: Int
  private var looksAhead = false
  /// The most pixels by which the longest phrase of a growing table is shortened.
  private var shortenings: UInt32 = 3
  private var search: PhraseSearch<Children>
  private let options: ParsingOptions
  private var policy: ClearPolicy
  private var stream: CodeStream
  private var course: [Int] = []
  private var hasCleared = false
  private var yield = TableYield()
  /// The number of pixels that a code has recently covered, in 256ths.
  private var usualLength = 256

  init(symbols: Int, transparent: UInt8?, options: ParsingOptions, children: consuming Children) {
    self.options = options
    policy = ClearPolicy(options.clears)
    codeSize = max(2, tableDepth(colours: symbols))
    search = PhraseSearch(symbols: symbols, transparent: transparent, children: children)
    stream = CodeStream(codeSize: codeSize)
  }

  mutating func compress(_ segments: borrowing PixelSegments, limit: RunLimit) -> RunCode? {
    looksAhead = segments.isCoarse || !options.isQuick
    // For a sea the third pixel takes a fortieth of the time, and saves nothing.
    if !segments.isCoarse, segments.new.segments > 1500 { shortenings = 2 }
    if !looksAhead { search.stayNear() }
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
    search.chains.reset()
    var last: Phrase?
    /// The phrases found from here, if they are known.
    var ahead: FoundPhrases?
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
          let found = unsafe ahead ?? search.seekCandidates(segments, from: here)
          (choice, ahead) = unsafe lookAhead(segments, found, from: here)
          known.keep(choice, from: here, reach: max(found.longest.at, ahead?.longest.at ?? 0))
        }
      } else {
        choice = unsafe search.seekLongest(segments, from: here)
      }
      stream.put(search.chains.code(at: choice.place), bits: width)
      guard choice.at < total else { break }
      unsafe search.settle(&choice, segments)
      let covered = Int(choice.segment &- here.segment)
      if next < 4096 { last = search.chains.phrase(at: choice.place) }
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
          search.chains.reset()
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
  private mutating func grown(_ found: FoundPhrases?, by last: Phrase, as code: Int)
    -> FoundPhrases?
  {
    guard let found, !found.isStale else { return nil }
    _ = search.chains.grow(last, by: search.chains.beginning(at: found.longest.place), as: code)
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
  ) -> FoundPhrases {
    let first = unsafe segments[Int(start.segment)]
    let likely =
      first.isUnchanged && search.transparent >= 0 ? search.transparent : Int(first.symbol)
    let isNew = search.chains.grow(last, by: likely, as: code)
    func sought() -> FoundPhrases {
      unsafe keepingCandidates
        ? search.seekCandidates(segments, from: start)
        : FoundPhrases(longest: search.seekLongest(segments, from: start))
    }
    var found = sought()
    let beginning = search.chains.beginning(at: found.longest.place)
    guard beginning != likely else { return found }
    let isGone = isNew && (keepingCandidates || search.chains.code(at: found.longest.place) == code)
    if isNew { search.chains.shrink(last, by: likely) }
    if isGone { found = sought() }
    _ = search.chains.grow(last, by: search.chains.beginning(at: found.longest.place), as: code)
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
    _ segments: UnsafeBufferPointer<PixelSegment>, _ found: FoundPhrases, from start: PhraseEnd
  ) -> (PhraseEnd, FoundPhrases?) {
    let end = unsafe segments[segments.count - 1].end
    let first = found.longest
    guard first.at < end else { return (first, nil) }
    var spare = found.list
    func next() -> Int {
      spare = PhraseSearch<Children>.list(after: spare)
      return spare
    }
    var ahead = unsafe search.seekCandidates(segments, from: first, list: next())
    guard ahead.longest.at < end else { return (first, ahead) }
    var choice = first
    func consider(_ shorter: PhraseEnd) {
      let other = unsafe search.seekCandidates(segments, from: shorter, list: next())
      if other.longest.at > ahead.longest.at { (choice, ahead) = (shorter, other) }
    }
    let before = unsafe search.secondLongest(of: found)
    if let before { consider(before) }
    let most = UInt32(options.isQuick ? 0 : Self.mostCutPixels)
    var cut: UInt32 = 1
    while cut <= most, first.at &- cut > start.at {
      let shorter = unsafe search.shortened(found, to: first.at &- cut)
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
    _ segments: UnsafeBufferPointer<PixelSegment>, _ found: FoundPhrases, from start: PhraseEnd,
    _ patience: Int
  ) -> (PhraseEnd, FoundPhrases?) {
    let end = unsafe segments[segments.count - 1].end
    let first = found.longest
    guard first.at &- start.at > 1, first.at < end else { return (first, nil) }
    var spare = found.list
    func next() -> Int {
      spare = PhraseSearch<Children>.list(after: spare)
      return spare
    }
    var ahead = unsafe search.seekCandidates(segments, from: first, list: next())
    // Before such a long phrase a shorter one hardly ever gains anything, and the search takes a
    // twentieth of a sea's time.
    if Int(ahead.longest.at &- first.at) &<< 8 > usualLength &* 5 / 2 { return (first, ahead) }
    let codesLeft = min(500, Int(end &- start.at) &<< 8 / max(1, usualLength))
    var best = Int(ahead.longest.at) &<< 8 &+ usualLength &* patience / 100 &* codesLeft / 500
    var choice = first
    let beginning = search.chains.beginning(at: first.place)
    var cut: UInt32 = 1
    while cut <= shortenings, first.at &- cut > start.at {
      let shorter = unsafe search.shortened(found, to: first.at &- cut)
      cut &+= 1
      // its first symbols are in the table already
      guard search.chains.beginning(at: shorter.place) == beginning else { continue }
      let other = unsafe search.seekCandidates(segments, from: shorter, list: next())
      guard Int(other.longest.at) &<< 8 > best else { continue }
      best = Int(other.longest.at) &<< 8
      (choice, ahead) = (shorter, other)
    }
    return (choice, ahead)
  }
}
