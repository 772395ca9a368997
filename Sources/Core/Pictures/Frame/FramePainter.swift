/// The size and colours of a film, which files must know before the first frame.
package struct FilmForm: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The colours of the first frame and those of others, each once, as many as a table has room for.
  package let table: [Colour]
  /// True if every frame has the colours of the first.
  package let hasOnePalette: Bool

  /// The form of a film in the colours of its first frame; `later` are the palettes of others, where
  /// they have other ones.
  package init(
    width: Int, height: Int, palette: [Colour], later: [[Colour]] = [], hasOnePalette: Bool = true
  ) {
    self.width = width
    self.height = height
    self.hasOnePalette = hasOnePalette
    // What stands first in a palette is shown most.
    let later = hasOnePalette ? [] : later
    let places = 0..<(later.map(\.count).max() ?? 0)
    let others = places.flatMap { place in later.compactMap { $0.dropFirst(place).first } }
    var known = Set(palette)
    table = Array((palette + others.filter { known.insert($0).inserted }).prefix(256))
  }
}

/// Draws the frames of a film, side by side if need be: a single world, or a sheet of many.
package protocol FramePainter: Sendable {
  /// The size and colours of its pictures.
  var form: FilmForm { get }

  /// The pixels of a frame.
  func draw(_ frame: Frame) -> IndexedPicture

  /// The picture of a frame, drawn a strip at a time where it is large.
  func strips(of frame: Frame) -> StripedPicture

  /// A frame as shapes.
  func sketch(of frame: Frame) -> Sketch

  /// The pixels of a frame that follows another one, of whose picture parts may be kept.
  func draw(_ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?)
    -> IndexedPicture
}

extension FramePainter {
  package func strips(of frame: Frame) -> StripedPicture { StripedPicture(draw(frame)) }

  package func draw(
    _ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?
  ) -> IndexedPicture { draw(frame) }

  /// The pixels of some frames in a row.
  package func draw(_ frames: [Frame]) -> [IndexedPicture] {
    var pictures: [IndexedPicture] = []
    draw(frames[...], after: &pictures)
    return pictures
  }

  /// Draws the frames that have no picture yet, of some in a row.
  package func draw(_ frames: ArraySlice<Frame>, after pictures: inout [IndexedPicture]) {
    for index in frames.indices.dropFirst(pictures.count) {
      pictures.append(
        pictures.last.map { draw(frames[index], after: (frames[index - 1], $0)) }
          ?? draw(frames[index]))
    }
  }
}
