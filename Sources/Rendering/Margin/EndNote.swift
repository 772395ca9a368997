/// The note on a field in which nobody is left: in place of the caption, after the counters, or
/// else in place of another margin. It is never written over cells, so a field without margins has
/// none.
struct EndNote: Sendable {
  private let text: MarginText
  /// The part that it replaces or follows.
  private let part: MarginPart

  /// The parts that may give way to it, the first ones rather than the others.
  private static let parts: [MarginPart] = [.caption, .counters, .title, .legend, .chart]

  /// The sentence in margins; nil if none of them has room for it.
  init?(_ ending: LocalizedText, language: Language, in layout: Layout) {
    let texts = ending.texts(language)
    for part in Self.parts {
      guard let place = layout.place(of: part) else { continue }
      let text = texts.lazy.compactMap { Self.text($0, of: part, in: place, layout.margins) }.first
      guard let text else { continue }
      (self.text, self.part) = (text, part)
      return
    }
    return nil
  }

  /// The text in the place of a part; nil if it has no room.
  private static func text(
    _ text: String, of part: MarginPart, in place: PixelRect, _ margins: Margins
  ) -> MarginText? {
    if part == .counters {
      guard let counters = margins.counters else { return nil }
      let room = counters.lines.room - counters.lines.end
      guard counters.font.width(of: text) <= room else { return nil }
      return MarginText(lines: [text], font: counters.font, margin: 0, room: room)
    }
    var style = margins.style
    if let caption = margins.caption, part == .caption { style.size = caption.font.size }
    style.scale = 1
    let room = MarginRoom(width: place.width, rows: .max, style: style)
    guard let fitted = MarginText.fitted(text, room: room), fitted.height <= place.height
    else { return nil }
    return fitted
  }

  /// True if it replaces a part; counters and charts stay, and have it beside them.
  func replaces(_ part: MarginPart) -> Bool {
    part == self.part && part != .counters && part != .chart
  }

  /// Writes it.
  func draw(in layout: Layout, _ ink: InkRamp, into paper: inout some Paper) {
    guard var place = layout.place(of: part) else { return }
    if part == .counters, let counters = layout.margins.counters {
      place.left += counters.lines.margin + counters.lines.end
      place.top += counters.lines.lastTop
    }
    text.draw(in: place, ink, into: &paper)
  }
}
