internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPictures
internal import TerrariumZlib

/// Packs a film into a page: segments come out one by one, and its facts at the end.
struct PagePacking {
  let form: FilmForm
  let page: PageFacts
  let timing: Timing
  /// Packs the pictures of a film with one palette.
  private var narrow: FilmPacker<UInt8>
  /// Packs the pictures of a film whose palette grows.
  private var wide: FilmPacker<UInt32>
  private var colours: [UInt32]
  private var numbers: [UInt32: UInt32] = [:]
  private var record: FilmFactsRecord
  private var clock = DelayClock(unitsPerSecond: 1000)
  /// The delay of the last frame so far, which the end of the film may change.
  private var last: FrameDelay?
  private(set) var length = FrameDelay(0, over: 1)
  var flashes = false

  /// Creates the packing of a film.
  init(_ form: FilmForm, on page: PageFacts, timing: Timing) {
    self.form = form
    self.page = page
    self.timing = timing
    record = FilmFactsRecord(page)
    colours = form.hasOnePalette ? form.table.map(\.code) : []
    let (width, height) = (form.width, form.height)
    narrow = FilmPacker(width: width, height: height, grid: page.grid)
    wide = FilmPacker(width: width, height: height, grid: page.grid)
  }

  /// The number of frames so far.
  var count: Int { record.count }

  /// Adds a frame; returns the segment before it as data, if that is complete.
  mutating func add(_ picture: IndexedPicture, _ facts: FrameFacts, delay: FrameDelay) -> String? {
    settle(delay)
    record.add(facts)
    guard !form.hasOnePalette else {
      return narrow.add(picture.pixels, colours: colours).map(Self.data)
    }
    let own = picture.palette.map { number(of: $0.code) }
    return wide.add(picture.pixels.map { own[Int($0)] }, colours: colours).map(Self.data)
  }

  /// Returns the last segment as data.
  mutating func finish() -> String? {
    if let last { settle(nil, timing.last ?? last) }
    let segment =
      form.hasOnePalette ? narrow.finish(colours: colours) : wide.finish(colours: colours)
    return segment.map(Self.data)
  }

  /// Records the delay of the frame before, and keeps that of the next one.
  private mutating func settle(_ next: FrameDelay?, _ own: FrameDelay? = nil) {
    if let delay = own ?? last {
      record.add(delay: clock.units(for: delay))
      length = length + delay
    }
    last = next
  }

  private mutating func number(of colour: UInt32) -> UInt32 {
    if let number = numbers[colour] { return number }
    let number = UInt32(colours.count)
    numbers[colour] = number
    colours.append(colour)
    return number
  }

  private static func data(of segment: PackedSegment) -> String {
    "[\(segment.first),\"\(Base64.text(of: segment.bytes))\"]"
  }

  /// The film's data besides its segments.
  var facts: JSON {
    let head: JSON = [
      "width": .number(form.width), "height": .number(form.height), "alt": .text(page.alt),
      "title": .text(page.title), "loops": .number(timing.timesToPlay),
    ]
    var rgba: [UInt8] = []
    for colour in colours {
      for shift: UInt32 in [16, 8, 0] { rgba.append(UInt8(truncatingIfNeeded: colour >> shift)) }
      rgba.append(255)
    }
    return head.with(record.fields).with("flashes", flashes ? true : nil)
      .with("colors", .text(Base64.text(of: rgba)))
      .with(form.hasOnePalette ? tileFields(narrow) : tileFields(wide))
  }

  private func tileFields<Pixel>(_ packer: FilmPacker<Pixel>) -> [JSON.Field] {
    guard let grid = packer.grid else { return [] }
    let depth = colours.count <= 1 << 8 ? 1 : colours.count <= 1 << 16 ? 2 : 3
    var bytes: [UInt8] = []
    for pixel in packer.tilePixels { bytes.append(Int(truncatingIfNeeded: pixel), bytes: depth) }
    let place = [grid.left, grid.top, grid.width, grid.height, grid.columns, grid.rows]
    return [
      JSON.Field("grid", .list(place.map { .number($0) })), JSON.Field("hole", 255),
      JSON.Field("depth", .number(depth)),
      JSON.Field("tiles", .text(Base64.text(of: deflated(bytes, as: .bare)))),
    ]
  }
}
