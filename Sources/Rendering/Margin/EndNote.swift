/// The note on a field in which nobody is left: in place of the caption, after the counters, or
/// else in place of another margin. It is never written over cells, so a field without margins has
/// none. In a chart it stands beside the name of the unit.
struct EndNote: Sendable {
  /// The text in its place; in a chart the place is known with the chart.
  private let text: MarginText?
  /// The sentence and shorter ones.
  private let texts: [String]
  /// The part that it replaces or follows.
  private let part: MarginPart

  /// The parts that may give way to it, the first ones rather than the others.
  private static let parts: [MarginPart] = [.caption, .counters, .title, .legend, .chart]

  /// The sentence in margins; nil if none of them has room for it.
  init?(_ ending: LocalizedText, language: Language, in layout: Layout) {
    let texts = ending.texts(language)
    for part in Self.parts {
      guard let place = layout.place(of: part) else { continue }
      let fitting = texts.lazy.compactMap { Self.text($0, of: part, in: place, layout.margins) }
      let text = part == .chart ? nil : fitting.first
      guard text != nil || part == .chart else { continue }
      (self.text, self.texts, self.part) = (text, texts, part)
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
  func draw(in layout: Layout, _ chart: Chart?, _ ink: InkRamp, into paper: inout some Paper) {
    guard let text else {
      guard let chart = chart?.layout, let place = chart.spare,
        let text = texts.first(where: { chart.font.width(of: $0) <= place.width })
      else { return }
      return paper.write(text, left: place.left, top: place.top, font: chart.font, ink)
    }
    guard var place = layout.place(of: part) else { return }
    if part == .counters, let counters = layout.margins.counters {
      place.left += counters.lines.margin + counters.lines.end
      place.top += counters.lines.lastTop
    }
    text.draw(in: place, ink, into: &paper)
  }
}
