internal import GD
internal import Rendering

/// A photo as pictures need it: not larger than they show it, and of no more colours than they have
/// for it. As such it goes into recipes, and comes out of them as it was.
struct BackdropPhoto {
  let picture: DecodedPicture

  /// Its PNG, in base 64.
  let packed: String

  /// The most bytes of a file.
  static let byteLimit = 1 << 26
  /// The most pixels of a side, and the most colours.
  static let side = 640
  static let colours = 96

  private static let head = "data:image/png;base64,"

  /// Reads a PNG or JPEG.
  init(reading bytes: [UInt8]) throws(GDError) {
    let whole = try DecodedPicture(bytes)
    let longest = max(whole.width, whole.height)
    var canvas = try Canvas(whole)
    if longest > Self.side {
      canvas = try Canvas(
        canvas, width: max(1, whole.width * Self.side / longest),
        height: max(1, whole.height * Self.side / longest))
    }
    // What is seen through shows black, as it would on the canvas.
    var pixels = canvas.colours
    // Twice: what was reduced before keeps its colours, and they get the same order.
    let first = Self.reducer(of: pixels)
    pixels = pixels.map { first.palette[Int(first.index(of: $0))].code }
    let reducer = Self.reducer(of: pixels)
    let palette = reducer.palette.map { 0xff00_0000 | $0.code }
    let indices = pixels.map(reducer.index)
    var stream = try PNGStream(
      width: canvas.width, height: canvas.height, format: .indexed(palette: palette),
      effort: PNGEffort(level: 9))
    try stream.append(indices.span)
    let png = try stream.finish()
    picture = try DecodedPicture(png)
    packed = Self.head + Base64.text(of: png)
  }

  private static func reducer(of pixels: [UInt32]) -> PaletteReducer {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    return PaletteReducer(exact: [], counts: counts, limit: colours)
  }

  /// The bytes of a photo in a recipe; nil for any other text.
  static func unpacked(_ text: String) -> [UInt8]? {
    text.hasPrefix(head) ? Base64.bytes(of: text.dropFirst(head.count)) : nil
  }
}

/// Bytes as letters, six bits each.
private enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - part.count))
      for place in 0..<4 {
        let letter = letters[Int(bits >> UInt32(18 - 6 * place) & 63)]
        text.append(place <= part.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func bytes(of text: Substring) -> [UInt8] {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for letter in text.utf8 {
      guard let value = values[Int(letter)] else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }
}
