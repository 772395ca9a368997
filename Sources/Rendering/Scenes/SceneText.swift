package import GD

extension Canvas {
  /// Sets text in the built-in font, its top left at a point, each font pixel a square of `scale`.
  package mutating func set(
    _ text: String, left: Int, top: Int, scale: Int, colour: Colour
  ) {
    let font = BitmapFont.builtIn
    var pen = left
    for glyph in font.glyphs(of: text) {
      for (row, bits) in glyph.rows.enumerated() where bits != 0 {
        var column = 0
        while column < glyph.width {
          let run = (column..<glyph.width).prefix { bits >> UInt32(glyph.width - 1 - $0) & 1 != 0 }
          if run.isEmpty {
            column += 1
            continue
          }
          fill(
            colour.code, left: pen + column * scale, top: top + row * scale,
            width: run.count * scale, height: scale)
          column += run.count
        }
      }
      pen += (glyph.width + font.spacing) * scale
    }
  }
}

/// Text that was brought to fit a place: lines at a scale.
package struct FittedText: Hashable, Sendable {
  /// Where lines begin or end.
  package enum Alignment { case left, centre, right }

  package let lines: [String]
  package let scale: Int
  /// The rows of the font that a line takes: all of them, or those of digits alone.
  private let rows: Range<Int>
  /// Font pixels between two lines.
  private let leading: Int

  private static let font = BitmapFont.builtIn
  /// The rows on which capitals and digits stand.
  private static let digitRows = 3..<10

  /// The widest line's pixels.
  package var width: Int { (lines.map { Self.font.width(of: $0) }.max() ?? 0) * scale }

  /// From the top of the first line to the bottom of the last.
  package var height: Int { (lines.count * (rows.count + leading) - leading) * scale }

  /// One line of the first text that fits, as large as it fits; a shorter one only where a longer
  /// one would be less than half as large as it could be. What never fits is cut short.
  package init(line texts: [String], in room: PixelRect, atMost limit: Int, digits: Bool = false) {
    rows = digits ? Self.digitRows : 0..<Self.font.height
    leading = 0
    let tallest = max(1, min(limit, room.height / rows.count))
    let scales = texts.map { min(tallest, room.width / max(1, Self.font.width(of: $0))) }
    let good = scales.firstIndex { $0 > 0 && 2 * $0 >= tallest }
    let place = good ?? scales.indices.max { (scales[$0], -$0) < (scales[$1], -$1) } ?? 0
    guard let text = texts.indices.contains(place) ? texts[place] : nil else {
      (lines, scale) = ([], 1)
      return
    }
    scale = max(1, scales[place])
    lines = scales[place] > 0 ? [text] : [Self.cut(text, to: room.width)]
  }

  /// Paragraphs, broken into lines, as large as they fit; nil where they do not.
  package init?(paragraphs: [String], in room: PixelRect, atMost limit: Int, leading: Int = 3) {
    for scale in stride(from: max(1, limit), through: 1, by: -1) {
      let lines = paragraphs.flatMap { Self.broken($0, to: room.width / scale) }
      let text = FittedText(lines: lines, scale: scale, leading: leading)
      if text.height <= room.height, text.width <= room.width {
        self = text
        return
      }
    }
    return nil
  }

  private init(lines: [String], scale: Int, leading: Int) {
    self.lines = lines
    self.scale = scale
    self.leading = leading
    rows = 0..<Self.font.height
  }

  /// The beginning of a text that has too little room, with an ellipsis.
  private static func cut(_ text: String, to width: Int) -> String {
    // No letter is narrower than a pixel.
    var text = String(text.prefix(max(0, width)))
    while !text.isEmpty, font.width(of: text + "…") > width { text.removeLast() }
    return text.isEmpty ? "" : text + "…"
  }

  /// Breaks a paragraph between words, or inside one that is wider than a line.
  package static func broken(_ paragraph: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
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

  /// Sets the lines into a place, in its middle from top to bottom.
  package func set(
    _ alignment: Alignment, in room: PixelRect, colour: Colour, on canvas: inout Canvas
  ) {
    guard width <= room.width, height <= room.height else { return }
    var top = room.top + (room.height - height) / 2 - rows.lowerBound * scale
    for line in lines {
      let spare = room.width - Self.font.width(of: line) * scale
      let left =
        switch alignment {
        case .left: room.left
        case .centre: room.left + spare / 2
        case .right: room.left + spare
        }
      canvas.set(line, left: left, top: top, scale: scale, colour: colour)
      top += (rows.count + leading) * scale
    }
  }
}
