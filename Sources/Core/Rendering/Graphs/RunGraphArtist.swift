package import TerrariumBasics

/// Draws a picture of many runs: a histogram, a scatter or a heat map.
package final class RunGraphArtist: RunsPainter {
  package let page: RunsPage
  private let kind: RunGraphKind
  private let names: RunGraphNames
  private let inks: GraphInks
  private let font: Font

  /// The default size of a picture without its margins, for letters of 14 pixels.
  private static let usualSize = GridSize(columns: 640, rows: 400)

  /// Prepares the drawing; `room` is the size of the whole picture, if given.
  ///
  /// - Throws: If the picture would be too large, or is too small for its cells.
  package init(
    _ kind: RunGraphKind, names: RunGraphNames, look: Look, subject: Subject, facts: FilmFacts,
    room: GridSize?
  ) throws(DrawingError) {
    (self.kind, self.names) = (kind, names)
    let inks = GraphInks(theme: look.theme, tone: subject.series.first?.tone ?? .text)
    let usual = look.text.font(.label, at: look.text.pixels)
    let page = try RunsPage(
      look: look, subject: subject, facts: facts, room: room, inks: inks.palette
    ) { $0 ?? Self.size(kind, names, usual) }
    (self.inks, self.page) = (inks, page)
    guard room != nil else {
      font = usual
      return
    }
    font =
      look.text.sizes.lazy.map { look.text.font(.label, at: $0) }
      .first { Self.hasRoom(kind, names, in: page.room, $0) }
      ?? look.text.font(.label, at: look.text.least)
  }

  /// True if its plot has enough room: for a heat map, a pixel for each cell.
  package var hasRoom: Bool {
    guard kind == .heat else { return Self.hasRoom(kind, names, in: page.room, font) }
    let measure = HeatMeasure(names: names, font: font)
    return measure.layout(in: page.room).plot.hasRoom(for: measure.size)
  }

  private static func size(_ kind: RunGraphKind, _ names: RunGraphNames, _ font: Font) -> GridSize {
    guard kind == .heat else {
      return GridSize(
        columns: usualSize.columns * font.size / 14, rows: usualSize.rows * font.size / 14)
    }
    return HeatMeasure(names: names, font: font).usualSize()
  }

  /// True if letters of a font leave enough room for the plot.
  private static func hasRoom(
    _ kind: RunGraphKind, _ names: RunGraphNames, in room: PixelRect, _ font: Font
  ) -> Bool {
    let layout =
      kind == .heat
      ? HeatMeasure(names: names, font: font).layout(in: room)
      : GraphLayout(room: room, font: font, numbersWidth: 3 * font.size)
    return layout.plot.hasRoom(for: GridSize(columns: font.size * 6, rows: font.size * 3))
  }

  package func draw(_ frame: Frame, on paper: inout some Paper) {
    guard let data = frame.scene as? RunGraphData else { return }
    RunGraph(
      data, names: names, room: page.room, font: font, inks: inks, language: page.look.language
    ).draw(on: &paper)
  }
}
