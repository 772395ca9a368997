/// The search for the shortest way to write the changed rectangle of a frame.
///
/// The shortest way depends on the picture: two-coloured cells are best written as they are,
/// sprites with long unchanged stretches left out, a chart with all unchanged pixels left out.
/// Small frames and the first of their kind are tried in all likely encodings. Large ones after
/// others are tried in those that were recently the shortest, and in others in turn
/// (`SearchHabit`). A trial ends once it is longer than the shortest so far.
struct GIFFrameSearch {
  /// The compressed data, and the transparent symbol if there is one.
  typealias Found = (data: [UInt8], transparent: UInt8?)

  /// Areas with more pixels are encoded quickly, and again if one table of phrases is too small for
  /// them.
  static let mostPixels = 1 << 19
  /// The same limit for short runs: the quick encoding is a fifth longer for these.
  private static let mostPixelsOfShortRuns = 1 << 21
  /// The same limit for changes as fine as pixels.
  private static let mostFinePixels = 1 << 17
  /// A frame with fewer bytes is tried in all likely encodings, which takes little time.
  private static let smallSize = 4000
  /// A frame with fewer new segments also counts as small, even if the first trial takes more
  /// bytes.
  private static let smallCount = 1500
  /// Below this many bytes more encodings are likely to be the shortest.
  private static let few = 9000
  private static let fewForThorough = 100_000
  /// Below this many bytes a table is not full.
  private static let tableful = 5000

  let picture: GIFPicture
  /// The pixels of the picture before, in the same indices.
  let previous: [UInt8]?
  let area: PixelArea
  /// The number of colours that fit into the table.
  let tableSize: Int
  /// The indices of the picture's colours in that table, if these differ.
  let places: [UInt8]?
  /// The index that already leaves pixels of the picture unchanged, if there is one; the picture
  /// before has it there, too.
  var transparent: UInt8?
  /// True if every frame is worth all trials.
  var isThorough = false

  func shortest(_ habit: inout SearchHabit) -> Found {
    let pixels = area.width * area.height
    let canBePixels = pixels > Self.mostFinePixels && places == nil && picture.palette.count <= 16
    let grain =
      canBePixels
      ? PictureGrain(picture.pixels, after: previous, width: picture.width, area: area) : nil
    if let grain, grain.isNoise || grain.seemsFine && newRuns.areFine { return asPixels() }
    var segments = PixelSegments(picture.pixels, after: previous, width: picture.width, area: area)
    // for areas of which the sampled rows are not typical
    if let grain, !grain.seemsFine,
      NewRuns.areFine(segments.new.segments, pixels: segments.new.pixels, of: pixels)
    {
      return asPixels()
    }
    if let places { segments.rename(places) }
    guard previous != nil, !isThorough else {
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
        picture.pixels, width: picture.width, area: area, symbols: picture.palette.count),
      transparent
    )
  }

  private func quick(_ segments: borrowing PixelSegments) -> Trial {
    var trials = [quick(segments, ParsingOptions(isQuick: previous != nil))]
    guard trials[0].code.isStale || trials[0].code.hasCleared else { return trials[0] }
    tryOtherClears(segments, &trials)
    for mask in [TransparentPixels.stretches(ofAtLeast: 1), .none] {
      add(FrameEncoding(mask, trials[0].encoding.parsing), to: &trials, segments)
    }
    return trials[0]
  }

  private func quick(_ segments: borrowing PixelSegments, _ options: ParsingOptions) -> Trial {
    // an index beyond the colours is free without examining any segment
    let colours = picture.palette.count
    if places == nil, transparent == nil, previous != nil, colours < tableSize,
      let code = compressRuns(
        segments, symbols: colours + 1, transparent: UInt8(colours), options: options)
    {
      return Trial(
        encoding: FrameEncoding(.free, options), code: code, transparent: UInt8(colours))
    }
    return trial(segments, FrameEncoding(.free, options)) ?? plain(segments, options)
  }

  /// Returns the shortest of the encodings that are worth a trial after other frames of the same
  /// grain.
  private func search(_ segments: borrowing PixelSegments, _ habit: inout SearchHabit) -> Trial {
    let kind = segments.kind
    var ranked = habit[kind]
    var trials: [Trial] = []
    for encoding in ranked.encodings.prefix(ranked.isNew ? ranked.firstCount : 1) {
      add(encoding, to: &trials, segments)
    }
    let code = trials.first?.code
    let isStale = code.map { $0.isStale || $0.hasCleared } ?? false
    let isSmall =
      code.map { $0.data.count < Self.smallSize } ?? true
      || segments.new.segments < Self.smallCount
    // For fine frames many encodings are nearly equal, and each takes long.
    let isOther =
      kind.grain != .fine && code.map { ranked.isOutgrown(by: $0.data.count) } ?? false
    let isBroad =
      isSmall || isOther
      || isStale && kind.grain == .coarse && (ranked.isNew || ranked.isUnsteady)
    if isBroad {
      tryAll(segments, &trials)
    } else if !ranked.isNew {
      let effort = kind.grain.effort(isStale: isStale)
      for encoding in ranked.contenders(effort) { add(encoding, to: &trials, segments) }
      // The frame before may have been half a new scene, of which it is best to leave out little.
      if ranked.isChanged, !kind.isMostlyNew,
        [.none, .otherColours].contains(trials[0].encoding.mask)
      {
        for fine in FrameGrain.fine.likelyEncodings.prefix(2) { add(fine, to: &trials, segments) }
      }
      if trials[0].code.isStale || trials[0].code.hasCleared && ranked.triesClears(effort) {
        tryOtherClears(segments, &trials)
      }
    } else if isStale {
      tryOtherClears(segments, &trials)
    }
    ranked.note(
      trials.map(\.encoding), bytes: isBroad || ranked.isNew ? trials[0].size : nil)
    habit[kind] = ranked
    return trials[0]
  }

  /// Tries the shortest encoding with tables that are cleared at other times.
  private func tryOtherClears(_ segments: borrowing PixelSegments, _ trials: inout [Trial]) {
    let (encoding, hasCleared) = (trials[0].encoding, trials[0].code.hasCleared)
    for clears in ClearPolicy.Kind.allCases where clears != .never || hasCleared {
      add(encoding.clearing(clears), to: &trials, segments)
    }
  }

  /// Tries all likely choices of transparency, and the best of them with other tables and phrases.
  private func tryAll(_ segments: borrowing PixelSegments, _ trials: inout [Trial]) {
    let firsts: [TransparentPixels] =
      previous == nil ? [.none] : [.free, .stretches(ofAtLeast: 1), .none]
    for mask in firsts { add(FrameEncoding(mask), to: &trials, segments) }
    guard let first = trials.first else { return trials = [plain(segments, ParsingOptions())] }
    let isSmall = first.size < (isThorough ? Self.fewForThorough : Self.few)
    if previous != nil {
      let others: [TransparentPixels] =
        isSmall
        ? [
          .stretches(ofAtLeast: 3), .stretches(ofAtLeast: 2), .stretches(ofAtLeast: 5),
          .lengths(ofAtLeast: 8), .unlessGoneOn, .freeApart, .mixed,
        ] : [.stretches(ofAtLeast: 3), .mixed]
      // The last one must not keep others from being known for later frames.
      for mask in others + [.otherColours] { add(FrameEncoding(mask), to: &trials, segments) }
    }
    parse(segments, &trials, isSmall: isSmall)
  }

  /// Tries the best choices of transparency with other tables and other phrases.
  private func parse(_ segments: borrowing PixelSegments, _ trials: inout [Trial], isSmall: Bool) {
    let uncut = trials.filter { $0.encoding.parsing.patience == nil }
    if trials[0].size > Self.tableful { tryOtherClears(segments, &trials) }
    // Phrases that are cut short take several times as long to find, so they are tried last.
    let clears = trials[0].encoding.parsing.clears
    func take(_ mask: TransparentPixels, _ patience: Int) {
      add(FrameEncoding(mask, patience).clearing(clears), to: &trials, segments)
    }
    if let likely = uncut.first.map({ $0.size + $0.size / (isSmall ? 10 : 25) }) {
      for known in uncut.prefix(isThorough ? 8 : isSmall ? 4 : 2) where known.size <= likely {
        take(known.encoding.mask, 30)
      }
    }
    take(trials[0].encoding.mask, 10)
    // If it is best to cut many short, none of the encodings that cut fewer is better.
    guard trials[0].encoding.parsing.patience != 10 else { return }
    let mask = trials[0].encoding.mask
    for patience in isSmall ? [50, 100] : [100] { take(mask, patience) }
  }

  /// Tries an encoding unless it was tried, and inserts it by its size.
  private func add(
    _ encoding: FrameEncoding, to trials: inout [Trial], _ segments: borrowing PixelSegments
  ) {
    guard !trials.contains(where: { $0.encoding == encoding }),
      let found = trial(segments, encoding, after: trials.first)
    else { return }
    let place = trials.firstIndex { $0.size > found.size } ?? trials.count
    trials.insert(found, at: place)
  }

  private func plain(_ segments: borrowing PixelSegments, _ parsing: ParsingOptions) -> Trial {
    let encoding = FrameEncoding(.none, parsing)
    return trial(segments, encoding)
      ?? Trial(
        encoding: encoding, code: RunCode(data: [], course: [], hasCleared: false, isStale: false),
        transparent: transparent)
  }

  /// Compresses the segments in one encoding; nil if that is impossible or not shorter.
  private func trial(
    _ segments: borrowing PixelSegments, _ encoding: FrameEncoding, after best: Trial? = nil
  ) -> Trial? {
    guard previous != nil || encoding.mask == .none,
      let masked = segments.masked(
        by: encoding.mask, tableSize: tableSize, given: transparent)
    else { return nil }
    let limit = best.map {
      RunLimit(
        bytes: $0.size + $0.size / 4,
        course: encoding.parsing.clears == $0.encoding.parsing.clears ? $0.code.course : [])
    }
    return compressRuns(
      masked.segments, symbols: masked.bound,
      transparent: encoding.mask.leavesChoice ? masked.transparent : nil,
      options: encoding.parsing, limit: limit ?? RunLimit()
    ).map { Trial(encoding: encoding, code: $0, transparent: masked.transparent) }
  }
}

/// An encoded frame.
struct Trial {
  let encoding: FrameEncoding
  let code: RunCode
  let transparent: UInt8?

  var size: Int { code.data.count }
  var found: GIFFrameSearch.Found { (code.data, transparent) }
}
