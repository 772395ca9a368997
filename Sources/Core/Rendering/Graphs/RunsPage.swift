internal import TerrariumBasics

/// Draws one picture of many runs, with a title and a caption around it.
package protocol RunsPainter: FramePainter {
  /// The page to draw on.
  var page: RunsPage { get }

  /// The rows of a frame's picture.
  func height(of frame: Frame) -> Int

  /// Draws the content inside the margins.
  func draw(_ frame: Frame, on paper: inout some Paper)
}

extension RunsPainter {
  package var form: FilmForm {
    FilmForm(width: page.layout.width, height: page.layout.height, palette: page.palette)
  }

  /// The requested parts that do not fit.
  package var leftOut: [MarginPart] { page.layout.leftOut }

  package func height(of frame: Frame) -> Int { form.height }

  package func draw(_ frame: Frame) -> IndexedPicture {
    blank(for: frame).picture { drawPage(frame, on: &$0) }
  }

  package func sketch(of frame: Frame) -> Sketch {
    blank(for: frame).sketch { drawPage(frame, on: &$0) }
  }

  private func blank(for frame: Frame) -> BlankPage {
    BlankPage(width: form.width, height: height(of: frame), palette: page.palette)
  }

  private func drawPage(_ frame: Frame, on paper: inout some Paper) {
    page.margins.draw(Frame(number: 0, tick: 0, census: []), into: &paper)
    draw(frame, on: &paper)
  }
}

/// The page of a picture of many runs: its colours, starting with the background, and its margins.
package struct RunsPage: Sendable {
  let look: Look
  let layout: Layout
  let palette: [Colour]
  fileprivate let margins: MarginPainter

  /// Lays out a page; `room` is its size, if given, and `inks` are the colours inside the margins.
  /// `size` returns the content's size in the room inside the margins, or its default size.
  ///
  /// - Throws: If the picture would be too large.
  init(
    look: Look, subject: Subject, facts: FilmFacts, room: GridSize?, inks: [Colour],
    size: (GridSize?) -> GridSize
  ) throws(DrawingError) {
    var look = look
    (look.texts.hasLegend, look.chart.place, look.texts.note) = (false, .off, nil)
    let margins = PageMargins(look: look, subject: subject, facts: facts, room: room)
    let block: GridSize
    let fitted: Margins
    if let room {
      fitted = margins.fitted(room.columns)
      block = size(margins.stage(of: fitted, in: room))
    } else {
      block = size(nil)
      fitted = margins.fitted(block.columns, rows: block.rows)
    }
    let layout = Layout(block: block, fitted, partsLeft: 0)
    try DrawingError.check(layout.width, layout.height)
    let colours = inks + MarginPainter.colours(of: layout, look, subject, facts)
    let palette = Array(colours.told(atMost: .max).prefix(PaletteReducer.most))
    (self.look, self.layout, self.palette) = (look, layout, palette)
    self.margins = try MarginPainter(
      layout, look: look, subject: subject, facts: facts, index: { UInt8(palette.nearest(to: $0)) })
  }

  /// The rectangle inside the margins.
  var room: PixelRect { layout.field }
}
