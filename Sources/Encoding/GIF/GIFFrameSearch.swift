internal import Rendering

/// The search for the shortest way to write the changed rectangle of a frame.
///
/// What is shortest depends on the picture: two-coloured cells are best written as they are, sprites
/// with whatever makes the longer phrase, a chart with all that is unchanged left out. So the likely
/// ways are tried with phrases as long as can be, and the best of them with phrases cut short and
/// with the table cleared at other times. Each is given up once it is longer than what is known.
struct GIFFrameSearch {
  /// What is written, and the transparent symbol if there is one.
  typealias Found = (data: [UInt8], transparent: UInt8?)

  /// More pixels than this are written in the one way that is likely the best.
  static let mostPixels = 1 << 19
  /// The same where changes are as fine as pixels.
  private static let mostFinePixels = 1 << 17
  /// Below so many bytes every way is tried.
  private static let few = 5000
  /// Below so many bytes a table is not full.
  private static let tableful = 5000

  private let picture: IndexedPicture
  private let previous: [UInt8]?
  private let area: PixelArea
  /// How many colours the table has room for.
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

  func shortest() -> Found {
    let pixels = area.width * area.height
    let canBePixels = places == nil && picture.palette.count <= 16
    if pixels > Self.mostFinePixels, canBePixels,
      PictureGrain(picture.pixels, after: previous, width: picture.width, area: area).isNoise
    {
      return asPixels()
    }
    var segments = PixelSegments(
      picture.pixels, after: previous, width: picture.width, area: area)
    if pixels > Self.mostFinePixels, canBePixels, segments.isFine { return asPixels() }
    if let places { segments.rename(places) }
    return pixels > Self.mostPixels ? quick(segments) : thorough(segments)
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
      let data = compressRuns(
        segments, symbols: colours + 1, transparent: UInt8(colours), way: way)
    {
      return (data, UInt8(colours))
    }
    return trial(segments, .free, way) ?? plain(segments, way)
  }

  private func thorough(_ segments: borrowing PixelSegments) -> Found {
    let firsts: [PixelVeil] =
      previous == nil ? [.none] : [.none, .free, .stretches(ofAtLeast: 1)]
    var trials: [(veil: PixelVeil, found: Found)] = []
    func add(_ veil: PixelVeil) {
      let shortest = trials.map(\.found.data.count).min() ?? .max >> 8
      if let found = trial(segments, veil, ParsingWay(), limit: shortest + shortest / 4) {
        trials.append((veil, found))
      }
    }
    for veil in firsts { add(veil) }
    guard var best = trials.min(by: { $0.found.data.count < $1.found.data.count }) else {
      return plain(segments, ParsingWay())
    }
    let isSmall = best.found.data.count < Self.few
    if previous != nil {
      let others: [PixelVeil] =
        isSmall
        ? [
          .stretches(ofAtLeast: 3), .stretches(ofAtLeast: 2), .stretches(ofAtLeast: 5),
          .lengths(ofAtLeast: 8), .mixed,
        ] : trials.contains { $0.veil == .none } ? [.stretches(ofAtLeast: 3)] : []
      for veil in others { add(veil) }
    }
    trials.sort { $0.found.data.count < $1.found.data.count }
    var way = ParsingWay()
    func tries(_ veil: PixelVeil, _ other: ParsingWay) {
      guard let found = trial(segments, veil, other, limit: best.found.data.count),
        found.data.count < best.found.data.count
      else { return }
      (best, way) = ((veil, found), other)
    }
    let likely = best.found.data.count + best.found.data.count / (isSmall ? 10 : 25)
    for (veil, found) in trials.prefix(isSmall ? 4 : 2) where found.data.count <= likely {
      for patience in isSmall ? [30, 10, 100] : [30] {
        tries(veil, ParsingWay(patience: patience))
      }
    }
    if best.found.data.count > Self.tableful {
      for clears in [ClearPolicy.Kind.never, .atOnce, .whenMuchShorter] {
        tries(best.veil, ParsingWay(patience: way.patience, clears: clears))
      }
    }
    return best.found
  }

  private func plain(_ segments: borrowing PixelSegments, _ way: ParsingWay) -> Found {
    trial(segments, .none, way) ?? ([], nil)
  }

  private func trial(
    _ segments: borrowing PixelSegments, _ veil: PixelVeil, _ way: ParsingWay, limit: Int = .max
  ) -> Found? {
    guard previous != nil || veil == .none,
      let veiled = segments.under(veil, tableSize: tableSize)
    else { return nil }
    return compressRuns(
      veiled.segments, symbols: veiled.bound,
      transparent: veil.leavesChoice ? veiled.transparent : nil, way: way, limit: limit
    ).map { ($0, veiled.transparent) }
  }
}
