internal import Basics

/// The content of a sheet's frame: a frame of each of its films.
package struct SheetFrame: SceneFacts {
  package let tiles: [Frame]

  package init(tiles: [Frame]) {
    self.tiles = tiles
  }
}

/// Draws sheets: many films at the same moment, each by an artist of its own, under its label.
package struct SheetArtist: FramePainter {
  package let form: FilmForm
  package let layout: SheetLayout

  private(set) var artists: [FilmArtist]
  /// The sheet without tiles.
  private let page: [UInt8]
  let ink: [Colour]
  private let maxColors: Int
  /// The chart of all films, below them.
  private var chart: SheetChart?
  /// The sheet's indices of the chart's colours.
  private let chartIndices: [Colour: UInt8]
  /// For each artist the sheet's indices of its palette, where all frames have one palette.
  private let indices: [[UInt8]]

  /// Makes everything ready to draw a sheet in a theme's colours; the tiles have their own.
  ///
  /// - Throws: that the sheet would be too large.
  package init(
    _ layout: SheetLayout, artists: [FilmArtist], theme: Theme, maxColors: Int = 255,
    chart: SheetChart? = nil
  ) throws(DrawingError) {
    try DrawingError.check(layout.width, layout.height)
    precondition(artists.count == layout.corners.count, "an artist for each tile")
    self.layout = layout
    self.artists = artists
    self.chart = chart
    let written = [Tone.text, .muted].flatMap {
      InkRamp.colours(theme[$0], on: theme[.background])
    }
    ink = [theme[.background]] + written + (chart?.colours ?? [])
    self.maxColors = maxColors
    let colours = SheetColours(ink: ink, artists: artists.map { $0.artists[0] }, most: maxColors)
    indices = colours.indices
    form = FilmForm(
      width: layout.width, height: layout.height, palette: colours.palette,
      hasOnePalette: artists.allSatisfy(\.hasOnePalette))
    page = Self.page(layout, colours.ink)
    chartIndices = colours.inkIndices(of: ink)
  }

  /// True if the chart below the tiles has no census yet.
  package var wantsHistory: Bool { chart?.isEmpty ?? false }

  /// The same with the census of every film in the chart below them.
  package func charting(_ histories: [CensusHistory]) -> SheetArtist {
    var sheet = self
    sheet.chart = chart?.showing(histories, on: layout)
    return sheet
  }

  /// The same with other artists, whose pictures have the same sizes and colours.
  package func drawing(with artists: [FilmArtist]) -> SheetArtist {
    var sheet = self
    sheet.artists = artists
    return sheet
  }

  package func draw(_ frame: Frame) -> IndexedPicture { draw(frame, after: nil) }

  package func draw(_ frames: [Frame], first known: IndexedPicture?) -> [IndexedPicture] {
    var pictures: [IndexedPicture] = []
    for (index, frame) in frames.enumerated() {
      if index == 0, let known {
        pictures.append(known)
      } else {
        let before = index > 0 ? (frame: frames[index - 1], picture: pictures[index - 1]) : nil
        pictures.append(draw(frame, after: before))
      }
    }
    return pictures
  }
}

extension SheetArtist {
  /// The pixels of a frame. Of the one before it, where there is one, all tiles are kept that show
  /// the same.
  private func draw(
    _ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?
  ) -> IndexedPicture {
    guard let tiles = Self.tiles(of: frame) else {
      return IndexedPicture(
        width: form.width, height: form.height, palette: form.palette, pixels: page)
    }
    guard form.hasOnePalette else { return drawInOwnColours(tiles, number: frame.number) }
    let old = before.flatMap { Self.tiles(of: $0.frame) }
    var pixels = before?.picture.pixels ?? page
    for (index, tile) in tiles.enumerated() {
      let artist = artists[index]
      if let old, artist.showsSame(tile, old[index]) { continue }
      lay(picture(of: tile, onTile: index), index, indices[index], into: &pixels)
    }
    chart?.draw(upTo: frame.number + 1, into: &pixels, width: form.width, chartIndices)
    return IndexedPicture(
      width: form.width, height: form.height, palette: form.palette, pixels: pixels)
  }

  /// The frames of its tiles, between two frames too.
  static func tiles(of frame: Frame) -> [Frame]? {
    frame.tween?.tiles ?? (frame.scene as? SheetFrame)?.tiles
  }

  /// The pixels of a frame whose tiles have other colours than at the start.
  private func drawInOwnColours(_ tiles: [Frame], number: Int) -> IndexedPicture {
    let pictures = tiles.enumerated().map { picture(of: $1, onTile: $0) }
    let colours = SheetColours(
      ink: ink, palettes: pictures.map(\.palette),
      artists: zip(artists, tiles).map { $0.artist(of: $1.shown) }, most: maxColors)
    var pixels = Self.page(layout, colours.ink)
    for (index, picture) in pictures.enumerated() {
      lay(picture, index, colours.indices[index], into: &pixels)
    }
    chart?.draw(
      upTo: number + 1, into: &pixels, width: form.width, colours.inkIndices(of: ink))
    return IndexedPicture(
      width: form.width, height: form.height, palette: colours.palette, pixels: pixels)
  }

  /// The top left of a picture that stands in the middle of its tile.
  func place(of index: Int, width: Int, height: Int) -> Cell {
    let corner = layout.corners[index]
    return Cell(
      corner.x + (layout.tile.columns - width) / 2, corner.y + (layout.tile.rows - height) / 2)
  }

  /// Lays the picture of a tile.
  private func lay(
    _ picture: IndexedPicture, _ index: Int, _ indices: [UInt8], into pixels: inout [UInt8]
  ) {
    let corner = place(of: index, width: picture.width, height: picture.height)
    let (left, top) = (corner.x, corner.y)
    precondition(indices.count == 256, "an index for each byte")
    for y in 0..<picture.height {
      let target = (top + y) * form.width + left
      let row = picture.pixels[y * picture.width..<(y + 1) * picture.width]
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        var x = target
        for pixel in row {
          unsafe pixels[x] = indices[Int(pixel)]
          x &+= 1
        }
      }
    }
  }

  private static func page(_ layout: SheetLayout, _ ink: [UInt8]) -> [UInt8] {
    var page = Raster(width: layout.width, rows: 0..<layout.height, filledWith: ink[0])
    write(layout, ink, on: &page)
    return page.pixels
  }

  /// Writes the sheet without tiles on a paper whose colours are the inks.
  func write(on paper: inout SketchPaper) {
    let indices = ink.indices.map { UInt8($0) }
    paper.fill(
      PixelRect(left: 0, top: 0, width: layout.width, height: layout.height), indices[0])
    Self.write(layout, indices, on: &paper)
  }

  /// Draws the chart below the tiles on such a paper.
  func drawChart(upTo frames: Int, on paper: inout SketchPaper) {
    let indices = Dictionary(
      zip(ink, ink.indices.map { UInt8($0) }), uniquingKeysWith: { first, _ in first })
    chart?.draw(upTo: frames, into: &paper, indices)
  }

  private static func write(_ layout: SheetLayout, _ ink: [UInt8], on page: inout some Paper) {
    // Behind the background's come the steps of text and of muted text.
    let (text, muted) = (
      InkRamp(indices: Array(ink[1...InkRamp.steps])),
      InkRamp(indices: Array(ink[InkRamp.steps + 1...2 * InkRamp.steps]))
    )
    for line in layout.lines {
      page.write(
        line.text, left: line.left, top: line.top, font: line.font, line.isName ? muted : text)
    }
  }
}

/// The colours of a sheet: those of its text, exactly, and its tiles' as far as they fit.
private struct SheetColours {
  let palette: [Colour]
  let ink: [UInt8]
  /// For each of the tiles' palettes an index for each of its own, 256 of them.
  let indices: [[UInt8]]

  /// The index of each ink.
  func inkIndices(of colours: [Colour]) -> [Colour: UInt8] {
    Dictionary(zip(colours, ink), uniquingKeysWith: { first, _ in first })
  }

  init(ink: [Colour], artists: [Artist], most: Int) {
    self.init(ink: ink, palettes: artists.map(\.palette), artists: artists, most: most)
  }

  init(ink: [Colour], palettes: [[Colour]], artists: [Artist], most: Int) {
    var overlay = OverlayColours()
    for colours in Set(artists.map(\.overlayColours)) { overlay = overlay.joined(with: colours) }
    let solids = Set(artists.map(\.solids)).flatMap(\.self)
    let added = Set(overlay.inks + overlay.mixes).subtracting(solids)
    var counts: [UInt32: Int] = [:]
    for palette in Set(palettes) {
      for colour in palette where !added.contains(colour) {
        counts[colour.code, default: 0] += 1
      }
    }
    var reducer = PaletteReducer(exact: ink, counts: counts, most: most)
    reducer.add(overlay, keeping: solids, limit: most)
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
