package import TerrariumBasics

/// The content of a sheet's frame: a frame of each of its films.
package struct SheetFrame: SceneFacts {
  package let tiles: [Frame]

  package init(tiles: [Frame]) { self.tiles = tiles }
}

/// Draws sheets: many films at the same moment, each by its own artist, under its label.
package struct SheetArtist: FramePainter {
  package let form: FilmForm
  package let page: SheetPage

  package private(set) var artists: [FilmArtist]
  /// The sheet without tiles and chart, each pixel as the index of its ink.
  private let blank: [UInt8]
  /// The colours of labels and margins.
  let ink: [Colour]
  private let maxColors: Int
  private var margins: MarginPainter
  private var hasCensus = false
  /// The rows above each picture in its tile that align all fields; empty if pictures are centred
  /// in their tiles.
  private let rowsAbove: [Int]
  /// The colours of the page, if all frames have one palette.
  private let colours: SheetColours

  package var layout: SheetLayout { page.layout }

  /// Prepares a sheet in the colours of its page's look; the tiles have their own.
  ///
  /// - Throws: If the sheet would be too large.
  package init(
    _ page: SheetPage, artists: [FilmArtist], maxColors: Int = 255
  ) throws(DrawingError) {
    try DrawingError.check(page.width, page.height)
    precondition(artists.count == page.layout.corners.count, "an artist for each tile")
    self.page = page
    self.artists = artists
    self.maxColors = maxColors
    rowsAbove = Self.rowsAbove(artists.map(\.layout), in: page.layout.tile.rows)
    let (ink, look) = (Self.ink(of: page, artists), page.look)
    let margins = try MarginPainter(
      page.frame, look: look, subject: page.subject, facts: page.facts,
      cell: artists.first?.layout.cell, index: { UInt8(ink.nearest(to: $0)) })
    self.ink = ink
    let first = artists.map { $0.artists[0] }
    colours = SheetColours(
      ink: ink, palettes: first.map(\.palette), artists: first, most: maxColors)
    form = FilmForm(
      width: page.width, height: page.height, palette: colours.palette,
      later: artists.flatMap { $0.artists.dropFirst().map(\.palette) },
      hasOnePalette: artists.allSatisfy(\.hasOnePalette))
    var blank = Raster(width: page.width, rows: 0..<page.height, filledWith: 0)
    Self.write(page.layout, on: &blank)
    margins.draw(Frame(number: 0, tick: 0, census: []), into: &blank)
    self.blank = blank.pixels
    self.margins = margins
  }

  /// The colours around tiles: the background, and those of labels and margins. A legend of
  /// pictures also needs those of the tiles.
  private static func ink(of page: SheetPage, _ artists: [FilmArtist]) -> [Colour] {
    let (look, subject) = (page.look, page.subject)
    let theme = look.theme
    let written = [Tone.text, .muted].flatMap { InkRamp.colours($0, on: .background, theme) }
    let round =
      MarginPainter.colours(of: page.frame, look, subject, page.facts)
      + MarginPainter.chartColours(of: page.frame, look, subject, page.facts)
    let shown = page.frame.margins.legend == nil ? [] : artists.first?.palette ?? []
    let own = [theme[.background]] + written
    let others = (round + shown).unique.filter { !own.contains($0) }
    return Array((own + others).prefix(PaletteReducer.most))
  }

  /// True if the titles of its tiles were dropped, because not every tile has room for its own.
  package var dropsTitles = false

  /// The parts around the tiles that do not fit.
  package var leftOut: [MarginPart] {
    margins.leftOut + (page.facts.cover != nil && !hasCover ? [.cover] : [])
  }

  /// The share of the page that its tiles, their labels and the margins cover.
  package var coveredShare: Double {
    let tiles = artists.map(\.layout.content.area)
    let labels = layout.lines.map { $0.font.width(of: $0.text) * $0.font.height }
    let parts = (MarginPart.above + MarginPart.below).compactMap(page.frame.margins.size(of:))
    let around = parts.map(\.area).reduce(0, +)
    return Double((tiles + labels).reduce(around, +)) / Double(form.width * form.height)
  }

  /// True if there is a card before the films.
  package var hasCover: Bool { margins.hasCover }

  /// True if the chart of all films has no census yet.
  package var wantsHistory: Bool { page.frame.margins.chart != nil && !hasCensus }

  /// Returns the artist with the census of every film in the common chart.
  package func charting(_ histories: [CensusHistory]) -> SheetArtist {
    var sheet = self
    sheet.margins = margins.charting(ChartData(CensusBands(of: histories)))
    sheet.hasCensus = true
    return sheet
  }

  /// The sheet with other artists, whose pictures have the same sizes and colours.
  package func drawing(with artists: [FilmArtist]) -> SheetArtist {
    var sheet = self
    sheet.artists = artists
    return sheet
  }

  package func draw(_ frame: Frame) -> IndexedPicture { draw(frame, after: nil) }
}

extension SheetArtist {
  /// Draws a frame as pixels, reusing unchanged tiles of the frame before, unless tiles have other
  /// colours than at the start.
  package func draw(
    _ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?
  ) -> IndexedPicture {
    if frame.isCover { return drawCover(frame) }
    let tiles = Self.tiles(of: frame) ?? []
    let pictures = form.hasOnePalette ? nil : tiles.enumerated().map { picture(of: $1, onTile: $0) }
    let colours =
      pictures.map { pictures in
        SheetColours(
          ink: ink, palettes: pictures.map(\.palette),
          artists: zip(artists, tiles).map { $0.artist(of: $1.shown) }, most: maxColors)
      } ?? colours
    let before = before.flatMap { pictures == nil && !$0.frame.isCover ? $0 : nil }
    let old = before.flatMap { Self.tiles(of: $0.frame) }
    var raster = Raster(width: form.width, covered: 0..<form.height)
    raster.pixels = before?.picture.pixels ?? blank.map { colours.ink[Int($0)] }
    for (index, tile) in tiles.enumerated() {
      if let old, artists[index].showsSame(tile, old[index]) { continue }
      lay(
        pictures?[index] ?? picture(of: tile, onTile: index), index, colours.indices[index],
        into: &raster)
    }
    drawMoving(Self.moment(of: frame), colours, into: &raster)
    return IndexedPicture(
      width: form.width, height: form.height, palette: colours.palette, pixels: raster.pixels)
  }

  private func drawCover(_ frame: Frame) -> IndexedPicture {
    var card = Raster(width: form.width, rows: 0..<form.height, filledWith: 0)
    margins.draw(frame, into: &card)
    return IndexedPicture(
      width: form.width, height: form.height, palette: colours.palette,
      pixels: card.pixels.map { colours.ink[Int($0)] })
  }

  /// Draws the parts that change from frame to frame: the chart of all films, and texts with the
  /// tick.
  private func drawMoving(_ moment: Frame, _ colours: SheetColours, into raster: inout Raster) {
    let texts: [(PictureText?, MarginPart)] = [
      (page.look.texts.title, .title), (page.look.texts.caption, .caption),
    ]
    let moving = texts.filter { $0.0.map { !$0.isFixed } ?? false }.map(\.1)
    for place in (moving + (hasCensus ? [.chart] : [])).compactMap({ page.frame.place(of: $0) }) {
      var part = Raster(width: form.width, rows: place.rows, filledWith: 0)
      margins.draw(moment, into: &part)
      for y in place.rows {
        let start = part.start(ofRow: y)
        for x in place.columns { raster.set(x, y, colours.ink[Int(part.pixels[start + x])]) }
      }
    }
  }

  /// A moment of the page, with only the chart's data and the tick of the tiles that are still
  /// running.
  package static func moment(of frame: Frame) -> Frame {
    Frame(number: frame.number, tick: tiles(of: frame)?.map(\.tick).max() ?? 0, census: [])
  }

  /// The frames of its tiles, including interpolated ones.
  static func tiles(of frame: Frame) -> [Frame]? {
    frame.tween?.tiles ?? (frame.scene as? SheetFrame)?.tiles
  }

  /// The top left of a picture that is centred in its tile, or moved vertically to align the fields
  /// of all tiles.
  package func place(of index: Int, width: Int, height: Int) -> Cell {
    let corner = layout.corners[index]
    let above = rowsAbove.isEmpty ? (layout.tile.rows - height) / 2 : rowsAbove[index]
    return Cell(corner.x + (layout.tile.columns - width) / 2, corner.y + above)
  }

  /// The rows above each picture that align its field with that of the highest picture. Empty if
  /// the fields differ in height, or if a picture would not fit into its tile.
  private static func rowsAbove(_ layouts: [Layout], in rows: Int) -> [Int] {
    guard let highest = layouts.max(by: { $0.height < $1.height }),
      layouts.allSatisfy({ $0.fieldHeight == highest.fieldHeight })
    else { return [] }
    let line = (rows - highest.height) / 2 + highest.fieldTop
    let above = layouts.map { line - $0.fieldTop }
    let haveRoom = zip(above, layouts).allSatisfy { $0 >= 0 && $0 + $1.height <= rows }
    return haveRoom ? above : []
  }

  private func lay(
    _ picture: IndexedPicture, _ index: Int, _ indices: [UInt8], into raster: inout Raster
  ) {
    let corner = place(of: index, width: picture.width, height: picture.height)
    // A scene has a least size, which a small sheet may not have room for.
    raster.lay(
      picture.pixels.map { indices[Int($0)] }, width: picture.width, left: corner.x, top: corner.y)
  }

  /// Draws the sheet without tiles on a paper whose colours are the inks.
  func drawPage(of frame: Frame, on paper: inout SketchPaper) {
    paper.fill(0)
    Self.write(layout, on: &paper)
    margins.draw(Self.moment(of: frame), into: &paper)
  }

  /// The drawing of cells in a legend as shapes.
  var sketcher: CellSketcher? {
    artists.first.map { CellSketcher(look: page.look, subject: page.subject, layout: $0.layout) }
  }

  /// Writes the labels; their palette has the background, the steps of text and those of muted
  /// text.
  private static func write(_ layout: SheetLayout, on page: inout some Paper) {
    let steps = (1...2 * InkRamp.steps).map { UInt8($0) }
    let (text, muted) = (
      InkRamp(indices: Array(steps.prefix(InkRamp.steps))),
      InkRamp(indices: Array(steps.suffix(InkRamp.steps)))
    )
    for line in layout.lines {
      page.write(
        line.text, left: line.left, top: line.top, font: line.font, line.isMuted ? muted : text)
    }
  }
}

/// The colours of a sheet: exactly those of its text and its states, and its tiles' as far as they
/// fit.
private struct SheetColours {
  let palette: [Colour]
  let ink: [UInt8]
  /// The index of each colour of each tile palette, with 256 entries.
  let indices: [[UInt8]]

  init(ink: [Colour], palettes: [[Colour]], artists: [Artist], most: Int) {
    var overlay = OverlayColours()
    for colours in artists.map(\.overlayColours).unique { overlay = overlay.joined(with: colours) }
    let solids = artists.map(\.solids).unique.flatMap(\.self)
    let added = Set(overlay.inks + overlay.mixes).subtracting(solids)
    var counts: [UInt32: Int] = [:]
    for palette in Set(palettes) {
      for colour in palette where !added.contains(colour) { counts[colour.code, default: 0] += 1 }
    }
    var reducer = PaletteReducer(exact: ink, counts: counts, most: most)
    let shown = solids.filter { counts[$0.code] != nil }
    if most == PaletteReducer.most, !Set(shown).isSubset(of: reducer.palette) {
      reducer = PaletteReducer(exact: ink + shown, counts: counts, limit: most)
    }
    reducer.add(inks: overlay.inks, mixes: overlay.mixes, keeping: solids, limit: most)
    palette = reducer.palette
    self.ink = ink.map { reducer.index(of: $0.code) }
    var known: [[Colour]: [UInt8]] = [:]
    indices = palettes.map { palette in
      if let indices = known[palette] { return indices }
      let own = palette.map { reducer.index(of: $0.code) }
      let indices = own + [UInt8](repeating: 0, count: 256 - own.count)
      known[palette] = indices
      return indices
    }
  }
}
