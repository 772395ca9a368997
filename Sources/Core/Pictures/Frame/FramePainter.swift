/// The size and colours of a film, which files need before the first frame.
package struct FilmForm: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The colours of the first frame and those of others, each once, as far as a table has room.
  package let table: [Colour]
  /// True if every frame has the colours of the first.
  package let hasOnePalette: Bool

  /// Creates the form of a film in the colours of its first frame; `later` has other palettes, if
  /// there are any.
  package init(
    width: Int, height: Int, palette: [Colour], later: [[Colour]] = [], hasOnePalette: Bool = true
  ) {
    self.width = width
    self.height = height
    self.hasOnePalette = hasOnePalette
    // The first colours of a palette are the most frequent.
    let later = hasOnePalette ? [] : later
    let places = 0..<(later.map(\.count).max() ?? 0)
    let others = places.flatMap { place in later.compactMap { $0.dropFirst(place).first } }
    var known = Set(palette)
    table = Array((palette + others.filter { known.insert($0).inserted }).prefix(256))
  }
}

/// A painter of a film's frames, of a single world or a sheet of many; frames may be drawn in
/// parallel.
package protocol FramePainter: Sendable {
  /// The size and colours of its pictures.
  var form: FilmForm { get }

  /// Draws a frame as pixels.
  func draw(_ frame: Frame) -> IndexedPicture

  /// Draws a frame, in strips if it is large.
  func strips(of frame: Frame) -> StripedPicture

  /// Draws a frame as shapes.
  func sketch(of frame: Frame) -> Sketch

  /// Draws a frame as pixels, reusing parts of the picture of the frame before.
  func draw(_ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?)
    -> IndexedPicture
}

extension FramePainter {
  package func strips(of frame: Frame) -> StripedPicture { StripedPicture(draw(frame)) }

  package func draw(
    _ frame: Frame, after before: (frame: Frame, picture: IndexedPicture)?
  ) -> IndexedPicture { draw(frame) }

  /// Draws consecutive frames as pixels.
  package func draw(_ frames: [Frame]) -> [IndexedPicture] {
    var pictures: [IndexedPicture] = []
    draw(frames[...], after: &pictures)
    return pictures
  }

  /// Draws those of some consecutive frames that have no picture yet.
  package func draw(_ frames: ArraySlice<Frame>, after pictures: inout [IndexedPicture]) {
    for index in frames.indices.dropFirst(pictures.count) {
      pictures.append(
        pictures.last.map { draw(frames[index], after: (frames[index - 1], $0)) }
          ?? draw(frames[index]))
    }
  }
}
