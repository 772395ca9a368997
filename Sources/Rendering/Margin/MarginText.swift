/// Lines of text in the margin: a heading, or a caption.
struct MarginText: MarginBlock, Hashable, Sendable {
  let lines: [String]
  let font: Font
  /// The pixels at the sides, above and below.
  let margin: Int

  /// The most lines.
  private static let lineLimit = 3

  private var pitch: Int { font.height + font.size / 10 }

  var height: Int { lines.count * pitch + margin }

  /// Text broken into lines: as large as it fits in a few, else smaller, else cut short; nil
  /// where not even a letter fits.
  static func fitted(
    _ text: String, as role: TextStyle.Role = .caption, room place: MarginRoom
  ) -> MarginText? {
    for size in place.style.sizes {
      let font = place.style.font(role, at: size)
      let margin = MarginRoom.margin(at: size)
      let lines = broken(text, to: place.width - 2 * margin, font)
      let block = MarginText(lines: lines, font: font, margin: margin)
      if lines.count <= lineLimit, block.height <= place.rows { return block }
    }
    let size = place.style.least
    let font = place.style.font(role, at: size)
    let margin = MarginRoom.margin(at: size)
    let room = place.width - 2 * margin
    let single = MarginText(lines: [""], font: font, margin: margin)
    let limit = min(lineLimit, (place.rows - margin) / single.pitch)
    guard limit > 0, room >= 2 * font.height else { return nil }
    let lines = broken(text, to: room, font)
    let rest = lines.dropFirst(limit - 1).filter { !$0.isEmpty }.joined(separator: " ")
    return MarginText(
      lines: lines.prefix(limit - 1) + [font.shortened(rest, to: room)], font: font,
      margin: margin)
  }

  /// The lines of a text, its own line ends kept.
  private static func broken(_ text: String, to width: Int, _ font: Font) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { FittedText.broken(String($0), to: width, font) }
  }

  /// Writes the lines into their place.
  func draw(in place: PixelRect, _ ink: InkRamp, into paper: inout some FilmPaper) {
    for (number, line) in lines.enumerated() {
      paper.write(
        line, left: place.left + margin, top: place.top + margin / 2 + number * pitch, font: font,
        ink)
    }
  }
}
