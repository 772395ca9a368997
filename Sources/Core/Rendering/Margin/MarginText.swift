/// Lines of text in the margin: a heading, or a caption.
package struct MarginText: MarginBlock, Hashable, Sendable {
  package var lines: [String]
  package let font: Font
  /// The space at the sides in pixels.
  package let side: Int
  /// The space above and below together in pixels.
  package let margin: Int

  /// The columns for its lines.
  let room: Int
  /// True if lines are centred, like labels.
  package var isCentred = false
  /// True if its last words are left out.
  private(set) var isCut = false

  private static let lineLimit = 3

  private var pitch: Int { font.height + font.size / 10 }

  var height: Int { lines.count * pitch + margin }

  /// Breaks text into a few lines of whole words with letters as large as possible, otherwise into
  /// the fewest lines with broken words, otherwise shortened; nil if not even a letter fits.
  package static func fitted(
    _ text: String, as role: TextStyle.Role = .caption, atMost largest: Int = .max,
    room place: MarginRoom
  ) -> MarginText? {
    var shortest: MarginText?
    for size in place.style.sizes where size <= largest {
      let block = MarginText(text, as: role, at: size, in: place)
      guard block.lines.count <= lineLimit, block.height <= place.rows,
        block.lines.allSatisfy({ block.font.width(of: $0) <= block.room })
      else { continue }
      if FittedText.keepsWords(of: text, in: block.room, block.font) { return block }
      if block.lines.count < shortest?.lines.count ?? .max { shortest = block }
    }
    if let shortest { return shortest }
    let least = place.style.least
    let block = MarginText(text, as: role, at: least, in: place)
    let limit = min(lineLimit, (place.rows - block.margin) / block.pitch)
    guard limit > 0, block.room >= 2 * block.font.height else { return nil }
    return block.cut(to: limit)
  }

  /// Another text in the same rows.
  func showing(_ text: String) -> MarginText {
    var block = self
    block.lines = Self.broken(text, to: room, font)
    return block.cut(to: max(1, lines.count))
  }

  private func cut(to limit: Int) -> MarginText {
    guard lines.count > limit else { return self }
    var block = self
    let rest = lines.dropFirst(limit - 1).filter { !$0.isEmpty }.joined(separator: " ")
    block.lines = lines.prefix(limit - 1) + [font.shortened(rest, to: room)]
    block.isCut = true
    return block
  }

  /// The lines of a text, keeping its own line ends as far as the number of lines allows.
  private static func broken(_ text: String, to width: Int, _ font: Font) -> [String] {
    let own = text.split(
      maxSplits: lineLimit - 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return own.flatMap { FittedText.broken(String($0), to: width, font) }
  }

  /// Writes the lines into their place.
  func draw(in place: PixelRect, _ ink: InkRamp, into paper: inout some Paper) {
    // Labels are directly above their subject, however many lines the longest one has.
    let above = isCentred ? max(0, place.height - height) : 0
    for (number, line) in lines.enumerated() {
      let left = isCentred ? (place.width - font.width(of: line)) / 2 : side
      let top = place.top + above + margin / 2 + number * pitch
      paper.write(line, left: place.left + left, top: top, font: font, ink)
    }
  }
}

extension MarginText {
  private init(_ text: String, as role: TextStyle.Role, at size: Int, in place: MarginRoom) {
    let font = place.style.font(role, at: size)
    let side = place.side(at: size)
    let room = place.width - 2 * side
    self.init(
      lines: Self.broken(text, to: room, font), font: font, side: side,
      margin: MarginRoom.margin(at: size), room: room, isCentred: role == .label)
  }
}
