internal import TerrariumBasics

/// The opening card of a film: a title above a line, and the settings below it.
struct CoverCard: Hashable, Sendable {
  private let title: PictureText
  private let subtitle: [String]
  private var rows: [CoverFacts.Row]
  /// The width of the widest name with the gap after it, in pixels.
  private let indent: Int
  private let font: Font
  private let titleFont: Font
  /// The number of lines of its longest title.
  private let titleLines: Int
  private let size: GridSize
  /// The width of a line in pixels.
  private let room: Int

  private var lineHeight: Int { font.height + font.size / 4 }
  private var gap: Int { font.size * 6 / 7 }

  /// A card that fills a picture with letters as large as possible. If it does not fit, it has two
  /// lines about the world, omits the last settings, and limits the title to three lines or to as
  /// many as leave space for a setting. Nil if not even one setting fits. `widest` has the largest
  /// numbers in a title.
  init?(_ facts: CoverFacts, in size: GridSize, style: TextStyle, widest: CounterValues) {
    // A card is all that its picture shows, so it may be larger than text around a field.
    let largest = max(style.pixels, min(size.columns, size.rows) / 24)
    for pixels in stride(from: largest, through: style.least, by: -1) {
      self.init(facts, in: size, style: style, pixels: pixels, widest: widest)
      if height <= size.rows, rows.count == facts.settings.count { return }
    }
    for limit in [3, 2, 1] {
      self.init(facts, in: size, style: style, pixels: style.least, widest: widest, cutTo: limit)
      if height <= size.rows, limit == 1 || !rows.isEmpty { return }
    }
    return nil
  }

  private init(
    _ facts: CoverFacts, in size: GridSize, style: TextStyle, pixels: Int, widest: CounterValues,
    cutTo limit: Int? = nil
  ) {
    (self.size, title) = (size, facts.title)
    font = style.font(.label, at: pixels)
    let room = max(0, size.columns - 2 * Self.margin(size))
    self.room = room
    let words = title.words(of: widest)
    let large = Font(style.face, size: 2 * pixels, isBold: true)
    let isLarge =
      FittedText.keepsWords(of: words, in: room, large)
      && FittedText.broken(words, to: room, large).count <= (limit == nil ? 2 : 1)
    titleFont = isLarge ? large : Font(style.face, size: pixels, isBold: true)
    titleLines = max(1, Self.lines(of: words, in: room, titleFont, atMost: limit ?? .max).count)
    subtitle = Self.lines(of: facts.subtitle, in: room, font, atMost: limit == nil ? .max : 2)
    let nameWidth = facts.settings.map { [font] in font.width(of: $0.name) }.max() ?? 0
    indent = nameWidth + pixels
    let valueRoom = room - indent
    rows = []
    let free = size.rows - 2 * Self.margin(size) - headHeight - 2 * gap
    guard valueRoom >= 2 * font.size else { return }
    rows = facts.settings.prefix(max(0, free / lineHeight)).map { [font] in
      CoverFacts.Row($0.name, font.shortened($0.value, to: valueRoom))
    }
  }

  private static func margin(_ size: GridSize) -> Int { min(size.columns, size.rows) / 16 + 2 }

  /// The lines of a text, the last of which is shortened if there are too many.
  private static func lines(
    of text: String, in room: Int, _ font: Font, atMost limit: Int
  ) -> [String] {
    let all = FittedText.broken(text, to: max(font.height, room), font)
    let rest = all.dropFirst(limit - 1).joined(separator: " ")
    let kept = all.count > limit ? all.prefix(limit - 1) + [rest] : all[...]
    return kept.map { font.shortened($0, to: room) }.filter { !$0.isEmpty }
  }

  private var titlePitch: Int { titleFont.height + titleFont.size / 4 }

  private var headHeight: Int { titleLines * titlePitch + subtitle.count * lineHeight }

  private var height: Int { headHeight + (rows.isEmpty ? 0 : 2 * gap + rows.count * lineHeight) }

  /// Draws it over the whole picture, with some numbers in its title.
  func draw(
    _ values: CounterValues, inks: MarginInks, accent: UInt8, into paper: inout some Paper
  ) {
    let left = Self.margin(size)
    var top = max(0, (size.rows - height) / 2)
    let lines = Self.lines(of: title.words(of: values), in: room, titleFont, atMost: titleLines)
    for (number, line) in lines.enumerated() {
      paper.write(
        line, left: left, top: top + number * titlePitch, font: titleFont, inks.text)
    }
    top += titleLines * titlePitch
    for line in subtitle {
      paper.write(line, left: left, top: top, font: font, inks.muted)
      top += lineHeight
    }
    guard !rows.isEmpty else { return }
    let rule = max(2, font.size / 7)
    let width = size.columns - 2 * left
    let line = PixelRect(left: left, top: top + gap - rule / 2, width: width, height: rule)
    paper.fill(line, accent)
    top += 2 * gap
    for row in rows {
      paper.write(row.name, left: left, top: top, font: font, inks.muted)
      paper.write(row.value, left: left + indent, top: top, font: font, inks.text)
      top += lineHeight
    }
  }
}
