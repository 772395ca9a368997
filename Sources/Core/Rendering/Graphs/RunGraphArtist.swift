package import TerrariumBasics

/// Draws one picture of many runs.
package protocol RunsPainter: FramePainter {
  /// The requested parts that do not fit.
  var leftOut: [MarginPart] { get }
}

/// Draws a picture of many runs: a histogram, a scatter or a heat map, with a title and a caption
/// around it.
package final class RunGraphArtist: RunsPainter {
  private let language: Language
  private let layout: Layout
  private let palette: [Colour]
  private let margins: MarginPainter
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
    var look = look
    look.texts.hasLegend = false
    look.chart.place = .off
    look.texts.note = nil
    let margins = PageMargins(look: look, subject: subject, facts: facts, room: room)
    let own = Self.size(kind, names, usual)
    let fitted = margins.fitted(room?.columns ?? own.columns, rows: own.rows)
    let block = room == nil ? own : margins.stage(of: fitted, in: room)
    let layout = Layout(block: block, fitted, partsLeft: 0)
    try DrawingError.check(layout.width, layout.height)
    let colours = inks.palette + MarginPainter.colours(of: layout, look, subject, facts)
    let palette = Array(colours.told(atMost: .max).prefix(PaletteReducer.most))
    self.inks = inks
    self.layout = layout
    self.palette = palette
    language = look.language
    self.margins = try MarginPainter(
      layout, look: look, subject: subject, facts: facts, index: { UInt8(palette.nearest(to: $0)) })
    guard room != nil else {
      font = usual
      return
    }
    font =
      look.text.sizes.lazy.map { look.text.font(.label, at: $0) }
      .first { Self.hasRoom(kind, names, in: layout.field, $0) }
      ?? look.text.font(.label, at: look.text.least)
  }

  /// True if its plot has enough room: for a heat map, a pixel for each cell.
  package var hasRoom: Bool {
    guard kind == .heat else { return Self.hasRoom(kind, names, in: layout.field, font) }
    let geometry = HeatGeometry(names: names, font: font)
    return geometry.layout(in: layout.field).plot.hasRoom(for: geometry.size)
  }

  private static func size(_ kind: RunGraphKind, _ names: RunGraphNames, _ font: Font) -> GridSize {
    guard kind == .heat else {
      return GridSize(
        columns: usualSize.columns * font.size / 14, rows: usualSize.rows * font.size / 14)
    }
    return HeatGeometry(names: names, font: font).usualSize()
  }

  /// True if letters of a font leave enough room for the plot.
  private static func hasRoom(
    _ kind: RunGraphKind, _ names: RunGraphNames, in room: PixelRect, _ font: Font
  ) -> Bool {
    let layout =
      kind == .heat
      ? HeatGeometry(names: names, font: font).layout(in: room)
      : GraphLayout(room: room, font: font, numbersWidth: 3 * font.size)
    return layout.plot.hasRoom(for: GridSize(columns: font.size * 6, rows: font.size * 3))
  }

  package var form: FilmForm {
    FilmForm(width: layout.width, height: layout.height, palette: palette)
  }

  package var leftOut: [MarginPart] { layout.leftOut }

  package func draw(_ frame: Frame) -> IndexedPicture { blank.picture { draw(frame, on: &$0) } }

  package func sketch(of frame: Frame) -> Sketch { blank.sketch { draw(frame, on: &$0) } }

  private var blank: BlankPage {
    BlankPage(width: layout.width, height: layout.height, palette: palette)
  }

  private func draw(_ frame: Frame, on paper: inout some Paper) {
    margins.draw(Frame(number: 0, tick: 0, census: []), into: &paper)
    guard let data = frame.scene as? RunGraphData else { return }
    RunGraph(
      data, names: names, room: layout.field, font: font, inks: inks, language: language
    ).draw(on: &paper)
  }
}
