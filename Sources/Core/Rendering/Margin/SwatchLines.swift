/// Swatches and the texts after them, in lines from the left with equal gaps.
struct SwatchLines: Hashable, Sendable {
  private struct Place: Hashable {
    let left: Int
    let line: Int
  }

  let font: Font
  /// The side of a swatch in pixels.
  let swatchSide: Int
  private let side: Int
  /// The space above and below together in pixels.
  let margin: Int
  /// The columns of a line.
  let room: Int
  private var places: [Place] = []
  private(set) var count = 0
  /// The first column after the last text of the last line, after a gap.
  private(set) var end = 0

  /// Creates lines in the room of a part of the margin.
  init(in place: MarginRoom, font: Font, swatchSide: Int) {
    (self.font, self.swatchSide) = (font, swatchSide)
    (side, margin) = (place.side(at: font.size), MarginRoom.margin(at: font.size))
    room = place.width - 2 * side
  }

  /// The first column of its lines.
  func left(in place: PixelRect) -> Int { place.left + side }

  /// The gap between a swatch and a text, and between two texts.
  var gap: Int { font.size * 3 / 7 }

  private var lineHeight: Int { max(font.height, swatchSide) + font.size / 7 }

  /// The rows of all lines.
  var height: Int { count * lineHeight }

  /// The index of the first swatch in the last line.
  var firstOfLast: Int { places.firstIndex { $0.line == count - 1 } ?? 0 }

  /// The place of the last line's texts, starting at one of its columns.
  func lastLine(in place: PixelRect, from column: Int) -> PixelRect {
    PixelRect(
      left: left(in: place) + column, top: top(ofLine: count - 1, in: place),
      width: max(0, room - column), height: font.height)
  }

  private func top(ofLine line: Int, in place: PixelRect) -> Int {
    place.top + margin / 2 + line * lineHeight + (lineHeight - font.height) / 2
  }

  /// Adds a swatch with texts of a total width.
  mutating func add(width: Int) {
    if places.isEmpty || end > 0 && end + width > room {
      end = 0
      count += 1
    }
    places.append(Place(left: end, line: count - 1))
    end += width + font.size
  }

  /// The top left of a swatch with its texts.
  func start(of number: Int, in place: PixelRect) -> (left: Int, top: Int) {
    (left(in: place) + places[number].left, top(ofLine: places[number].line, in: place))
  }

  /// The place of a swatch, given the top left of its text. It is on the baseline of digits, and a
  /// picture is centred on them.
  func swatch(left: Int, top: Int) -> PixelRect {
    let middle = font.baseline - font.metrics.capitals + font.metrics.capitals / 2
    return PixelRect(
      left: left, top: top + middle - swatchSide / 2, width: swatchSide, height: swatchSide)
  }
}
