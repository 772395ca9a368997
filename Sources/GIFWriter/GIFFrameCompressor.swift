/// Compresses frames for a GIF, each by itself: a pure function of a picture and the one before.
package struct GIFFrameCompressor: Sendable {
  /// The film's colours; a frame with others has its own table.
  package let palette: [GIFColor]
  /// The palette indices of the colours in the film's table.
  private let known: [GIFColor: UInt8]

  /// The colours of the film's table in their order, and the bits of an index into it.
  package let table: [GIFColor]
  package private(set) var tableDepth: Int
  /// The indices of the colours in the film's table, if these differ.
  private let places: [UInt8]?

  /// Films with more pixels keep a free index in the table, for transparency.
  private static let mostPixelsOfFullTable = 1 << 17

  /// Creates a compressor for a film of these colours, at most 256.
  package init(palette: [GIFColor], order: ColourOrder? = nil) {
    precondition(palette.count <= 256, "a GIF has at most 256 colours")
    self.palette = palette
    known = Dictionary(
      (order?.order ?? Array(palette.indices)).map { (palette[$0], UInt8($0)) },
      uniquingKeysWith: min)
    places = order?.places
    table = order?.sorted(palette) ?? palette
    tableDepth = filmTableDepth(table)
  }

  /// Returns the compressor without an entry to spare in the table, if a whole film of some
  /// pictures is then smaller. Frames that lack a colour of the table can still leave pixels
  /// transparent. The film is written in groups of `groupSize` frames.
  package func tightened(for pictures: [GIFPicture], groupsOf groupSize: Int)
    -> GIFFrameCompressor
  {
    var tight = self
    tight.tableDepth = GIFWriter.tableDepth(colours: table.count)
    guard let first = pictures.first, tight.tableDepth < tableDepth else { return self }
    let isStill = pictures.allSatisfy { $0 == first }
    let isSmall = pictures.count * first.pixels.count <= Self.mostPixelsOfFullTable
    if isStill { return tight }
    guard isSmall else { return self }
    let size = size(of: pictures, groupsOf: groupSize)
    return tight.size(of: pictures, groupsOf: groupSize) < size ? tight : self
  }

  /// Returns the bytes of a whole film.
  private func size(of pictures: [GIFPicture], groupsOf groupSize: Int) -> Int {
    let (width, height) = (pictures[0].width, pictures[0].height)
    var writer = GIFStream(width: width, height: height, palette: table, tableDepth: tableDepth)
    var habit = SearchHabit()
    let parts = choices([nil, nil] + pictures, groupsOf: groupSize, &habit)
    return parts.reduce(writer.head.count) {
      $0 + writer.append($1, hundredths: 10).count
    } + writer.finish().count
  }

  /// Returns the part that turns the previous picture, of the same size, into the current one.
  ///
  /// Only the rectangle that changed is encoded, and its unchanged pixels may be left transparent
  /// if an index is free for that. Pictures that use all 256 colours have no free index.
  package func compress(_ current: GIFPicture, after previous: GIFPicture?)
    -> GIFFramePart
  {
    var habit = SearchHabit()
    return compress(current, after: previous, &habit)
  }

  private func compress(
    _ current: GIFPicture, after previous: GIFPicture?, _ habit: inout SearchHabit
  ) -> GIFFramePart {
    guard let (area, before) = current.change(after: previous) else { return .pause }
    return part(of: current, area: area, after: before, &habit)
  }

  /// Returns the ways to the current picture: from the previous one, and from the one before that
  /// if it is nearer.
  package func choices(
    _ current: GIFPicture, after previous: GIFPicture?, and earlier: GIFPicture?,
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

  /// True if leaps are tried for pictures of a size.
  package static func looksFurtherBack(width: Int, height: Int) -> Bool {
    width * height <= GIFFrameSearch.mostPixels
  }

  /// Returns the frames of the pictures after the first two; the habit starts anew with each group.
  package func choices(
    _ pictures: [GIFPicture?], groupsOf size: Int, _ habit: inout SearchHabit
  ) -> [GIFFrameChoice] {
    pictures.indices.dropFirst(2).compactMap { index in
      if index > 2, (index - 2) % size == 0 { habit = SearchHabit() }
      return pictures[index].map {
        choices($0, after: pictures[index - 1], and: pictures[index - 2], &habit)
      }
    }
  }

  private func changes(from previous: GIFPicture, to current: GIFPicture) -> Int {
    differentBytes(current.pixels, previous.pixels(before: current))
  }

  private func part(
    of picture: GIFPicture, area: PixelArea, after previous: [UInt8]?,
    _ habit: inout SearchHabit
  ) -> GIFFramePart {
    let (picture, previous, own) = inShortTable(picture, area, after: previous)
    let (data, transparent) = GIFFrameSearch(
      picture: picture, previous: previous, area: area,
      tableSize: 1 << (own.map(filmTableDepth) ?? tableDepth), places: own == nil ? places : nil
    ).shortest(&habit)
    return GIFFramePart(
      area: area, palette: own, transparent: transparent, data: data, changesNothing: false)
  }

  /// Returns a picture in the indices of the film's table, if that has all its colours.
  package func inTable(_ picture: GIFPicture) -> GIFPicture {
    let (drawn, _, own) = inShortTable(picture, picture.area, after: nil)
    guard own == nil else { return picture }
    return GIFPicture(
      ofChecked: drawn.pixels, width: picture.width, height: picture.height, palette: palette)
  }

  /// Returns a picture in the indices of the film's table, or of a table of the area's own colours
  /// if some are missing there. The pixels before it come with it, and differ where they did.
  private func inShortTable(
    _ picture: GIFPicture, _ area: PixelArea, after previous: [UInt8]?
  ) -> (picture: GIFPicture, previous: [UInt8]?, own: [GIFColor]?) {
    guard !palette.starts(with: picture.palette) else { return (picture, previous, nil) }
    let colours = picture.shown(in: area)
    let isKnown = colours.allSatisfy { known[picture.palette[$0]] != nil }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, index) in colours.enumerated() {
      places[index] = isKnown ? known[picture.palette[index]] ?? 0 : UInt8(place)
    }
    let table = isKnown ? palette : colours.map { picture.palette[$0] }
    let drawn = GIFPicture(
      ofChecked: picture.pixels.map { places[Int($0)] }, width: picture.width,
      height: picture.height, palette: table)
    let before = previous.map {
      zip(picture.pixels, $0).map { $0 == $1 ? places[Int($0)] : places[Int($0)] ^ 1 }
    }
    return (drawn, before, isKnown ? nil : table)
  }
}

extension GIFPicture {
  /// Returns the whole picture if there is none before it; otherwise the rectangle that differs
  /// from that one, which has the same size, and its pixels. Nil if nothing differs.
  package func change(after previous: GIFPicture?) -> (area: PixelArea, before: [UInt8]?)? {
    let before = previous?.pixels(before: self)
    guard let before else { return (area, nil) }
    return changedArea(pixels, before, width: width).map { ($0, before) }
  }

  /// Returns the pixels in the indices of another picture of the same size. They then compare as
  /// the colours do: where the colour differs, the index differs too.
  fileprivate func pixels(before other: GIFPicture) -> [UInt8] {
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
