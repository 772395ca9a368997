internal import GIFWriter
internal import TerrariumPictures

/// The expected picture, the actual one and their difference, side by side: a still, or for films
/// an animation of the frames that differ.
package struct DifferencePicture: Hashable, Sendable {
  package let bytes: [UInt8]
  /// The ending for its file.
  package let ending: String

  private static let delay = FrameDelay(milliseconds: 700)

  /// Draws pairs of pictures; nil if there are none.
  init?(of pairs: DifferentPairs) {
    let pictures = Self.pictures(of: pairs)
    guard let first = pictures.first else { return nil }
    if pictures.count > 1, GIFStream.sides.contains(first.width),
      GIFStream.sides.contains(first.height)
    {
      bytes = gifBytes(pictures, delay: Self.delay, timesToPlay: 0)
      ending = "gif"
      return
    }
    guard let bytes = try? pngBytes(first) else { return nil }
    self.bytes = bytes
    ending = "png"
  }

  /// The pictures, with one palette for all.
  private static func pictures(of pairs: DifferentPairs) -> [IndexedPicture] {
    var bits: UInt32 = 0xff_ffff
    var counts = pairs.colours(bits: bits)
    if counts.count > DifferentPairs.mostColours {
      bits = 0xf8_f8f8
      counts = pairs.colours(bits: bits)
    }
    let reducer = PaletteReducer(exact: DifferentPairs.ownColours, counts: counts, limit: 255)
    let indices = counts.keys.reduce(into: [:]) { $0[$1] = reducer.index(of: $1) }
    return pairs.all.map { pair in
      var pixels: [UInt8] = []
      pixels.reserveCapacity(pairs.width * pairs.height)
      for y in 0..<pairs.height {
        pixels += pairs.row(y, of: pair).map { indices[$0 & bits] ?? 0 }
      }
      return IndexedPicture(
        width: pairs.width, height: pairs.height, palette: reducer.palette, pixels: pixels)
    }
  }
}
