/// Text fitted into a place: lines in a font.
package struct FittedText: Hashable, Sendable {
  /// The alignment of lines.
  package enum Alignment { case left, centre, right }

  package let lines: [String]
  package let font: Font
  /// True if lines have only the height of digits, without descenders and accents.
  private let isOfDigits: Bool
  private let leading: Int

  /// The unit of a scene's part for letter sizes, and the rows of a line in it.
  package static let (unit, line) = (10, 13)

  /// The size of its letters.
  package var size: Int { font.size }

  /// The width of the widest line in pixels.
  package var width: Int { lines.map(font.width).max() ?? 0 }

  private var rows: Int { Self.rows(font, isOfDigits) }

  /// The distance from the top of the first line to the bottom of the last.
  package var height: Int { max(0, lines.count * (rows + leading) - leading) }

  private static func rows(_ font: Font, _ isOfDigits: Bool) -> Int {
    isOfDigits ? font.metrics.capitals : font.height
  }

  /// Creates the first of some texts that fits on one line, as large as possible. A shorter text is
  /// used only if a longer one would be less than half as large. A text that never fits is
  /// shortened.
  package init(
    line texts: [String], in room: PixelRect, atMost limit: Int, digits: Bool = false,
    isBold: Bool = false, face: FontFace
  ) {
    isOfDigits = digits
    leading = 0
    var tallest = max(Font.smallest, min(limit, room.height * 2))
    func font(_ size: Int) -> Font { Font(face, size: size, isBold: isBold) }
    while tallest > Font.smallest, Self.rows(font(tallest), digits) > room.height { tallest -= 1 }
    let sizes = texts.map { Self.size(of: $0, in: room.width, atMost: font(tallest)) }
    let good = sizes.firstIndex { $0 > 0 && 2 * $0 >= tallest }
    let place = good ?? sizes.indices.max { (sizes[$0], -$0) < (sizes[$1], -$1) } ?? 0
    self.font = font(texts.isEmpty ? tallest : max(Font.smallest, sizes[place]))
    guard !texts.isEmpty else {
      lines = []
      return
    }
    lines = [sizes[place] > 0 ? texts[place] : Self.cut(texts[place], to: room.width, self.font)]
  }

  /// The largest size at which a text fits a width; 0 if the size does not matter.
  private static func size(of text: String, in width: Int, atMost font: Font) -> Int {
    let whole = font.width(of: text)
    guard whole > width else { return font.size }
    // Widths are nearly proportional to sizes.
    var size = min(font.size, font.size * width / max(1, whole) + 2)
    while size >= Font.smallest, font.sized(size).width(of: text) > width { size -= 1 }
    return size >= Font.smallest ? size : 0
  }

  /// Creates paragraphs broken into lines, as large as possible; nil if they do not fit.
  package init?(paragraphs: [String], in room: PixelRect, atMost limit: Int, face: FontFace) {
    let fitting = Self.fitting(
      paragraphs, in: room, Font(face, size: max(Font.smallest, limit)), leading: { $0 / 4 })
    guard let fitting else { return nil }
    self = fitting
  }

  /// Creates the longest of some texts that fits in a number of lines, as large as possible. A
  /// shorter text is used only if a longer one would be less than six tenths as large. A text that
  /// never fits is shortened to the available lines.
  package init(
    wrapped texts: [String], in room: PixelRect, atMost limit: Int, lines: Int = 1,
    isBold: Bool = false, face: FontFace
  ) {
    let largest = Font(face, size: max(Font.smallest, limit), isBold: isBold)
    let fits = texts.compactMap {
      Self.fitting([$0], in: room, largest, lines: lines, leading: { _ in 0 })
    }
    let best = fits.first { 10 * $0.size >= 6 * largest.size } ?? fits.max { $0.size < $1.size }
    let shortest = texts.min { $0.count < $1.count } ?? ""
    self = best ?? Self.cut(shortest, in: room, largest.sized(Font.smallest), lines: lines)
  }

  private static func cut(
    _ text: String, in room: PixelRect, _ font: Font, lines limit: Int
  ) -> FittedText {
    let kept = max(1, min(limit, room.height / font.height)) - 1
    let lines = broken(text, to: room.width, font)
    let last = cut(lines.dropFirst(kept).joined(separator: " "), to: room.width, font)
    return FittedText(lines: lines.prefix(kept) + [last], font: font, leading: 0)
  }

  /// Paragraphs in the largest font that fits, preferably with whole words; nil if there is none.
  private static func fitting(
    _ paragraphs: [String], in room: PixelRect, _ largest: Font, lines limit: Int = .max,
    leading: (Int) -> Int
  ) -> FittedText? {
    var best: FittedText?
    for size in stride(from: largest.size, through: Font.smallest, by: -1) {
      let font = largest.sized(size)
      let lines = paragraphs.flatMap { broken($0, to: room.width, font) }
      let text = FittedText(lines: lines, font: font, leading: leading(size))
      guard lines.count <= limit, text.fits(room) else { continue }
      if paragraphs.allSatisfy({ keepsWords(of: $0, in: room.width, font) }) { return text }
      best = best ?? text
    }
    return best
  }

  /// True if a place has room for all lines.
  package func fits(_ room: PixelRect) -> Bool { width <= room.width && height <= room.height }

  private init(lines: [String], font: Font, leading: Int) {
    self.lines = lines
    self.font = font
    self.leading = leading
    isOfDigits = false
  }

  /// The beginning of a text with an ellipsis, for too little room; empty if not even a letter
  /// fits.
  private static func cut(_ text: String, to width: Int, _ font: Font) -> String {
    let shortened = font.shortened(text, to: width)
    return shortened == "…" ? "" : shortened
  }

  private static func words(of text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\t" || $0.isNewline }
  }

  /// True if no word of a text is wider than a line.
  static func keepsWords(of text: String, in width: Int, _ font: Font) -> Bool {
    words(of: text).allSatisfy { font.width(of: String($0)) <= width }
  }

  /// Breaks a paragraph between words, or inside a word that is wider than a line.
  package static func broken(_ paragraph: String, to width: Int, _ font: Font) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(of: paragraph) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if font.width(of: longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for letter in word {
        if !line.isEmpty, font.width(of: line + String(letter)) > width {
          lines.append(line)
          line = ""
        }
        line.append(letter)
      }
    }
    lines.append(line)
    return lines
  }

  /// Writes the lines into a place, vertically centred.
  package func set(
    _ alignment: Alignment, in room: PixelRect, colour: Colour, on canvas: inout some ScenePage
  ) {
    let lift = isOfDigits ? font.baseline - font.metrics.capitals : 0
    var top = room.top + (room.height - height) / 2 - lift
    for line in lines {
      let spare = room.width - font.width(of: line)
      let left =
        switch alignment {
        case .left: room.left
        case .centre: room.left + spare / 2
        case .right: room.left + spare
        }
      canvas.set(line, left: left, top: top, font: font.style, colour: colour)
      top += rows + leading
    }
  }
}
