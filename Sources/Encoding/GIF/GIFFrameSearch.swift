internal import Pictures

/// The search for the shortest way to write the changed rectangle of a frame.
///
/// What is shortest depends on the picture: two-coloured cells are best written as they are, sprites
/// with long unchanged stretches left out, a chart with all that is unchanged left out. Small frames
/// and the first of their kind are tried in all likely ways; large ones behind others in those that
/// were the shortest of late, and in others in turn (`SearchHabit`). Each way is given up once it is
/// longer than what is known.
struct GIFFrameSearch {
  /// The compressed data, and the transparent symbol if there is one.
  typealias Found = (data: [UInt8], transparent: UInt8?)

  /// More pixels than this are written in a quick way, and in others where one table of phrases is not
  /// enough for them.
  static let mostPixels = 1 << 19
  /// The same where runs are short: quick ways are a fifth longer there.
  private static let mostPixelsOfShortRuns = 1 << 21
  /// The same where changes are as fine as pixels.
  private static let mostFinePixels = 1 << 17
  /// A frame of fewer bytes is soon tried in all likely ways.
  private static let smallSize = 4000
  /// With fewer new segments it would be one, if the ways of the frames before were right for it.
  private static let smallCount = 1500
  /// Below so many bytes more ways are likely.
  private static let few = 9000
  /// Below so many bytes a table is not full.
  private static let tableful = 5000

  let picture: IndexedPicture
  /// The pixels of the picture before, in the same indices.
  let previous: [UInt8]?
  let area: PixelRect
  /// The number of colours that the table has room for.
  let tableSize: Int
  /// The places of the picture's colours in that table, where they are not those they have.
  let places: [UInt8]?

  func shortest(_ habit: inout SearchHabit) -> Found {
    let pixels = area.width * area.height
    let canBePixels = pixels > Self.mostFinePixels && places == nil && picture.palette.count <= 16
    let grain =
      canBePixels
      ? PictureGrain(picture.pixels, after: previous, width: picture.width, area: area) : nil
    if let grain, grain.isNoise || grain.seemsFine && newRuns.areFine { return asPixels() }
    var segments = PixelSegments(picture.pixels, after: previous, width: picture.width, area: area)
    // where the sampled rows are no likeness of the others
    if let grain, !grain.seemsFine,
      NewRuns.areFine(segments.new.segments, pixels: segments.new.pixels, of: pixels)
    {
      return asPixels()
    }
    if let places { segments.rename(places) }
    guard previous != nil else {
      var trials: [Trial] = []
      tryAll(segments, &trials)
      return trials[0].found
    }
    guard pixels <= (segments.isCoarse ? Self.mostPixels : Self.mostPixelsOfShortRuns) else {
      return quick(segments).found
    }
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

  private func quick(_ segments: borrowing PixelSegments) -> Trial {
    var trials = [quick(segments, ParsingWay(isQuick: previous != nil))]
    guard trials[0].code.isStale || trials[0].code.hasCleared else { return trials[0] }
    tryOtherClears(segments, &trials)
    for veil in [TransparentPixels.stretches(ofAtLeast: 1), .none] {
      add(FrameWay(veil, trials[0].way.parsing), to: &trials, segments)
    }
    return trials[0]
  }

  private func quick(_ segments: borrowing PixelSegments, _ way: ParsingWay) -> Trial {
    // an index behind the colours is free without a look at any segment
    let colours = picture.palette.count
    if places == nil, previous != nil, colours < tableSize,
      let code = compressRuns(segments, symbols: colours + 1, transparent: UInt8(colours), way: way)
    {
      return Trial(way: FrameWay(.free, way), code: code, transparent: UInt8(colours))
    }
    return trial(segments, FrameWay(.free, way)) ?? plain(segments, way)
  }

  /// The shortest of the ways that are worth a trial after other frames of the same grain.
  private func search(_ segments: borrowing PixelSegments, _ habit: inout SearchHabit) -> Trial {
    let kind = segments.kind
    var ranked = habit[kind]
    var trials: [Trial] = []
    for way in ranked.ways.prefix(ranked.isNew ? ranked.firstCount : 1) {
      add(way, to: &trials, segments)
    }
    let code = trials.first?.code
    let isStale = code.map { $0.isStale || $0.hasCleared } ?? false
    let isSmall =
      code.map { $0.data.count < Self.smallSize } ?? true
      || segments.new.segments < Self.smallCount
    if isSmall || isStale && kind.grain == .coarse && (ranked.isNew || ranked.isUnsteady) {
      tryAll(segments, &trials)
    } else if !ranked.isNew {
      let effort = kind.grain.effort(isStale: isStale)
      for way in ranked.contenders(effort) { add(way, to: &trials, segments) }
      // The frame before may have been half a new scene, of which it is best to leave out nothing.
      if ranked.isChanged, !kind.isMostlyNew, trials[0].way.veil == .none {
        for way in FrameGrain.fine.likelyWays.prefix(2) { add(way, to: &trials, segments) }
      }
      if trials[0].code.isStale || trials[0].code.hasCleared && ranked.triesClears(effort) {
        tryOtherClears(segments, &trials)
      }
    }
    ranked.note(trials.map(\.way))
    habit[kind] = ranked
    return trials[0]
  }

  /// Tries the shortest way with tables that are cleared at other times.
  private func tryOtherClears(_ segments: borrowing PixelSegments, _ trials: inout [Trial]) {
    let (way, hasCleared) = (trials[0].way, trials[0].code.hasCleared)
    for clears in ClearPolicy.Kind.allCases where clears != .never || hasCleared {
      add(way.clearing(clears), to: &trials, segments)
    }
  }

  /// Tries all likely choices of transparency, and the best of them with other tables and phrases.
  private func tryAll(_ segments: borrowing PixelSegments, _ trials: inout [Trial]) {
    let firsts: [TransparentPixels] =
      previous == nil ? [.none] : [.free, .stretches(ofAtLeast: 1), .none]
    for veil in firsts { add(FrameWay(veil), to: &trials, segments) }
    guard let first = trials.first else { return trials = [plain(segments, ParsingWay())] }
    let isSmall = first.size < Self.few
    if previous != nil {
      let others: [TransparentPixels] =
        isSmall
        ? [
          .stretches(ofAtLeast: 3), .stretches(ofAtLeast: 2), .stretches(ofAtLeast: 5),
          .lengths(ofAtLeast: 8), .unlessGoneOn, .freeApart, .mixed,
        ] : [.stretches(ofAtLeast: 3), .mixed]
      for veil in others { add(FrameWay(veil), to: &trials, segments) }
    }
    parse(segments, &trials, isSmall: isSmall)
  }

  /// Tries the best choices of transparency with other tables and other phrases.
  private func parse(_ segments: borrowing PixelSegments, _ trials: inout [Trial], isSmall: Bool) {
    let veils = trials.filter { $0.way.parsing.patience == nil }
    if trials[0].size > Self.tableful { tryOtherClears(segments, &trials) }
    // Phrases that are cut short take several times as long to find: they are tried last.
    let clears = trials[0].way.parsing.clears
    func take(_ veil: TransparentPixels, _ patience: Int) {
      add(FrameWay(veil, patience).clearing(clears), to: &trials, segments)
    }
    if let likely = veils.first.map({ $0.size + $0.size / (isSmall ? 10 : 25) }) {
      for known in veils.prefix(isSmall ? 4 : 2) where known.size <= likely {
        take(known.way.veil, 30)
      }
    }
    take(trials[0].way.veil, 10)
    // Where it is best to cut many short, none of the ways that cut fewer is better.
    guard trials[0].way.parsing.patience != 10 else { return }
    let veil = trials[0].way.veil
    for patience in isSmall ? [50, 100] : [100] { take(veil, patience) }
  }

  /// Tries a way that was not, and puts it in its place among others.
  private func add(_ way: FrameWay, to trials: inout [Trial], _ segments: borrowing PixelSegments) {
    guard !trials.contains(where: { $0.way == way }),
      let found = trial(segments, way, after: trials.first)
    else { return }
    let place = trials.firstIndex { $0.size > found.size } ?? trials.count
    trials.insert(found, at: place)
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
        bytes: $0.size + $0.size / 4,
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
