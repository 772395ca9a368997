/// Compresses frames for a GIF, each by itself: a pure function of a picture and the one before.
package struct GIFFrameCompressor: Sendable {
  /// The film's colours; what shows others brings its own table along.
  package let palette: [GIFColor]
  /// The places in the palette of colours that the film's table has.
  private let known: [GIFColor: UInt8]

  /// The colours of the film's table in their order, and the bits of an index into it.
  package let table: [GIFColor]
  package private(set) var tableDepth: Int
  /// The places that the colours have in the film's table, where they are others.
  private let places: [UInt8]?

  /// Films of more pixels keep a free place in the table, for transparency.
  private static let mostPixelsOfFullTable = 1 << 17

  /// A compressor for a film of these colours, at most 256.
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

  /// The same without a place to spare in the table, where a whole film of some pictures takes fewer
  /// bytes so: frames can leave pixels transparent where they lack a colour of it. The film is written
  /// in groups of `groupSize` frames.
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

  /// The bytes of a whole film.
  private func size(of pictures: [GIFPicture], groupsOf groupSize: Int) -> Int {
    let (width, height) = (pictures[0].width, pictures[0].height)
    var writer = GIFStream(width: width, height: height, palette: table, tableDepth: tableDepth)
    var habit = SearchHabit()
    let parts = choices([nil, nil] + pictures, groupsOf: groupSize, &habit)
    return parts.reduce(writer.head.count) {
      $0 + writer.append($1, hundredths: 10).count
    } + writer.finish().count
  }

  /// The part that turns the previous picture, of the same size, into the current one.
  ///
  /// Only the rectangle that changed is coded, and its unchanged pixels may be left transparent if
  /// an index is free for that: pictures that use all of 256 colours have none.
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

  /// The ways to the current picture: from the previous one, and from the one before that where it
  /// is nearer.
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

  /// True if pictures of a size are looked at for a leap.
  package static func looksFurtherBack(width: Int, height: Int) -> Bool {
    width * height <= GIFFrameSearch.mostPixels
  }

  /// The frames of the pictures after the first two; the habit starts anew with each group.
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

  /// A picture in the indices of the film's table, if that has all its colours.
  package func inTable(_ picture: GIFPicture) -> GIFPicture {
    let (drawn, _, own) = inShortTable(picture, picture.area, after: nil)
    guard own == nil else { return picture }
    return GIFPicture(
      width: picture.width, height: picture.height, palette: palette, pixels: drawn.pixels)
  }

  /// A picture in the indices of the film's table, or of one of the colours that an area shows where
  /// some of these are not in it; and the pixels before it, which differ where they did.
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
      width: picture.width, height: picture.height, palette: table,
      pixels: picture.pixels.map { places[Int($0)] })
    let before = previous.map {
      zip(picture.pixels, $0).map { $0 == $1 ? places[Int($0)] : places[Int($0)] ^ 1 }
    }
    return (drawn, before, isKnown ? nil : table)
  }
}

extension GIFPicture {
  /// The whole picture without one before it; else the rectangle that differs from that one, which
  /// has the same size, and the pixels of that one. Nil if nothing differs.
  package func change(after previous: GIFPicture?) -> (area: PixelArea, before: [UInt8]?)? {
    let before = previous?.pixels(before: self)
    guard let before else { return (area, nil) }
    return changedArea(pixels, before, width: width).map { ($0, before) }
  }

  /// The pixels in the indices of another picture of the same size, which then compare as the
  /// colours do: where the colour there is another, the index is another too.
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
