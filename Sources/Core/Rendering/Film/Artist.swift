package import TerrariumBasics
internal import TerrariumGD

/// Draws the frames of a film. Its tiles and colours are prepared once; frames are then composed
/// from them, in parallel if needed.
package final class Artist: Sendable {
  package let layout: Layout
  package let look: Look
  /// True if it draws stills that are too large for memory.
  let isDrawnInStrips: Bool
  /// The colours of every frame: at most 255, which leaves one index free.
  package var palette: [Colour] { reduction?.palette ?? field.palette }

  let field: FieldPainter
  /// The reduction of the field, if it is drawn larger than it is shown.
  let reduction: FieldReduction?
  package let margins: MarginPainter?
  /// The colours of its annotations, followed by those of states.
  let overlayColours: OverlayColours
  let solids: [Colour]

  /// Prepares the drawing of a window of cells in a layout, including annotations of other looks of
  /// the film.
  package init(
    look: Look, subject: Subject, window: GridSize, facts: FilmFacts, layout: Layout? = nil,
    paints: [Annotation.Paint]? = nil
  ) throws(DrawingError) {
    let layout = layout ?? Layout(of: window, look: look, subject: subject, facts: facts)
    // gd draws scenes and has its own limit; other stills are drawn in strips.
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
    var (drawn, whole) = (look, layout)
    if layout.reduction < 1 {
      drawn = look.bare
      drawn.scale = layout.geometry.drawnScale
      whole = Layout(of: window, look: drawn, subject: subject, facts: facts)
    }
    let around = (layout.reduction < 1 ? [look.theme[.background]] : []) + margin + chart
    field = try FieldPainter(
      look: drawn, subject: subject, layout: whole, window: window, colours: around,
      scenery: facts.scenery, smooth: facts.smooth, overlay: overlayColours)
    reduction =
      layout.reduction < 1
      ? FieldReduction(
        to: layout.field, scale: layout.reduction, palette: field.palette, states: solids,
        overlay: field.overlay) : nil
    margins =
      margin.isEmpty && chart.isEmpty
      ? nil
      : try MarginPainter(
        layout, look: look, subject: subject, facts: facts, index: field.tiles.index(of:))
  }

  private init(_ other: Artist, margins: MarginPainter?) {
    layout = other.layout
    look = other.look
    (field, reduction) = (other.field, other.reduction)
    (overlayColours, solids) = (other.overlayColours, other.solids)
    isDrawnInStrips = other.isDrawnInStrips
    self.margins = margins
  }

  /// The lens of frames with a visible area.
  package var lens: Lens { look.hasCamera ? field.layout.lens : field.layout.fieldLens }

  /// True if it draws single cells at fixed places.
  private var drawsTiles: Bool { layout.blockSide == 1 && !look.hasCamera && !isDrawnInStrips }

  /// True if its background moves from frame to frame.
  var drifts: Bool { field.drifts }

  /// True if it distinguishes individuals of one state.
  package var showsIndividuals: Bool { drawsTiles && field.tiles.hasPoses }

  /// The parts that do not fit, around the field or in its scenes.
  var leftOut: [MarginPart] { (margins?.leftOut ?? layout.leftOut) + field.leftOut }

  /// True if the note that nobody is left replaces the title.
  var endReplacesTitle: Bool { margins?.endReplacesTitle ?? false }

  /// True if there is a card before the film.
  var hasCover: Bool { margins?.hasCover ?? false }

  /// Returns the artist with the chart of a film's census, if its look has one.
  package func charting(_ data: ChartData) -> Artist {
    Artist(self, margins: margins?.charting(data))
  }

  /// Draws a frame as pixels.
  package func draw(_ frame: Frame) -> IndexedPicture {
    let raster = draw(frame, rows: 0..<layout.height)
    return IndexedPicture(
      width: layout.width, height: layout.height, palette: palette, pixels: raster.pixels)
  }

  /// Draws a frame, in strips if it is large.
  func strips(of frame: Frame) -> StripedPicture {
    guard isDrawnInStrips else { return StripedPicture(draw(frame)) }
    return StripedPicture(width: layout.width, height: layout.height, palette: palette) { rows in
      self.draw(frame, rows: rows).pixels
    }
  }

  /// Draws some rows of a frame.
  package func draw(_ frame: Frame, rows: Range<Int>) -> Raster {
    var raster: Raster
    if let reduction {
      raster = Raster(width: layout.width, rows: rows, filledWith: field.background)
      if !frame.isCover {
        reduction.lay(drawField(of: frame, rows: 0..<field.layout.height), into: &raster)
      }
    } else {
      raster = drawField(of: frame, rows: rows)
    }
    if !frame.isCover { field.drawOverlay(of: frame, reducedBy: reduction, on: &raster) }
    margins?.draw(frame, into: &raster)
    return raster
  }

  /// Draws some rows of a frame's field, as large as it is drawn.
  private func drawField(of frame: Frame, rows: Range<Int>) -> Raster {
    let width = field.layout.width
    var raster =
      field.covers(frame)
      ? Raster(width: width, covered: rows)
      : Raster(width: width, rows: rows, filledWith: field.background)
    if let tween = frame.tween {
      field.draw(tween, into: &raster)
    } else if !frame.isCover {
      field.draw(frame, into: &raster)
    }
    return raster
  }

  /// Draws the field of a frame as shapes.
  func drawField(of frame: Frame, budget: Int, into paper: inout SketchPaper) {
    guard let reduction else { return field.draw(frame, budget: budget, into: &paper) }
    let size = field.layout.size
    var whole = SketchPaper(
      width: size.columns, height: size.rows, palette: palette, keys: field.sketcher)
    field.draw(frame, budget: budget, into: &whole)
    let place = reduction.place
    paper.add(
      .group(
        Sketch.Group(
          whole.sketch.items, at: [Double(place.left), Double(place.top)], scale: reduction.scale)))
  }
}
