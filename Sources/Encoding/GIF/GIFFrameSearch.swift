internal import Pictures

/// The search for the shortest way to write the changed rectangle of a frame.
///
/// What is shortest depends on the picture: two-coloured cells are best written as they are, sprites
/// with long unchanged stretches left out, a chart with all that is unchanged left out. So a few ways
/// are tried that were the shortest of late (`SearchHabit`), and a few others in turn. Each is given
/// up once it is longer than what is known.
struct GIFFrameSearch {
  /// The compressed data, and the transparent symbol if there is one.
  typealias Found = (data: [UInt8], transparent: UInt8?)

  /// More pixels than this are written in the one way that is likely the best.
  static let mostPixels = 1 << 19
  /// The same where changes are as fine as pixels.
  private static let mostFinePixels = 1 << 17

  private let picture: IndexedPicture
  private let previous: [UInt8]?
  private let area: PixelArea
  /// The number of colours that the table has room for.
  private let tableSize: Int
  /// The places of the picture's colours in that table, where they are not those they have.
  private let places: [UInt8]?

  init(
    _ picture: IndexedPicture, after previous: [UInt8]?, area: PixelArea, tableSize: Int,
    places: [UInt8]?
  ) {
    (self.picture, self.previous) = (picture, previous)
    (self.area, self.tableSize, self.places) = (area, tableSize, places)
  }

  func shortest(_ habit: inout SearchHabit) -> Found {
    let pixels = area.width * area.height
    let canBePixels =
      pixels > Self.mostFinePixels && places == nil && picture.palette.count <= 16
    let grain =
      canBePixels
      ? PictureGrain(picture.pixels, after: previous, width: picture.width, area: area) : nil
    if let grain, grain.isNoise || grain.seemsFine && newRuns.areFine { return asPixels() }
    var segments = PixelSegments(
      picture.pixels, after: previous, width: picture.width, area: area)
    // where the sampled rows are no likeness of the others
    if let grain, !grain.seemsFine,
      NewRuns.areFine(segments.new.segments, pixels: segments.new.pixels, of: pixels)
    {
      return asPixels()
    }
    if let places { segments.rename(places) }
    guard pixels <= Self.mostPixels else { return quick(segments) }
    return search(segments, &habit).found
  }

  private var newRuns: NewRuns {
    NewRuns(picture.pixels, after: previous, width: picture.width, area: area)
  }

  private func asPixels() -> Found {
    (
      compressPixels(
        picture.pixels, width: picture.width, area: area, symbols: picture.palette.count), nil
    )
  }

  private func quick(_ segments: borrowing PixelSegments) -> Found {
    let way = ParsingWay(isQuick: true)
    // an index behind the colours is free without a look at any segment
    let colours = picture.palette.count
    if places == nil, previous != nil, colours < tableSize,
      let code = compressRuns(
        segments, symbols: colours + 1, transparent: UInt8(colours), way: way)
    {
      return (code.data, UInt8(colours))
    }
    return (trial(segments, FrameWay(.free, way)) ?? plain(segments, way)).found
  }

  /// The shortest of the ways that are worth a trial after other frames of the same grain.
  private func search(_ segments: borrowing PixelSegments, _ habit: inout SearchHabit) -> Trial {
    let grain = previous == nil ? FrameGrain.whole : segments.grain
    var ranked = habit[grain]
    var best = firstPossible(of: ranked.ways, segments)
    let effort = grain.effort(after: best.code)
    var tried: Set = [best.way]
    for way in ranked.contenders(effort) where tried.insert(way).inserted {
      take(way, ifBetterThan: &best, segments)
    }
    let (way, hasCleared) = (best.way, best.code.hasCleared)
    if hasCleared || best.code.isStale, ranked.triesClears(effort) {
      for clears in ClearPolicy.Kind.allCases
      where clears != way.parsing.clears && (clears != .never || hasCleared) {
        take(way.clearing(clears), ifBetterThan: &best, segments)
      }
    }
    ranked.note(best.way)
    habit[grain] = ranked
    return best
  }

  /// The first of some ways that is possible: where no symbol is free, one that needs none.
  private func firstPossible(of ways: [FrameWay], _ segments: borrowing PixelSegments) -> Trial {
    for way in ways {
      if let found = trial(segments, way) { return found }
    }
    return plain(segments, ParsingWay())
  }

  /// Tries a way, and keeps it if it is the shortest.
  private func take(
    _ way: FrameWay, ifBetterThan best: inout Trial, _ segments: borrowing PixelSegments
  ) {
    if let found = trial(segments, way, after: best), found.size < best.size { best = found }
  }

  private func plain(_ segments: borrowing PixelSegments, _ parsing: ParsingWay) -> Trial {
    let way = FrameWay(.none, parsing)
    return trial(segments, way)
      ?? Trial(
        way: way, code: RunCode(data: [], course: [], hasCleared: false, isStale: false),
        transparent: nil)
  }

  /// Compresses the segments in one way; nil where it is not possible, or no better than another.
  private func trial(
    _ segments: borrowing PixelSegments, _ way: FrameWay, after best: Trial? = nil
  ) -> Trial? {
    guard previous != nil || way.veil == .none,
      let veiled = segments.under(way.veil, tableSize: tableSize)
    else { return nil }
    let limit = best.map {
      RunLimit(
        bytes: $0.size,
        course: way.parsing.clears == $0.way.parsing.clears ? $0.code.course : [])
    }
    return compressRuns(
      veiled.segments, symbols: veiled.bound,
      transparent: way.veil.leavesChoice ? veiled.transparent : nil, way: way.parsing,
      limit: limit ?? RunLimit()
    ).map { Trial(way: way, code: $0, transparent: veiled.transparent) }
  }
}

/// A way in which a frame was written.
struct Trial {
  let way: FrameWay
  let code: RunCode
  let transparent: UInt8?

  var size: Int { code.data.count }
  var found: GIFFrameSearch.Found { (code.data, transparent) }
}
