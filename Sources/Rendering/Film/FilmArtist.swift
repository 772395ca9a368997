package import Simulation

/// Draws a film whose look may change on the way: each frame by an artist of its own look.
///
/// The picture is as large as its largest moment; smaller ones stand in its middle.
package struct FilmArtist: Sendable {
  private let artists: [Artist]

  /// Makes everything ready to draw a window of cells in some looks, the first one first.
  package init(
    looks: [Look], subject: Subject, window: GridSize, clock: Clock, widest: CounterValues,
    scenery: Scenery? = nil
  ) throws(DrawingError) {
    precondition(!looks.isEmpty, "a film has a look")
    let layouts = looks.map {
      Layout(of: $0.size(in: window), look: $0, subject: subject, clock: clock, widest: widest)
    }
    let canvas = GridSize(
      columns: layouts.map(\.width).max() ?? 1, rows: layouts.map(\.height).max() ?? 1)
    var artists: [Artist] = []
    for look in looks {
      artists.append(
        try Artist(
          look: look, subject: subject, window: look.size(in: window), clock: clock, widest: widest,
          canvas: canvas, scenery: scenery))
    }
    self.artists = artists
  }

  /// Where everything stands in the pictures of the first look; width and height are everyone's.
  package var layout: Layout { artists[0].layout }

  /// The colours of the first look.
  package var palette: [Colour] { artists[0].palette }

  /// Whether every look has the same colours.
  package var hasOnePalette: Bool { artists.allSatisfy { $0.palette == palette } }

  /// The cells of a pixel's side in a look: 1 where every cell is drawn.
  package func blockSide(ofLook look: Int) -> Int { artists[look].layout.blockSide }

  /// Whether a look has counters.
  func hasCounters(inLook look: Int) -> Bool { artists[look].layout.counters != nil }

  /// The pixels of a frame.
  package func draw(_ frame: Frame) -> IndexedPicture { artists[frame.look].draw(frame) }
}

extension Look {
  /// The columns and rows that pictures show, where the film's own window has a size.
  fileprivate func size(in film: GridSize) -> GridSize { (view ?? window)?.size ?? film }
}
