internal import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumGD
internal import TerrariumRendering

/// A photo reduced to the size and colours that pictures need. Recipes contain it in this form, and
/// restore it exactly.
package struct BackdropPhoto {
  package let picture: DecodedPicture

  /// Its PNG in base 64.
  package let packed: String

  /// The most bytes of a file.
  static let byteLimit = 1 << 26
  /// The longest side in pixels, and the most colours.
  static let side = 640
  package static let colours = 96

  private static let head = "data:image/png;base64,"

  /// Decodes a PNG, JPEG or GIF.
  package init(reading bytes: [UInt8]) throws(GDError) {
    let whole = try DecodedPicture(bytes, memory: Ceiling.bytes)
    let longest = max(whole.width, whole.height)
    var canvas = try Canvas(whole)
    if longest > Self.side {
      canvas = try Canvas(
        canvas, width: max(1, whole.width * Self.side / longest),
        height: max(1, whole.height * Self.side / longest))
    }
    // Transparent pixels show black, as they would on the canvas.
    var pixels = canvas.colours
    // Twice, so that an already reduced photo keeps its colours in the same order.
    let first = Self.reducer(of: pixels)
    pixels = pixels.map { first.palette[Int(first.index(of: $0))].code }
    let reducer = Self.reducer(of: pixels)
    let palette = reducer.palette.map { 0xff00_0000 | $0.code }
    let indices = pixels.map(reducer.index)
    let png = try pngBytes(
      indices.span, width: canvas.width, height: canvas.height, format: .indexed(palette: palette))
    picture = try DecodedPicture(png)
    packed = Self.head + Base64.text(of: png)
  }

  private static func reducer(of pixels: [UInt32]) -> PaletteReducer {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    return PaletteReducer(exact: [], counts: counts, limit: colours)
  }

  /// The bytes of a photo in a recipe; nil for any other text.
  package static func unpacked(_ text: String) -> [UInt8]? {
    text.hasPrefix(head) ? Base64.bytes(of: text.utf8.dropFirst(head.utf8.count)) : nil
  }
}
