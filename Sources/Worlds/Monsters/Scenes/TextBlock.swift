internal import GD
internal import Rendering

/// Text that was brought to fit a place: lines in letters of a size.
struct TextBlock: Hashable, Sendable {
  /// Where lines begin or end.
  enum Alignment { case left, centre, right }

  let lines: [String]
  let letters: Font
  let width: Int

  /// From the top of the first line to the bottom of the last.
  var height: Int { lines.count * letters.height }

  /// The longest of some texts that fits a width and height in at most so many lines, as large as
  /// it fits; a shorter one only where a longer one would be less than six tenths as large as it
  /// may be. What never fits is cut short.
  init(
    _ texts: [String], width: Int, height: Int, largest: Int, lines limit: Int = 1,
    isBold: Bool = false, face: FontFace = .builtIn
  ) {
    let largest = max(Font.smallest, largest)
    let smallest = Font(face, size: Font.smallest, isBold: isBold)
    let fits = texts.map {
      Self.fit($0, width: width, height: height, largest: largest, lines: limit, in: smallest)
    }
    let good = fits.lazy.compactMap { $0 }.first { 10 * $0.letters.size >= 6 * largest }
    let best = good ?? fits.compactMap { $0 }.max { $0.letters.size < $1.letters.size }
    let shortest = texts.min { $0.count < $1.count } ?? ""
    self =
      best ?? TextBlock(lines: [smallest.shortened(shortest, to: width)], letters: smallest)
  }

  init(lines: [String], letters: Font) {
    (self.lines, self.letters) = (lines, letters)
    width = lines.map(letters.width).max() ?? 0
  }

  private static func fit(
    _ text: String, width: Int, height: Int, largest: Int, lines limit: Int, in font: Font
  ) -> TextBlock? {
    for size in stride(from: largest, through: Font.smallest, by: -1) {
      let letters = font.sized(size)
      guard letters.height <= height else { continue }
      let lines = FittedText.broken(text, to: width, letters)
      let block = TextBlock(lines: lines, letters: letters)
      if block.width <= width, block.height <= height, lines.count <= limit { return block }
    }
    return nil
  }

  /// Sets the lines into a place, in its middle from top to bottom.
  func set(
    _ alignment: Alignment, in room: PixelRect, colour: Colour,
    on canvas: inout some ScenePaper & ~Copyable
  ) {
    var top = room.top + (room.height - height) / 2
    for line in lines {
      let spare = room.width - letters.width(of: line)
      let left =
        switch alignment {
        case .left: room.left
        case .centre: room.left + spare / 2
        case .right: room.left + spare
        }
      canvas.set(line, left: left, top: top, font: letters, colour: colour)
      top += letters.height
    }
  }
}
