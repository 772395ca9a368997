package import TerrariumBasics

/// Draws a film whose look may change: each frame by the artist of its look.
///
/// The picture is as large as its largest moment; smaller ones are centred.
package struct FilmArtist: Sendable {
  /// The artists of distinct looks, starting with the first.
  package private(set) var artists: [Artist]
  /// The index of each look's artist.
  private let places: [Int]
  private let asksForCover: Bool
  /// The states for ages and traces of cells, if the subject has them.
  package let traces: TraceStates?
  /// True if some look has traces or ages that cannot be shown.
  package let dropsTraces: Bool

  /// Prepares the drawing of a window of cells in some looks, starting with the first.
  package init(
    looks: [Look], subject: Subject, window: GridSize, facts: FilmFacts
  ) throws(DrawingError) {
    precondition(!looks.isEmpty, "a film has a look")
    let (asked, places) = Self.different(looks)
    self.places = places
    let (looks, layouts) = Self.drawn(asked, subject: subject, window: window, facts: facts)
    var paints: [Annotation.Paint] = []
    for paint in looks.flatMap(\.paints) where !paints.contains(paint) { paints.append(paint) }
    artists = try zip(looks, layouts).map { [paints] look, layout throws(DrawingError) in
      try Artist(
        look: look, subject: subject, window: look.size(in: window, after: looks[0]), facts: facts,
        layout: layout, paints: paints)
    }
    traces = looks.contains(where: \.traces.areShown) ? subject.traces : nil
    dropsTraces = zip(asked, artists).contains { [traces] asked, artist in
      asked.traces.areShown && !(artist.look.traces.areShown && traces != nil)
    }
    asksForCover = facts.cover != nil
  }

  /// The sizes of a film's pictures.
  package struct Sizes {
    package let picture: GridSize
    /// The size of the largest field.
    package let field: GridSize
    /// The part of the picture with content.
    package let content: GridSize
    /// The smallest cell in pixels.
    package let scale: Double
    /// The parts that do not fit.
    package let leftOut: [MarginPart]
  }

  /// Measures the pictures of a film.
  package static func measure(
    looks: [Look], subject: Subject, window: GridSize, facts: FilmFacts
  ) -> Sizes {
    let layouts = drawn(
      different(looks).looks, subject: subject, window: window, facts: facts
    ).layouts
    func largest(_ columns: (Layout) -> Int, _ rows: (Layout) -> Int) -> GridSize {
      GridSize(columns: layouts.map(columns).max() ?? 1, rows: layouts.map(rows).max() ?? 1)
    }
    let contents = layouts.map(\.content)
    return Sizes(
      picture: GridSize(columns: layouts[0].width, rows: layouts[0].height),
      field: largest(\.fieldWidth, \.fieldHeight),
      content: GridSize(
        columns: contents.map(\.columns).max() ?? 1, rows: contents.map(\.rows).max() ?? 1),
      scale: layouts.map { Double($0.cell) / Double($0.blockSide) * $0.reduction }.min() ?? 1,
      leftOut: layouts.flatMap(\.leftOut))
  }

  /// The number of frames after which a drifting background repeats; nil if it does not move.
  package static func groundPeriod(
    of look: Look, subject: Subject, window: GridSize, facts: FilmFacts
  ) -> Int? {
    guard look.texture == .drift, subject.texture != nil else { return nil }
    let layout = drawn([look], subject: subject, window: window, facts: facts).layouts[0]
    let painter = TilePainter(look: look, subject: subject, cell: layout.cell)
    return layout.blockSide == 1 ? MotionPainter.framesACell * painter.period : nil
  }

  /// The looks as drawn, and their layouts. Pictures too large for memory have no traces, nor in the
  /// margins.
  private static func drawn(
    _ looks: [Look], subject: Subject, window: GridSize, facts: FilmFacts
  ) -> (looks: [Look], layouts: [Layout]) {
    func layouts(_ looks: [Look]) -> [Layout] {
      Layout.all(
        of: looks.map { ($0, $0.size(in: window, after: looks[0])) }, subject: subject, facts: facts
      )
    }
    let asked = layouts(looks)
    var drawn = looks
    for (place, layout) in asked.enumerated()
    where facts.drawsInStrips(layout) { drawn[place].traces.hide() }
    return drawn == looks ? (looks, asked) : (drawn, layouts(drawn))
  }

  /// The distinct looks, and the index of each look among them.
  private static func different(_ looks: [Look]) -> (looks: [Look], places: [Int]) {
    var (different, known): ([Look], [Look: Int]) = ([], [:])
    let places = looks.map { look in
      if let place = known[look] { return place }
      known[look] = different.count
      different.append(look)
      return different.count - 1
    }
    return (different, places)
  }

  /// The artist of a look.
  package func artist(ofLook look: Int) -> Artist { artists[places[look]] }

  /// The facts that determine which cells pictures of each look need.
  package var cameraViews: [CameraView] {
    places.map { place in
      let artist = artists[place]
      return CameraView(
        lens: artist.lens, blockSide: artist.layout.blockSide,
        showsIndividuals: artist.showsIndividuals,
        traces: artist.look.traces.areShown ? traces : nil)
    }
  }

  /// True if the film has a look of this number.
  func hasLook(_ look: Int) -> Bool { places.indices.contains(look) }

  /// The layout of the first look; all looks have its width and height.
  package var layout: Layout { artists[0].layout }

  /// The colours of the first look.
  package var palette: [Colour] { artists[0].palette }

  /// The colours that pictures of each look may show.
  package var colours: [[Colour]] { artists.map(\.field.colours) }

  /// True if every look has the same colours.
  package var hasOnePalette: Bool { artists.allSatisfy { $0.palette == palette } }

  /// True if some look has a chart, so that the census is needed.
  package var hasChart: Bool { artists.contains { $0.layout.margins.chart != nil } }

  /// The fewest gaps between marks on the vertical axes of its charts; nil if there is no chart.
  package var chartGaps: Int? {
    artists.compactMap(\.margins?.chart?.layout.marks.ticks.count).min().map { $0 - 1 }
  }

  /// The tones that its counters explain in all looks.
  package var explained: Set<Tone> {
    let explained = artists.map { $0.layout.margins.counters?.explained ?? [] }
    return explained.dropFirst().reduce(explained.first ?? []) { $0.intersection($1) }
  }

  /// Returns the artist with the chart of a film's census.
  package func charting(_ data: ChartData) -> FilmArtist {
    var film = self
    film.artists = artists.map { $0.charting(data) }
    return film
  }

  /// The requested parts that do not fit in some look.
  package var leftOut: [MarginPart] {
    MarginPart.allCases.filter { part in artists.contains { $0.leftOut.contains(part) } }
      + (asksForCover && !hasCover ? [.cover] : [])
  }

  /// True if the note that nobody is left replaces the title in some look.
  package var endReplacesTitle: Bool { artists.contains(where: \.endReplacesTitle) }

  /// True if there is a card before the film.
  package var hasCover: Bool { artists[0].hasCover }

  /// Throws if there is not enough memory for its pictures, each of which is held while the next
  /// one is drawn and compressed. Pictures drawn in strips need little.
  package func checkMemory() throws(DrawingError) {
    guard !artists[0].isDrawnInStrips else { return }
    do throws(WorldError) {
      try Allocation.check(bytes: 4 * layout.width * layout.height)
    } catch {
      throw .outOfMemory
    }
  }

  /// Draws a frame as pixels.
  package func draw(_ frame: Frame) -> IndexedPicture { artist(of: frame).draw(frame) }

  /// The artist of a frame.
  func artist(of frame: Frame) -> Artist { artist(ofLook: frame.look) }

  /// The place of a field of squares: the left and top of the first, the pitch, the columns and
  /// rows. Nil for any other field.
  package var squares: (left: Int, top: Int, pitch: Int, columns: Int, rows: Int)? {
    if case .scenes = artists[0].field.method { return nil }
    guard layout.lattice == .squares, !artists.contains(where: \.look.hasCamera) else { return nil }
    // No line follows the last cell; if nothing else does, that is not a full square.
    let columns = min(layout.points.columns, (layout.width - layout.fieldLeft) / layout.pitch)
    let rows = min(layout.points.rows, (layout.height - layout.fieldTop) / layout.pitch)
    guard columns > 0, rows > 0 else { return nil }
    return (layout.fieldLeft, layout.fieldTop, layout.pitch, columns, rows)
  }
}

extension Look {
  /// The size in cells for laying out pictures, given the film's window and the first look.
  fileprivate func size(in film: GridSize, after first: Look) -> GridSize {
    ((isAimed ? first.view.cells : view.cells) ?? window)?.size ?? film
  }
}

extension FilmArtist: FramePainter {
  /// Draws a frame as pixels; a frame equal to the one before shares its pixels at no cost.
  package func draw(
    _ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?
  ) -> IndexedPicture {
    if let before, showsSame(frame, before.frame) { return before.picture }
    return draw(frame)
  }

  package func strips(of frame: Frame) -> StripedPicture { artist(of: frame).strips(of: frame) }

  package var form: FilmForm {
    FilmForm(
      width: layout.width, height: layout.height, palette: palette,
      later: artists.dropFirst().map(\.palette), hasOnePalette: hasOnePalette)
  }

  /// True if two frames certainly have the same pixels.
  func showsSame(_ one: Frame, _ other: Frame) -> Bool {
    guard one.isCover == other.isCover else { return false }
    let artist = artist(of: one)
    guard artist.field.overlay?.isSame(at: one.overlayMoment, and: other.overlayMoment) ?? true
    else { return false }
    if artist.drifts { return one.number == other.number && one.tween == nil && other.tween == nil }
    let (one, other) = (one.shown, other.shown)
    guard one.cells != nil || one.shares != nil, one.look == other.look,
      one.cells == other.cells, one.shares == other.shares,
      one.visible == other.visible, one.individuals == other.individuals
    else { return false }
    let painter = artist.margins
    guard painter?.saysSame(one, other) ?? true,
      painter?.tellsEnd(of: one) == painter?.tellsEnd(of: other)
    else { return false }
    let margins = artist.layout.margins
    // A chart has another point in every frame.
    guard margins.chart == nil else { return one.number == other.number }
    return margins.counters == nil || one.tick == other.tick && one.census == other.census
  }
}
