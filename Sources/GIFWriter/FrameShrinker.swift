/// Draws each frame by itself in the way that takes the fewest bytes.
struct FrameShrinker: Sendable {
  /// The film's colour table.
  private let places: [UInt32: UInt8]
  private let depth: Int

  /// A frame, and the canvas on which it is drawn.
  struct Drawn {
    let shown: JoinedFrames.Shown
    let canvas: Canvas
    /// The rectangle that it changes; nil if it changes nothing.
    let area: PixelArea?
    let part: GIFFramePart
  }

  init(_ table: FilmColours.Table) {
    places = Dictionary(
      table.colours.enumerated().map { ($1, UInt8($0)) }, uniquingKeysWith: { first, _ in first })
    depth = table.depth
  }

  /// Returns the index of a colour in the film's table.
  func place(of colour: UInt32) -> UInt8? { places[colour] }

  /// Draws the changes of a frame; nil if these have too many colours.
  func drawn(
    _ shown: JoinedFrames.Shown, on canvas: Canvas, needsTransparent: Bool = false
  ) -> Drawn? {
    guard let area = canvas.change(to: shown.pixels).area else {
      return Drawn(shown: shown, canvas: canvas, area: nil, part: .pause)
    }
    let part = part(from: canvas, to: shown, in: area, needsTransparent: needsTransparent)
    return part.map {
      Drawn(shown: shown, canvas: canvas, area: area, part: $0)
    }
  }

  /// Draws an area outside which nothing changes; nil if it has too many colours.
  ///
  /// With `needsTransparent` it has a transparent index even if no pixel is transparent. Some
  /// players need one to show pixels that are not drawn as transparent, not as background.
  func part(
    from canvas: Canvas, to shown: JoinedFrames.Shown, in area: PixelArea, needsTransparent: Bool
  ) -> GIFFramePart? {
    let colours = FrameColours(
      from: canvas, to: shown.pixels, in: area, needsTransparent: needsTransparent)
    let own = FrameTable(own: colours)
    guard let table = FrameTable(colours, film: places, depth: depth) else {
      return own.map { part($0, area) }
    }
    var best = part(table, area)
    func consider(_ table: FrameTable) {
      let other = part(table, area)
      if other.size < best.size { best = other }
    }
    FrameTable(colours, film: places, depth: depth, freed: true).map(consider)
    // A table of its own may pay off by shorter codes.
    let codeSize = Int(best.data[0])
    if let own, own.depth < codeSize,
      3 << own.depth < best.data.count * (codeSize - own.depth) / (codeSize + 1)
    {
      consider(own)
    }
    return best
  }

  private func part(_ table: FrameTable, _ area: PixelArea) -> GIFFramePart {
    var habit = SearchHabit()
    let (data, transparent) = GIFFrameSearch(
      picture: table.picture, previous: table.previous, area: table.picture.area,
      tableSize: 1 << table.depth, places: nil, transparent: table.transparent, isThorough: true
    ).shortest(&habit)
    return GIFFramePart(
      area: area, palette: table.own, transparent: transparent, data: data, changesNothing: false)
  }
}
