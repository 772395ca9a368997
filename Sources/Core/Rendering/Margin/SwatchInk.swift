/// The inks of swatches: flat colours, or the tiles of states, with an outline if they are too
/// similar to their background.
package struct SwatchInk: Hashable, Sendable {
  private var colours: [Tone: UInt8] = [:]
  private let tiles: [Tone: KeyTile]
  /// The tones whose swatches have an outline.
  private var outlined: Set<Tone> = []
  private let line: UInt8

  /// True if a colour has less contrast with its background than surfaces need to be distinguished
  /// at a glance.
  static func isOutlined(_ colour: Colour, on ground: Colour) -> Bool {
    colour.contrast(with: ground) < 1.9
  }

  /// Creates swatches of tones in a theme on a background, with tiles in place of some colours;
  /// `line` is the colour of their outlines.
  package init(
    _ tones: [Tone], _ theme: Theme, on ground: Tone, line: UInt8, tiles: [Tone: KeyTile] = [:],
    index: (Colour) -> UInt8
  ) {
    (self.line, self.tiles) = (line, tiles)
    for tone in tones {
      colours[tone] = index(theme[tone])
      if Self.isOutlined(theme[tone], on: theme[ground]) { outlined.insert(tone) }
    }
  }

  /// Draws a swatch into a place.
  package func draw(_ tone: Tone, in place: PixelRect, into paper: inout some Paper) {
    guard let colour = colours[tone] else { return }
    if let tile = tiles[tone], tile.side == place.width, tile.side == place.height {
      paper.lay(tile, left: place.left, top: place.top)
    } else {
      paper.fill(place, colour)
    }
    if outlined.contains(tone) { paper.frame(place.inset(by: 1), width: 1, line) }
  }
}
