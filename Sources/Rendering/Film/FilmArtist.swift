package import Basics

/// Draws a film whose look may change during it: each frame by the artist of its look.
///
/// The picture is as large as its largest moment; smaller ones stand in its middle.
package struct FilmArtist: Sendable {
  /// Those of the looks that differ, the first one first.
  package private(set) var artists: [Artist]
  /// For each look the place of its artist.
  private let places: [Int]
  private let asksForCover: Bool
  /// The states for ages and traces of cells, if its subject has them.
  package let traces: TraceStates?

  /// Makes everything ready to draw a window of cells in some looks, the first one first.
  package init(
    looks: [Look], subject: Subject, window: GridSize, facts: FilmFacts
  ) throws(DrawingError) {
    precondition(!looks.isEmpty, "a film has a look")
    let (looks, places) = Self.different(looks)
    self.places = places
    let windows = looks.map { $0.size(in: window) }
    let layouts = Layout.all(
      of: zip(looks, windows).map { ($0, $1) }, subject: subject, facts: facts)
    var paints: [Annotation.Paint] = []
    for paint in looks.flatMap(\.paints) where !paints.contains(paint) { paints.append(paint) }
    var artists: [Artist] = []
    for (number, look) in looks.enumerated() {
      artists.append(
        try Artist(
          look: look, subject: subject, window: windows[number], facts: facts,
          layout: layouts[number], paints: paints))
    }
    self.artists = artists
    traces = subject.traces
    asksForCover = facts.cover != nil
  }

  /// The size of the pictures of a film, that of the largest field in them, and the least pixels a
  /// cell.
  package static func measure(
    looks: [Look], subject: Subject, window: GridSize, facts: FilmFacts
  ) -> (picture: GridSize, field: GridSize, scale: Double) {
    let looks = different(looks).looks
    let layouts = Layout.all(
      of: looks.map { ($0, $0.size(in: window)) }, subject: subject, facts: facts)
    return (
      GridSize(columns: layouts[0].width, rows: layouts[0].height),
      GridSize(
        columns: layouts.map(\.fieldWidth).max() ?? 1, rows: layouts.map(\.fieldHeight).max() ?? 1),
      layouts.map { Double($0.cell) / Double($0.blockSide) }.min() ?? 1
    )
  }

  /// The frames after which ground that drifts lies as before; nil if it does not move.
  package static func groundPeriod(
    of look: Look, subject: Subject, window: GridSize, facts: FilmFacts
  ) -> Int? {
    guard look.texture == .drift, subject.texture != nil else { return nil }
    let layouts = Layout.all(of: [(look, look.size(in: window))], subject: subject, facts: facts)
    let painter = TilePainter(look: look, subject: subject, cell: layouts[0].cell)
    return layouts[0].blockSide == 1 ? MotionPainter.framesACell * painter.period : nil
  }

  /// Looks without those that were there before, and for each the place among the others.
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

  /// The layout of the first look; all looks have its width and height.
  package var layout: Layout { artists[0].layout }

  /// The colours of the first look.
  package var palette: [Colour] { artists[0].palette }

  /// True if every look has the same colours.
  package var hasOnePalette: Bool { artists.allSatisfy { $0.palette == palette } }

  /// True if some look has traces or ages that it cannot show.
  package var dropsTraces: Bool {
    artists.contains {
      ($0.look.fade > 0 || $0.look.age > 0) && !($0.showsTraces && traces != nil)
    }
  }

  /// True if some look has a chart, so that the film's census is wanted.
  package var hasChart: Bool { artists.contains { $0.layout.margins.chart != nil } }

  /// The same with the chart of a film's census.
  package func charting(_ data: ChartData) -> FilmArtist {
    var film = self
    film.artists = artists.map { $0.charting(data) }
    return film
  }

  /// The requested parts that have no room in some look.
  package var leftOut: [MarginPart] {
    MarginPart.allCases.filter { part in artists.contains { $0.leftOut.contains(part) } }
      + (asksForCover && !hasCover ? [.cover] : [])
  }

  /// True if there is a card to show before the film.
  package var hasCover: Bool { artists[0].hasCover }

  /// Throws if there is no memory for its pictures: each is held while the next one is drawn and
  /// compressed. Pictures drawn in strips take little.
  package func checkMemory() throws(DrawingError) {
    guard !artists[0].isDrawnInStrips else { return }
    do throws(WorldError) {
      try Allocation.check(bytes: 4 * layout.width * layout.height)
    } catch {
      throw .outOfMemory
    }
  }

  /// The pixels of a frame.
  package func draw(_ frame: Frame) -> IndexedPicture { artist(of: frame).draw(frame) }

  /// The artist of a frame.
  func artist(of frame: Frame) -> Artist { artist(ofLook: frame.look) }
}

extension Look {
  /// The columns and rows that pictures show, where the film's own window has a size.
  fileprivate func size(in film: GridSize) -> GridSize { (view ?? window)?.size ?? film }
}

extension FilmArtist: FramePainter {
  package func strips(of frame: Frame) -> StripedPicture { artist(of: frame).strips(of: frame) }

  package var form: FilmForm {
    FilmForm(
      width: layout.width, height: layout.height, palette: palette, hasOnePalette: hasOnePalette)
  }
}
