package import TerrariumBasics
internal import TerrariumGD

/// Draws the frames of a film: its tiles and colours are made ready once, and frames are then
/// laid from them, side by side if need be.
package final class Artist: Sendable {
  package let layout: Layout
  package let look: Look
  /// True if it draws single pictures that are too large to be held.
  let isDrawnInStrips: Bool
  /// The colours of every frame; at most 255, so that one index stays free.
  package var palette: [Colour] { field.palette }

  let field: FieldPainter
  package let margins: MarginPainter?
  /// The colours of its annotations, followed by those of states.
  let overlayColours: OverlayColours
  let solids: [Colour]

  /// Makes everything ready to draw a window of cells, in a layout and for annotations of its own or
  /// for those of other looks of the film, too.
  package init(
    look: Look, subject: Subject, window: GridSize, facts: FilmFacts, layout: Layout? = nil,
    paints: [Annotation.Paint]? = nil
  ) throws(DrawingError) {
    let layout = layout ?? Layout(of: window, look: look, subject: subject, facts: facts)
    // gd draws scenes, and has a limit of its own; other stills are drawn in strips.
    let side = subject.isScene ? Canvas.sideLimit : Limits.pictureSide
    let isStriped = facts.isStill && !look.hasCamera && !subject.isScene
    try DrawingError.check(
      layout.width, layout.height, side: side, area: isStriped ? side * side : Limits.pictureArea)
    self.layout = layout
    self.look = look
    isDrawnInStrips = facts.drawsInStrips(layout)
    let margin = MarginPainter.colours(of: layout, look, subject, facts)
    let chart = MarginPainter.chartColours(of: layout, look, subject, facts)
    overlayColours = OverlayColours(paints ?? look.paints, theme: look.theme, subject: subject)
    solids = subject.solids(in: look.theme)
    field = try FieldPainter(
      look: look, subject: subject, layout: layout, window: window,
      colours: margin + chart, scenery: facts.scenery, smooth: facts.smooth,
      overlay: overlayColours)
    margins =
      margin.isEmpty && chart.isEmpty
      ? nil
      : try MarginPainter(
        layout, look: look, subject: subject, facts: facts, index: field.tiles.index(of:))
  }

  private init(_ other: Artist, margins: MarginPainter?) {
    (layout, look, field) = (other.layout, other.look, other.field)
    (overlayColours, solids) = (other.overlayColours, other.solids)
    isDrawnInStrips = other.isDrawnInStrips
    self.margins = margins
  }

  /// The lens for frames that have a visible area.
  package var lens: Lens { look.hasCamera ? layout.lens : layout.fieldLens }

  /// True if it draws cells one by one, where they are: then they may leave traces.
  var showsTraces: Bool { layout.blockSide == 1 && !look.hasCamera && !isDrawnInStrips }

  /// True if its ground moves from frame to frame.
  var drifts: Bool { field.drifts }

  /// True if it tells individuals of one state apart.
  package var showsIndividuals: Bool { showsTraces && field.tiles.hasPoses }

  /// The parts that have no room, round the field or in its scenes.
  var leftOut: [MarginPart] { (margins?.leftOut ?? layout.leftOut) + field.leftOut }

  /// True if the note that nobody is left stands in place of the title.
  var endReplacesTitle: Bool { margins?.endReplacesTitle ?? false }

  /// True if there is a card to show before the film.
  var hasCover: Bool { margins?.hasCover ?? false }

  /// The same with the chart of a film's census, where its look has one.
  package func charting(_ data: ChartData) -> Artist {
    Artist(self, margins: margins?.charting(data))
  }

  /// The pixels of a frame.
  package func draw(_ frame: Frame) -> IndexedPicture {
    let raster = draw(frame, rows: 0..<layout.height)
    return IndexedPicture(
      width: layout.width, height: layout.height, palette: palette, pixels: raster.pixels)
  }

  /// The picture of a frame, drawn a strip at a time where it is large.
  func strips(of frame: Frame) -> StripedPicture {
    guard isDrawnInStrips else { return StripedPicture(draw(frame)) }
    return StripedPicture(width: layout.width, height: layout.height, palette: palette) { rows in
      self.draw(frame, rows: rows).pixels
    }
  }

  /// Some rows of a frame's picture.
  package func draw(_ frame: Frame, rows: Range<Int>) -> Raster {
    var raster =
      field.covers(frame)
      ? Raster(width: layout.width, covered: rows)
      : Raster(width: layout.width, rows: rows, filledWith: field.background)
    if let tween = frame.tween {
      field.draw(tween, into: &raster)
    } else if !frame.isCover {
      field.draw(frame, into: &raster)
    }
    if !frame.isCover { field.drawOverlay(of: frame, on: &raster) }
    margins?.draw(frame, into: &raster)
    return raster
  }
}
