/// What is said beside a field in which nobody is left: in the caption's place, or behind the
/// counters. Where neither is, nothing is said, for cells are never written over.
struct EndNote: Sendable {
  /// In the place of the caption.
  let caption: MarginText?
  /// Behind the counters, and from which column on.
  private let note: (text: String, left: Int)?

  /// What a margin has room for.
  init(_ ending: Wording, language: Language, in margins: Margins) {
    let texts = ending.texts(language)
    caption = margins.caption.flatMap { caption in
      var style = margins.style
      (style.size, style.scale) = (caption.font.size, 1)
      let room = MarginRoom(width: margins.width, rows: .max, style: style)
      return texts.lazy.compactMap { MarginText.fitted($0, room: room) }
        .first { $0.height <= caption.height }
    }
    note = margins.counters.flatMap { counters in
      guard margins.caption == nil else { return nil }
      let room = margins.width - counters.end - counters.margin
      return texts.first { counters.font.width(of: $0) <= room }.map { ($0, counters.end) }
    }
  }

  /// Writes it behind the counters, if it stands there.
  func draw(
    behind counters: CounterStrip, in place: PixelRect, _ ink: InkRamp,
    into paper: inout some FilmPaper
  ) {
    guard let note else { return }
    paper.write(
      note.text, left: place.left + note.left, top: place.top + counters.lastLineTop,
      font: counters.font, ink)
  }
}
