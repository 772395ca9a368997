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
  static func fitted(_ text: String, room place: MarginRoom) -> MarginText? {
    let room = place.width - 2 * margin
    guard room >= 2 * BitmapFont.builtIn.height else { return nil }
    for scale in stride(from: place.largestScale, through: 1, by: -1) {
      let lines = broken(text, to: place.width / scale - 2 * margin)
      let block = MarginText(lines: lines, scale: scale)
      if lines.count <= lineLimit, block.height <= place.rows { return block }
    }
    let limit = min(lineLimit, (place.rows - 2 * margin + 2) / lineHeight)
    guard limit > 0 else { return nil }
    let lines = broken(text, to: room)
    let rest = lines.dropFirst(limit - 1).filter { !$0.isEmpty }.joined(separator: " ")
    return MarginText(
      lines: lines.prefix(limit - 1) + [BitmapFont.builtIn.shortened(rest, to: room)], scale: 1)
  }

  /// The lines of a text, its own line ends kept.
  private static func broken(_ text: String, to width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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
