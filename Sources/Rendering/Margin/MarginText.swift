/// Lines of text in the margin.
struct MarginText: MarginBlock, Hashable, Sendable {
  let lines: [String]
  let scale: Int

  /// Font pixels at the sides, above and below.
  static let margin = 4
  /// The most lines.
  private static let lineLimit = 3
  private static let lineHeight = BitmapFont.builtIn.height + 1

  var height: Int { (lines.count * Self.lineHeight + 2 * Self.margin - 2) * scale }

  /// Text broken into lines: as large as it fits in a few, else smaller, else cut short; nil
  /// where not even a letter fits.
  static func fitted(_ text: String, width: Int, largestScale: Int) -> MarginText? {
    let room = width - 2 * margin
    guard room >= 2 * BitmapFont.builtIn.height else { return nil }
    for scale in stride(from: largestScale, through: 1, by: -1) {
      let lines = broken(text, to: width / scale - 2 * margin)
      if lines.count <= lineLimit { return MarginText(lines: lines, scale: scale) }
    }
    let lines = broken(text, to: room)
    let rest = lines.dropFirst(lineLimit - 1).joined(separator: " ")
    return MarginText(
      lines: lines.prefix(lineLimit - 1) + [BitmapFont.builtIn.shortened(rest, to: room)], scale: 1)
  }

  /// The lines of a text, its own line ends kept.
  private static func broken(_ text: String, to width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { FittedText.broken(String($0), to: width) }
  }

  /// Writes the lines into their place.
  func draw(in place: PixelRect, _ index: UInt8, into raster: inout Raster) {
    for (number, line) in lines.enumerated() {
      raster.write(
        line, left: place.left + Self.margin * scale,
        top: place.top + (Self.margin - 1 + number * Self.lineHeight) * scale, scale: scale, index)
    }
  }
}
