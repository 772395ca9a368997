package import Pictures

/// Compresses frames for a GIF, each by itself: a pure function of a picture and the one before.
package struct GIFFrameCompressor: Sendable {
  /// The film's colours; a picture of others brings its own table along.
  package let palette: [Colour]

  /// The number of colours that the film's table has room for.
  private let tableSize: Int
  /// The places that the colours have in the film's table, where they are others.
  private let places: [UInt8]?

  /// A compressor for a film of these colours, at most 256.
  package init(palette: [Colour], order: ColourOrder? = nil) {
    precondition(palette.count <= 256, "a GIF has at most 256 colours")
    self.palette = palette
    places = order?.places
    tableSize = 1 << filmTableDepth(order?.sorted(palette) ?? palette)
  }

  /// The part that turns the previous picture, of the same size, into the current one.
  ///
  /// Only the rectangle that changed is coded, and its unchanged pixels may be left transparent if
  /// an index is free for that: pictures that use all of 256 colours have none.
  package func compress(_ current: IndexedPicture, after previous: IndexedPicture?)
    -> GIFFramePart
  {
    var habit = SearchHabit()
    return compress(current, after: previous, &habit)
  }

  private func compress(
    _ current: IndexedPicture, after previous: IndexedPicture?, _ habit: inout SearchHabit
  ) -> GIFFramePart {
    guard let (area, before) = current.change(after: previous) else { return .pause }
    return part(of: current, area: area, after: before, &habit)
  }

  /// The ways to the current picture: from the previous one, and from the one before that where it
  /// is nearer.
  package func choices(
    _ current: IndexedPicture, after previous: IndexedPicture?, and earlier: IndexedPicture?,
    _ habit: inout SearchHabit
  ) -> GIFFrameChoice {
    let part = compress(current, after: previous, &habit)
    guard let previous, let earlier, !part.changesNothing,
      Self.looksFurtherBack(width: current.width, height: current.height),
      changes(from: earlier, to: current) * 10 < changes(from: previous, to: current) * 9
    else { return GIFFrameChoice(part: part, leap: nil) }
    let leap = compress(current, after: earlier)
    return GIFFrameChoice(part: part, leap: leap.size < part.size ? leap : nil)
  }

  /// True if pictures of a size are looked at for a leap.
  static func looksFurtherBack(width: Int, height: Int) -> Bool {
    width * height <= GIFFrameSearch.mostPixels
  }

  private func changes(from previous: IndexedPicture, to current: IndexedPicture) -> Int {
    FlashMeter.differences(current.pixels, previous.pixels(before: current))
  }

  private func part(
    of picture: IndexedPicture, area: PixelRect, after previous: [UInt8]?,
    _ habit: inout SearchHabit
  ) -> GIFFramePart {
    let own = picture.palette == palette ? nil : picture.palette
    let (data, transparent) = GIFFrameSearch(
      picture: picture, previous: previous, area: area, tableSize: own == nil ? tableSize : 256,
      places: own == nil ? places : nil
    ).shortest(&habit)
    return GIFFramePart(
      area: area, palette: own, transparent: transparent, data: data, changesNothing: false)
  }
}

extension IndexedPicture {
  /// The whole picture without one before it; else the rectangle that differs from that one, which
  /// has the same size, and the pixels of that one. Nil if nothing differs.
  func change(after previous: IndexedPicture?) -> (area: PixelRect, before: [UInt8]?)? {
    let before = previous?.pixels(before: self)
    guard let before else { return (PixelRect(left: 0, top: 0, width: width, height: height), nil) }
    return changedArea(pixels, before, width: width).map { ($0, before) }
  }

  /// The pixels in the indices of another picture of the same size, which then compare as the
  /// colours do: where the colour there is another, the index is another too.
  fileprivate func pixels(before other: IndexedPicture) -> [UInt8] {
    precondition(width == other.width && height == other.height)
    guard palette != other.palette else { return pixels }
    var result = pixels
    for i in pixels.indices {
      let index = other.pixels[i]
      let isSame = palette[Int(pixels[i])] == other.palette[Int(index)]
      result[i] = isSame ? index : index ^ 1
    }
    return result
  }
}
