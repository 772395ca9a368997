package import Basics

/// Draws one picture of many runs.
package protocol RunsPainter: FramePainter {
  /// The requested parts that have no room.
  var leftOut: [MarginPart] { get }
}

/// Draws a picture of many runs: a histogram, a scatter or a heat map, and a title and a caption
/// round it.
package final class RunGraphArtist: RunsPainter {
  package let form: FilmForm
  private let kind: RunGraphKind
  private let names: RunGraphNames
  private let frame: Layout
  private let look: Look
  private let inks: GraphInks
  private let margins: MarginPainter
  private let font: Font

  /// The default size of a picture without its margins, for letters of 14 pixels.
  private static let usualSize = GridSize(columns: 640, rows: 400)

  /// Makes everything ready to draw; `room` is the size of the whole picture, where it is given.
  ///
  /// - Throws: that the picture would be too large, or is too small for its cells.
  package init(
    _ kind: RunGraphKind, names: RunGraphNames, look: Look, subject: Subject, facts: FilmFacts,
    room: GridSize?
  ) throws(DrawingError) {
    var look = look
    (look.hasLegend, look.chart, look.note) = (false, .off, nil)
    (self.kind, self.names, self.look) = (kind, names, look)
    let margins = PageMargins(look: look, subject: subject, facts: facts, room: room)
    let usual = Font(look.text.face, size: look.text.pixels)
    let size: GridSize
    let fitted: Margins
    if let room {
      fitted = margins.fitted(room.columns)
      size = margins.stage(of: fitted, in: room)
      font =
        look.text.sizes.lazy.map { Font(look.text.face, size: $0) }
        .first { Self.hasRoom(kind, names, in: size, $0) }
        ?? Font(look.text.face, size: look.text.least)
    } else {
      font = usual
      size = Self.size(kind, names, usual)
      fitted = margins.fitted(size.columns, rows: size.rows)
    }
    frame = Layout(block: size, fitted, partsLeft: 0)
    try DrawingError.check(frame.width, frame.height)
    let tone = subject.series.first?.tone ?? .text
    let inks = GraphInks(
      theme: look.theme, tone: tone,
      others: MarginPainter.colours(of: frame, look, subject, facts))
    self.inks = inks
    do {
      self.margins = try MarginPainter(
        frame, look: look, subject: subject, facts: facts,
        index: { UInt8(inks.palette.nearest(to: $0)) })
    } catch {
      throw .outOfMemory
    }
    form = FilmForm(width: frame.width, height: frame.height, palette: inks.palette)
  }

  /// The requested parts that have no room.
  package var leftOut: [MarginPart] { frame.leftOut }

  /// True if a heat map has a pixel for each cell.
  package var showsAllCells: Bool {
    guard kind == .heat else { return true }
    let size = GridSize(columns: names.columns.count, rows: names.rows.count)
    let layout = HeatMeasure(names: names, size: size, bar: ["0.001"], font: font)
      .layout(in: room)
    return HeatMeasure.hasRoom(size, in: layout.plot)
  }

  private static func size(
    _ kind: RunGraphKind, _ names: RunGraphNames, _ font: Font
  ) -> GridSize {
    guard kind == .heat else {
      return GridSize(
        columns: usualSize.columns * font.size / 14, rows: usualSize.rows * font.size / 14)
    }
    let size = GridSize(columns: names.columns.count, rows: names.rows.count)
    return HeatMeasure(names: names, size: size, bar: ["0.001"], font: font).usualSize()
  }

  /// True if letters of a font leave enough room for the plot.
  private static func hasRoom(
    _ kind: RunGraphKind, _ names: RunGraphNames, in room: GridSize, _ font: Font
  ) -> Bool {
    let whole = PixelRect(left: 0, top: 0, width: room.columns, height: room.rows)
    let least = GraphLayout.smallestPlot(font)
    let plot: PixelRect
    if kind == .heat {
      let size = GridSize(columns: names.columns.count, rows: names.rows.count)
      plot =
        HeatMeasure(names: names, size: size, bar: ["0.001"], font: font).layout(in: whole)
        .plot
    } else {
      plot = GraphLayout(room: whole, font: font, numbersWidth: 3 * font.size).plot
    }
    return plot.width >= least.columns && plot.height >= least.rows
  }

  /// The pixels that are not of its margins.
  private var room: PixelRect {
    PixelRect(
      left: frame.fieldLeft, top: frame.fieldTop, width: frame.points.columns,
      height: frame.points.rows)
  }
}

extension RunGraphArtist {
  package func draw(_ frame: Frame) -> IndexedPicture {
    var page = Raster(width: form.width, rows: 0..<form.height, filledWith: inks.background)
    draw(frame, on: &page)
    return IndexedPicture(
      width: form.width, height: form.height, palette: form.palette, pixels: page.pixels)
  }

  package func sketch(of frame: Frame) -> Sketch {
    var paper = SketchPaper(width: form.width, height: form.height, palette: form.palette)
    paper.fill(
      PixelRect(left: 0, top: 0, width: form.width, height: form.height), inks.background)
    draw(frame, on: &paper)
    return paper.sketch
  }

  private func draw(_ frame: Frame, on paper: inout some FilmPaper) {
    margins.draw(Frame(number: 0, tick: 0, census: []), into: &paper)
    guard let data = frame.scene as? RunGraphData else { return }
    RunGraph(
      data, names: names, room: room, font: font, inks: inks, language: look.language
    ).draw(on: &paper)
  }
}
