internal import Pictures

/// The search for the shortest way to write the changed rectangle of a frame.
///
/// What is shortest depends on the picture: two-coloured cells are best written as they are, sprites
/// with whatever makes the longer phrase, a chart with all that is unchanged left out. So the likely
/// ways are tried with phrases as long as can be, and the best of them with phrases cut short and
/// with the table cleared at other times. Each is given up once it is longer than what is known.
struct GIFFrameSearch {
  /// The compressed data, and the transparent symbol if there is one.
  typealias Found = (data: [UInt8], transparent: UInt8?)

  /// More pixels than this are written in the one way that is likely the best.
  static let mostPixels = 1 << 19
  /// The same where changes are as fine as pixels.
  private static let mostFinePixels = 1 << 17
  /// Below so many bytes more ways are tried.
  private static let few = 9000
  /// Below so many bytes a table is not full.
  static let tableful = 5000

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
    guard previous != nil else { return thorough(segments)[0].found }
    if let known = guided(segments, by: habit) { return known }
    if segments.areFine, let trials = thorough(segments, among: habit.veils) {
      habit = SearchHabit(trials, area, segments, after: habit)
      return trials[0].found
    }
    let trials = thorough(segments)
    habit = SearchHabit(trials, area, segments)
    return trials[0].found
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
    return (trial(segments, .free, way) ?? plain(segments, way)).found
  }

  /// The results of the ways that were best for a recent frame; nil where there is none, or where
  /// this frame is another kind of picture.
  private func guided(_ segments: borrowing PixelSegments, by habit: SearchHabit) -> Found? {
    guard habit.isOf(area, segments.count) else { return nil }
    var best: Trial?
    for (veil, way) in habit.ways {
      guard let found = trial(segments, veil, way, after: best) else { continue }
      best = found
    }
    return best.flatMap { habit.fits($0.size) ? $0.found : nil }
  }

  /// All ways that were tried to the end, the best first.
  private func thorough(_ segments: borrowing PixelSegments) -> [Trial] {
    let firsts: [TransparentPixels] =
      previous == nil ? [.none] : [.free, .stretches(ofAtLeast: 1), .none]
    var trials: [Trial] = []
    for veil in firsts { add(veil, to: &trials, segments) }
    guard let first = trials.first else { return [plain(segments, ParsingWay())] }
    let isSmall = first.size < Self.few
    if previous != nil {
      let others: [TransparentPixels] =
        isSmall
        ? [
          .stretches(ofAtLeast: 3), .stretches(ofAtLeast: 2), .stretches(ofAtLeast: 5),
          .lengths(ofAtLeast: 8), .unlessGoneOn, .freeApart, .mixed,
        ] : [.stretches(ofAtLeast: 3), .mixed]
      for veil in others { add(veil, to: &trials, segments) }
    }
    parse(segments, &trials, isSmall: isSmall, veils: isSmall ? 4 : 2)
    return trials
  }

  /// The same with some choices of transparency; nil where there are none, or the frame is small.
  private func thorough(
    _ segments: borrowing PixelSegments, among veils: [TransparentPixels]
  ) -> [Trial]? {
    var trials: [Trial] = []
    for veil in veils { add(veil, to: &trials, segments) }
    guard let first = trials.first, first.size > Self.tableful else { return nil }
    parse(segments, &trials, isSmall: first.size < Self.few, veils: 2)
    return trials
  }

  /// Tries the best choices of transparency with other tables and other phrases.
  private func parse(
    _ segments: borrowing PixelSegments, _ trials: inout [Trial], isSmall: Bool, veils most: Int
  ) {
    let veils = trials
    if trials[0].size > Self.tableful {
      let veil = trials[0].veil
      if trials[0].code.hasCleared { add(veil, ParsingWay(clears: .never), to: &trials, segments) }
      for clears in [ClearPolicy.Kind.atOnce, .whenMuchShorter] {
        add(veil, ParsingWay(clears: clears), to: &trials, segments)
      }
    }
    // Phrases that are cut short take several times as long to find: they are tried last.
    let clears = trials[0].way.clears
    let likely = veils[0].size + veils[0].size / (isSmall ? 10 : 25)
    for known in veils.prefix(most) where known.size <= likely {
      add(known.veil, ParsingWay(patience: 30, clears: clears), to: &trials, segments)
    }
    let veil = trials[0].veil
    add(veil, ParsingWay(patience: 10, clears: clears), to: &trials, segments)
    // Where it is best to cut many short, none of the ways that cut fewer is better.
    guard trials[0].way.patience != 10 else { return }
    for patience in isSmall ? [50, 100] : [100] {
      add(veil, ParsingWay(patience: patience, clears: clears), to: &trials, segments)
    }
  }

  /// Tries a way, and puts it in its place among others.
  private func add(
    _ veil: TransparentPixels, _ way: ParsingWay = ParsingWay(), to trials: inout [Trial],
    _ segments: borrowing PixelSegments
  ) {
    guard let found = trial(segments, veil, way, after: trials.first) else { return }
    let place = trials.firstIndex { $0.size > found.size } ?? trials.count
    trials.insert(found, at: place)
  }

  private func plain(_ segments: borrowing PixelSegments, _ way: ParsingWay) -> Trial {
    trial(segments, .none, way)
      ?? Trial(
        veil: .none, way: way, code: RunCode(data: [], course: [], hasCleared: false),
        transparent: nil)
  }

  /// Compresses the segments in one way; nil where it is no better than another.
  private func trial(
    _ segments: borrowing PixelSegments, _ veil: TransparentPixels, _ way: ParsingWay,
    after best: Trial? = nil
  ) -> Trial? {
    guard previous != nil || veil == .none,
      let veiled = segments.under(veil, tableSize: tableSize)
    else { return nil }
    return compressRuns(
      veiled.segments, symbols: veiled.bound,
      transparent: veil.leavesChoice ? veiled.transparent : nil, way: way,
      limit: best.map {
        RunLimit(
          bytes: $0.size + $0.size / 4, course: way.clears == $0.way.clears ? $0.code.course : [])
      } ?? RunLimit()
    ).map { Trial(veil: veil, way: way, code: $0, transparent: veiled.transparent) }
  }
}

/// A way in which a frame was written.
struct Trial {
  let veil: TransparentPixels
  let way: ParsingWay
  let code: RunCode
  let transparent: UInt8?

  var size: Int { code.data.count }
  var found: GIFFrameSearch.Found { (code.data, transparent) }
}
