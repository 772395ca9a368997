internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPictures
internal import TerrariumZlib

/// The data of a page that plays.
struct PageData {
  let json: JSONText

  private static let opening = "<script type=\"application/json\" id=\"data\">"
  private static let closing = "</script>"

  /// Parses the data in a page's bytes; nil if there is none.
  init?(_ bytes: [UInt8]) {
    guard let start = bytes[...].place(of: Self.opening)?.upperBound,
      let end = bytes[start...].place(of: Self.closing)?.lowerBound,
      let json = JSONText(bytes[start..<end]), json["version"]?.number == 1
    else { return nil }
    self.json = json
  }

  /// All films: those of the page, and those of the tiles of a sheet.
  var films: [JSONText] {
    (json["films"]?.items ?? []) + (json["sheet"]?["tiles"]?.items ?? []).compactMap { $0["film"] }
  }
}

/// The recipe in a page, if there is one.
func pageRecipe(_ bytes: [UInt8]) -> String? { PageData(bytes)?.json["recipe"]?.string }

/// The pictures of a page that plays: of its film, or of all its films in sequence.
///
/// Films of several sizes are shown at the largest size, on an empty background.
struct PagePictures: PictureReader {
  let width: Int
  let height: Int
  let timesToPlay: Int?

  private var films: ArraySlice<PageFilm>
  private var current: PageFilm?

  init(_ bytes: [UInt8]) throws(BrokenPicture) {
    guard bytes.starts(with: "<!DOCTYPE html>".utf8) else { throw .otherFormat }
    try SealedFile.check(bytes)
    guard let data = PageData(bytes) else { throw .endsEarly }
    var films: [PageFilm] = []
    for film in data.films { films.append(try PageFilm(film)) }
    guard let first = films.first else { throw .damaged }
    width = films.reduce(1) { max($0, $1.width) }
    height = films.reduce(1) { max($0, $1.height) }
    timesToPlay = first.timesToPlay
    self.films = films[...]
  }

  mutating func next() throws(BrokenPicture) -> ShownPicture? {
    while true {
      if current == nil { current = films.popFirst() }
      guard current != nil else { return nil }
      if let picture = try current?.next(framed: (width, height)) { return picture }
      current = nil
    }
  }
}

/// A film in a page's data, for reading it back.
struct PageFilm {
  let width: Int
  let height: Int
  let timesToPlay: Int
  private let grid: TileGrid?
  private let tilePixels: [UInt32]
  private let colours: [UInt32]
  private var segments: ArraySlice<JSONText>
  private var delays: [(milliseconds: Int, times: Int)]
  private var segment: SegmentReader?
  private var picture: [UInt32] = []

  /// The number of frames so far, and in total.
  private var number = 0
  private let count: Int

  /// The longest delay of a picture: seven weeks.
  private static let longestDelay = 1 << 32

  /// The limits: pixels of a picture, number of tiles, and bytes of a segment beyond those of a
  /// whole picture.
  private static let areaLimit = 1 << 28
  private static let tileLimit = 1 << 22
  private static let segmentLimit = 1 << 26

  init(_ film: JSONText) throws(BrokenPicture) {
    guard let width = film["width"]?.number, let height = film["height"]?.number,
      width > 0, height > 0, width <= Self.areaLimit / height,
      let colours = film["colors"]?.data, let segments = film["segments"]?.items,
      let count = film["count"]?.number
    else { throw .damaged }
    self.width = width
    self.height = height
    self.count = count
    timesToPlay = film["loops"]?.number ?? 0
    self.colours = stride(from: 0, to: colours.count - 3, by: 4).map { at in
      0xff00_0000 | colours[at..<at + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
    self.segments = segments[...]
    let place = (film["grid"]?.items ?? []).compactMap(\.number)
    guard place.allSatisfy({ 0...Self.areaLimit ~= $0 }) else { throw .damaged }
    grid =
      place.count == 6
      ? TileGrid(
        left: place[0], top: place[1], width: place[2], height: place[3], columns: place[4],
        rows: place[5]) : nil
    if let grid, !grid.fits(width: width, height: height) { throw .damaged }
    var tiles: [UInt32] = []
    if let data = film["tiles"]?.data, let depth = film["depth"]?.number, 1...3 ~= depth {
      guard let bytes = try? inflated(data, as: .bare, limit: Self.tileLimit * depth) else {
        throw .damaged
      }
      var reader = ByteReader(bytes[...])
      while !reader.isAtEnd { tiles.append(UInt32(try reader.number(bytes: depth))) }
    }
    tilePixels = tiles
    delays = (film["delays"]?.items ?? []).compactMap { run in
      let numbers = run.items.compactMap(\.number)
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }.reversed()
  }

  /// Returns the next picture, in a frame of a size; nil after the last.
  mutating func next(framed size: (width: Int, height: Int)) throws(BrokenPicture) -> ShownPicture?
  {
    if segment?.isAtEnd ?? true {
      guard let next = segments.popFirst() else {
        guard number == count, delays.isEmpty else { throw .endsEarly }
        return nil
      }
      try begin(next)
    }
    if picture.isEmpty { picture = [UInt32](repeating: 0, count: width * height) }
    try segment?.next(into: &picture)
    let shown = picture.map { Int($0) < colours.count ? colours[Int($0)] : 0 }
    number += 1
    return ShownPicture(
      pixels: framed(shown, size), delay: FrameDelay(milliseconds: try takeDelay()))
  }

  private mutating func begin(_ next: JSONText) throws(BrokenPicture) {
    let parts = next.items
    guard parts.count == 2, parts[0].number == number, let bytes = parts[1].data else {
      throw .damaged
    }
    let limit = Self.segmentLimit + 4 * width * height
    guard let packed = try? inflated(bytes, as: .bare, limit: limit) else { throw .damaged }
    segment = try SegmentReader(
      packed, width: width, height: height, grid: grid, tilePixels: tilePixels)
  }

  private mutating func takeDelay() throws(BrokenPicture) -> Int {
    guard let run = delays.last, run.times > 0, run.milliseconds <= Self.longestDelay else {
      throw .damaged
    }
    delays[delays.count - 1].times -= 1
    if run.times == 1 { delays.removeLast() }
    return max(0, run.milliseconds)
  }

  private func framed(_ shown: [UInt32], _ size: (width: Int, height: Int)) -> [UInt32] {
    guard size != (width, height) else { return shown }
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    for y in 0..<height {
      for x in 0..<width { pixels[y * size.width + x] = shown[y * width + x] }
    }
    return pixels
  }
}
