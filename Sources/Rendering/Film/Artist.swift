package import Simulation

/// Draws the frames of a film: its tiles and colours are made ready once, and frames are then
/// laid from them, side by side if need be.
package struct Artist: Sendable {
  package let layout: Layout
  /// The colours of every frame; at most 255, so that one index stays free.
  package var palette: [Colour] { field.palette }

  private let clock: Clock
  private let field: FieldPainter
  private let ink: CounterInk?

  /// Makes everything ready to draw a window of cells.
  ///
  /// `widest` has the largest numbers that the counters will show; `canvas` is the size of the
  /// picture, where other looks of the film need more room than this one.
  package init(
    look: Look, subject: Subject, window: GridSize, clock: Clock, widest: CounterValues,
    canvas: GridSize? = nil, scenery: Scenery? = nil
  ) throws(DrawingError) {
    let own = Layout(of: window, look: look, subject: subject, clock: clock, widest: widest)
    let layout = canvas.map(own.centred(in:)) ?? own
    self.clock = clock
    guard layout.width <= DrawingError.sideLimit, layout.height <= DrawingError.sideLimit,
      layout.width * layout.height <= DrawingError.areaLimit
    else { throw .tooLarge(width: layout.width, height: layout.height) }
    self.layout = layout
    let tones: [Tone] =
      layout.counters == nil ? [] : [.text, .muted] + subject.census.map(\.tone)
    field = try FieldPainter(
      look: look, subject: subject, layout: layout, window: window, tones: tones, scenery: scenery)
    ink = layout.counters == nil ? nil : CounterInk(look.theme, subject.census, in: field)
  }

  /// The pixels of a frame.
  package func draw(_ frame: Frame) -> IndexedPicture {
    let raster = draw(frame, rows: 0..<layout.height)
    return IndexedPicture(
      width: layout.width, height: layout.height, palette: palette, pixels: raster.pixels)
  }

  /// Some rows of a frame's picture.
  package func draw(_ frame: Frame, rows: Range<Int>) -> Raster {
    var raster = Raster(width: layout.width, rows: rows, filledWith: field.background)
    field.draw(frame, into: &raster)
    if let strip = layout.counters, let ink {
      strip.draw(
        CounterValues(tick: frame.tick, census: frame.census).texts(clock),
        top: layout.countersTop, ink: ink, into: &raster)
    }
    return raster
  }
}

/// Why a film cannot be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  case tooLarge(width: Int, height: Int)
  case outOfMemory
  case unknownTheme

  /// The most pixels that a side may have.
  package static let sideLimit = 65_535
  /// The most pixels of a whole picture.
  package static let areaLimit = 1 << 28
}
