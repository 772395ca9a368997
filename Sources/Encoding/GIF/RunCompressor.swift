// A kernel: LZW over segments, with the freedom that transparency gives.
//
// An unchanged pixel may be written as itself or as transparent: both show the same. So at each
// point the longest phrase is sought among all that show the right pixels: transparent to the end
// of the unchanged stretch, or the colour to the end of its segment, and on from there either way.
// The walk goes depth first over whole runs (see PhraseChains) and visits three phrases a code on
// average; the limit keeps odd pictures from taking long, at the price of a few bytes.

/// The choice of phrases, and of the moment when the table starts anew.
struct ParsingWay: Hashable, Sendable {
  /// By how many hundredths of a phrase two phrases must reach further for the first to be cut
  /// short while the table grows; nil cuts none.
  var patience: Int?
  var clears: ClearPolicy.Kind = .whenWorse
  /// True if time counts more than the last few bytes.
  var isQuick = false
}

/// The code of compressed segments.
struct RunCode: Sendable {
  let data: [UInt8]
  /// The number of bytes that had left by the time that each sixteenth of the pixels was passed.
  let course: [Int]
  /// True if the table started anew on the way.
  let hasCleared: Bool
}

/// The limit at which a way of writing is given up: another is known that is better.
struct RunLimit {
  /// The most bytes.
  var bytes = Int.max
  /// The number of bytes that another way had taken by each sixteenth of the pixels.
  var course: [Int] = []

  static let parts = 16

  /// True if so many bytes by a sixteenth are too many to end with less than the other way: who is
  /// behind by 22 % after a quarter does not come to the front again, nor who is by 5 % at the end.
  func isHopeless(_ bytes: Int, at part: Int) -> Bool {
    guard part >= 4, part < course.count else { return false }
    return bytes > course[part] + course[part] * (Self.parts + 2 - part) / 64 + 24
  }
}

/// Compresses segments of symbols below a number; unchanged pixels may also be written as
/// `transparent`. Returns nil as soon as that is sure to take more bytes than a limit, or likely to.
func compressRuns(
  _ segments: borrowing PixelSegments, symbols: Int, transparent: UInt8?,
  way: ParsingWay = ParsingWay(isQuick: true), limit: RunLimit = RunLimit()
) -> RunCode? {
  precondition(segments.allAre(below: symbols), "an index beyond the palette")
  guard symbols > 16 else {
    var compressor = RunCompressor(
      symbols: symbols, transparent: transparent, way: way,
      children: ChildTable(symbols: symbols))
    return compressor.compress(segments, limit: limit)
  }
  var compressor = RunCompressor(
    symbols: symbols, transparent: transparent, way: way, children: ChildHash())
  return compressor.compress(segments, limit: limit)
}

@safe private struct RunCompressor<Children: PhraseChildren & ~Copyable>: ~Copyable {
  /// A phrase, the symbol it begins with, and the point and the segment it ends in.
  private struct Walker {
    var phrase: Phrase
    var beginning: Int
    var at: Int
    var segment: Int
  }

  private static var mostVisits: Int { 32 }
  /// The same where a code stands for few pixels: a fifth less time for 4 % more bytes.
  private static var visitsOfFineGrain: Int { 5 }

  private let transparent: Int
  private var visitLimit = mostVisits
  private let codeSize: Int
  private var looksAhead = false
  private var chains: PhraseChains<Children>
  private let way: ParsingWay
  private var policy: ClearPolicy
  private var stream: CodeStream
  private let waiting = UnsafeMutablePointer<Walker>.allocate(capacity: mostVisits)

  /// The longest phrase that was found last.
  private var longest = Walker(phrase: .none, beginning: 0, at: 0, segment: 0)
  /// The longest of the shorter ones.
  private var shorter = Walker(phrase: .none, beginning: 0, at: 0, segment: 0)
  private var nextLongest = Walker(phrase: .none, beginning: 0, at: 0, segment: 0)
  private var nextShorter = Walker(phrase: .none, beginning: 0, at: 0, segment: 0)
  private var course: [Int] = []
  private var hasCleared = false
  /// The number of pixels that a code has covered of late, in 256ths.
  private var usualLength = 256

  init(
    symbols: Int, transparent: UInt8?, way: ParsingWay, children: consuming Children
  ) {
    self.way = way
    policy = ClearPolicy(way.clears)
    codeSize = max(2, tableDepth(colours: symbols))
    self.transparent = transparent.map { Int($0) } ?? -1
    chains = PhraseChains(symbols: symbols, children: children)
    stream = CodeStream(codeSize: codeSize)
  }

  deinit { unsafe waiting.deallocate() }

  mutating func compress(_ segments: borrowing PixelSegments, limit: RunLimit) -> RunCode? {
    looksAhead = segments.isCoarse || !way.isQuick
    visitLimit = looksAhead ? Self.mostVisits : Self.visitsOfFineGrain
    let isWhole = unsafe segments.withAll { unsafe write($0, limit: limit) }
    guard isWhole else { return nil }
    return RunCode(data: stream.finish(), course: course, hasCleared: hasCleared)
  }

  /// Writes all codes, or returns false when they take more bytes than a limit.
  @unsafe private mutating func write(
    _ segments: UnsafeBufferPointer<PixelSegment>, limit: RunLimit
  ) -> Bool {
    let clear = 1 << codeSize
    let total = unsafe Int(segments[segments.count - 1].end)
    var (next, width) = (clear + 2, codeSize + 1)
    var (at, segment) = (0, 0)
    stream.put(clear, bits: width)
    chains.reset()
    var last: Phrase?
    var isKnown = false
    var mark = 0
    while true {
      while at >= mark {
        mark = total * (course.count + 1) / RunLimit.parts
        course.append(stream.length)
        if limit.isHopeless(stream.length, at: course.count - 1) { return false }
      }
      if let last, next < 4096 {
        if next == 1 &<< width { width &+= 1 }
        unsafe seek(segments, from: at, segment, growing: last, as: next)
        if let patience = way.patience { unsafe weigh(segments, from: at, segment, patience) }
        next &+= 1
      } else {
        if !isKnown { unsafe seek(segments, from: at, segment) }
        if looksAhead, next == 4096 { isKnown = unsafe lookAhead(segments) }
      }
      stream.put(chains.code(of: longest.phrase), bits: width)
      guard longest.at < total else { break }
      last = longest.phrase
      if next == 4096,
        policy.clears(after: longest.segment &- segment, pixels: longest.at &- at)
      {
        stream.put(clear, bits: width)
        (next, width, last) = (clear + 2, codeSize + 1, nil)
        chains.reset()
        isKnown = false
        hasCleared = true
        if stream.length > limit.bytes { return false }
      }
      usualLength &+= ((longest.at &- at) &<< 8 &- usualLength) &>> 5
      (at, segment) = (longest.at, longest.segment)
      if isKnown { (longest, shorter) = (nextLongest, nextShorter) }
    }
    if next == 1 &<< width, width < 12 { width &+= 1 }
    stream.put(clear + 1, bits: width)
    return stream.length <= limit.bytes
  }

  /// Finds the longest phrase from a point, where the phrase before becomes a longer one by the
  /// symbol that the new one begins with.
  ///
  /// That phrase may be the very one that is needed next. So it is added first with the likely
  /// symbol, and exchanged afterwards if the longest phrase begins with another.
  @unsafe private mutating func seek(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: Int, _ segment: Int,
    growing last: Phrase, as code: Int
  ) {
    let first = unsafe segments[segment]
    let likely = first.isUnchanged && transparent >= 0 ? transparent : Int(first.symbol)
    let isNew = chains.grow(last, by: likely, as: code)
    unsafe seek(segments, from: start, segment)
    guard longest.beginning != likely else { return }
    if isNew {
      let wasTaken = chains.code(of: longest.phrase) == code
      chains.shrink(last, by: likely)
      if wasTaken { unsafe seek(segments, from: start, segment) }
    }
    _ = chains.grow(last, by: longest.beginning, as: code)
  }

  /// Chooses between the longest phrase and the next shorter one by how far the phrase after it
  /// will reach, and returns whether that one is known now.
  ///
  /// This is for a full table: while it grows, a shorter phrase would only be learnt again. It
  /// takes 3 % off a mosaic of Life and a quarter longer; with cells of one pixel, where codes are
  /// more by far, 1 % is not worth it.
  @unsafe private mutating func lookAhead(_ segments: UnsafeBufferPointer<PixelSegment>) -> Bool {
    guard longest.segment < segments.count else { return false }
    let (first, second) = (longest, shorter)
    unsafe seek(segments, from: first.at, first.segment)
    (nextLongest, nextShorter) = (longest, shorter)
    longest = first
    guard second.phrase.chain >= 0, nextLongest.segment < segments.count else { return true }
    unsafe seek(segments, from: second.at, second.segment)
    if longest.at > nextLongest.at {
      (nextLongest, nextShorter) = (longest, shorter)
      longest = second
    } else {
      longest = first
    }
    return true
  }

  /// Chooses between the longest phrase and those shorter by up to three pixels by how far the
  /// phrase after each will reach.
  ///
  /// The longest one makes a new phrase and a shorter one none, so it must be beaten by a part of
  /// a usual phrase; towards the end, where new phrases are of little use any more, by less. (It
  /// takes 5 to 10 % off most films, for three to four times the time.)
  @unsafe private mutating func weigh(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: Int, _ segment: Int,
    _ patience: Int
  ) {
    let first = longest
    guard first.at &- start > 1, first.segment < segments.count else { return }
    unsafe seek(segments, from: first.at, first.segment)
    let rest = unsafe Int(segments[segments.count - 1].end) &- start
    let codesLeft = min(500, (rest &<< 8) / max(1, usualLength))
    var best = longest.at &<< 8 &+ usualLength &* patience / 100 &* codesLeft / 500
    var choice = first
    var cut = 1
    while cut <= 3, first.at &- cut > start {
      unsafe seek(segments, from: start, segment, upTo: first.at &- cut)
      let candidate = longest
      cut &+= 1
      // what it begins with is in the table already
      guard candidate.at == first.at &- cut &+ 1, candidate.beginning == first.beginning else {
        continue
      }
      unsafe seek(segments, from: candidate.at, candidate.segment)
      guard longest.at &<< 8 > best else { continue }
      best = longest.at &<< 8
      choice = candidate
    }
    longest = choice
  }

  /// Finds the longest phrase from a point, at most up to a bound, and the next shorter one that
  /// was met on the way.
  @unsafe private mutating func seek(
    _ segments: UnsafeBufferPointer<PixelSegment>, from start: Int, _ first: Int,
    upTo bound: Int = .max
  ) {
    var walker = Walker(phrase: .none, beginning: -1, at: start, segment: first)
    var best = walker
    var second = walker
    var (count, visits) = (0, 0)
    while visits < visitLimit {
      visits &+= 1
      let segment = unsafe segments[walker.segment]
      var other = walker
      var goesOn = false
      if segment.isUnchanged, transparent >= 0 {
        let last = Int(segment.lastUnchanged)
        let stop = unsafe min(bound, Int(segments[last].end))
        goesOn = walk(&walker, transparent, to: stop, &best, &second)
        walker.segment = last &+ 1
      }
      let end = min(bound, Int(segment.end))
      if walk(&other, Int(segment.symbol), to: end, &best, &second) {
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
      if walker.segment == segments.count || best.at == bound { break }
    }
    longest = unsafe settled(best, segments)
    shorter = unsafe settled(second, segments)
  }

  /// A walker in the segment that it has reached, the one of the pixel that comes next.
  @unsafe private func settled(_ walker: Walker, _ segments: UnsafeBufferPointer<PixelSegment>)
    -> Walker
  {
    var walker = walker
    while walker.segment < segments.count, unsafe Int(segments[walker.segment].end) <= walker.at {
      walker.segment &+= 1
    }
    return walker
  }

  /// Follows a symbol; returns whether there are phrases all the way.
  @inline(__always) private func walk(
    _ walker: inout Walker, _ symbol: Int, to stop: Int, _ best: inout Walker,
    _ second: inout Walker
  ) -> Bool {
    if walker.beginning < 0 { walker.beginning = symbol }
    walker.at &+= chains.follow(&walker.phrase, symbol, upTo: stop &- walker.at)
    if walker.at > best.at {
      (best, second) = (walker, best)
    } else if walker.at > second.at, walker.at < best.at {
      second = walker
    }
    return walker.at == stop
  }
}
