package import TerrariumBasics

/// A sheet of stills: parts of fields, each as large as its tile allows, above its name.
package struct StillSheet: Sendable {
  let artist: SheetArtist
  private let frame: Frame

  /// Creates a sheet of at least one still.
  ///
  /// - Parameters:
  ///   - stills: The stills.
  ///   - tile: The size of a tile, or only its shape in a sheet of a given size.
  ///   - heading: The words above all tiles.
  ///   - columns: The number of columns, if given.
  ///   - labelLines: The most lines that a line of a label is broken into.
  ///   - look: The look of the fields, and of the title and the caption around them.
  ///   - subject: The subject of the fields.
  ///   - facts: The facts of the sheet.
  ///   - room: The size of the sheet, if given.
  /// - Throws: If the sheet would be too large.
  package init(
    _ stills: [SheetStill], tile: GridSize, heading: String = "", columns: Int? = nil,
    labelLines: Int = 2, look: Look, subject: Subject,
    facts: FilmFacts = FilmFacts(ofMany: .ticks, chartUnit: nil),
    room: GridSize? = nil
  ) throws(DrawingError) {
    var page = look
    page.texts.hasLegend = false
    page.texts.hasCounters = false
    page.texts.note = nil
    page.chart.place = .off
    let axes = [SheetAxis(name: heading, labels: stills.map(\.label))]
    var labels = SheetLabels(style: look.text, lines: labelLines, areBelow: true)
    var (tile, columns) = (tile, columns)
    if let room {
      let stage = SheetPage.stage(in: room, look: page, subject: subject, facts: facts).size
      let filling = SheetLayout.filling(
        stage, withTiles: tile, axes: axes, titles: nil, columns: columns, labels: labels)
      tile = filling.tile
      columns = filling.columns
      labels = filling.labels
    }
    let drawn = try stills.map { still throws(DrawingError) in
      try Self.drawn(still, in: tile, look, subject)
    }
    artist = try SheetArtist(
      SheetPage(
        tile: tile, axes: axes, columns: columns, look: page, subject: subject, facts: facts,
        labels: labels, room: room),
      artists: drawn.map(\.artist))
    let tiles = SheetFrame(tiles: drawn.map(\.frame))
    frame = Frame(number: 0, tick: 0, census: [], scene: tiles)
  }

  package var picture: IndexedPicture { artist.draw(frame) }

  package var sketch: Sketch { artist.sketch(of: frame) }

  /// The artist and the frame of a still, which fill its tile.
  private static func drawn(
    _ still: SheetStill, in tile: GridSize, _ look: Look, _ subject: Subject
  ) throws(DrawingError) -> (artist: FilmArtist, frame: Frame) {
    // Small cells are enough to tell a small pattern, and its surroundings are part of it. Where
    // cells are seen one by one, at least one is on each side.
    func side(_ cells: Int, _ pixels: Int) -> Int {
      max(4 * cells < pixels ? cells + 2 : cells, pixels / look.text.pixels)
    }
    let (columns, rows) = (
      side(still.cells.width, tile.columns), side(still.cells.height, tile.rows)
    )
    let seen = CellRect(
      x: still.cells.x - (columns - still.cells.width) / 2,
      y: still.cells.y - (rows - still.cells.height) / 2, width: columns, height: rows)
    let hasGrid = look.hasGrid && min(tile.columns / columns, tile.rows / rows) > 3
    var plain = Look(
      theme: look.theme, shape: look.shape, scale: .fit(width: tile.columns, height: tile.rows),
      hasGrid: hasGrid)
    (plain.texture, plain.maxColors) = (look.texture, look.maxColors)
    plain.theme[.background] = look.theme[subject.ground]
    let artist = try FilmArtist(
      looks: [plain], subject: subject, window: seen.size,
      facts: FilmFacts(ofMany: .ticks, chartUnit: nil))
    let layout = artist.layout
    var (cells, shares, visible): (StateGrid?, ShareGrid?, VisibleArea?)
    if layout.lattice != .squares {
      let area = layout.fieldLens.own(of: seen)
      visible = area
      (cells, shares) = layout.fieldLens.sample(area, of: still.source)
    } else if layout.blockSide > 1 {
      shares = still.source.shares(in: seen, blockSide: layout.blockSide)
    } else {
      cells = still.source.states(in: seen)
    }
    var frame = Frame(
      number: 0, tick: 0, cells: cells, shares: shares, census: [], visible: visible)
    frame.area = seen
    return (artist, frame)
  }
}
