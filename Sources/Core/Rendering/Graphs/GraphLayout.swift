/// The layout of a picture of many runs: the plot, both axes with their texts, and the key of its
/// shades.
struct GraphLayout: Hashable, Sendable {
  struct Label: Hashable, Sendable {
    package let text: String
    let left: Int
    package let top: Int
    var isUpwards = false
  }

  let room: PixelRect
  let font: Font
  var plot: PixelRect
  var labels: [Label] = []
  /// The left ends of marks below the plot, and the tops of those beside it.
  private(set) var marksAcross: [Int] = []
  private(set) var marksDown: [Int] = []

  /// The thickness of lines.
  var rule: Int { max(1, font.size / 14) }
  var markLength: Int { max(2, font.size * 3 / 14) }
  private var side: Int { MarginRoom.margin(at: font.size) }
  private var gap: Int { font.size / 2 }
  /// The height of digits in rows.
  private var capitals: Int { font.metrics.capitals }
  /// The distance from the top of a line of text to the middle of its digits.
  private var middle: Int { font.baseline - capitals / 2 }

  /// The rows above and below a plot, with names as high as a line.
  static func around(_ font: Font, numbersHeight: Int? = nil) -> (above: Int, below: Int) {
    let side = MarginRoom.margin(at: font.size)
    let numbers = numbersHeight ?? font.height
    // A number may be at the plot's top, directly below a letter's descender.
    let rule = max(1, font.size / 14)
    return (
      side + font.height + max(font.size / 3, font.metrics.capitals / 2 + 2 * rule),
      rule + max(2, font.size * 3 / 14) + numbers + font.height + side
    )
  }

  /// Creates a layout with a plot in a room. `numbersWidth` is the width of the part left of it,
  /// `keyWidth` of the part right of it, and `numbersHeight` the height of the part below.
  init(
    room: PixelRect, font: Font, numbersWidth: Int, keyWidth: Int = 0, numbersHeight: Int? = nil
  ) {
    (self.room, self.font) = (room, font)
    let (above, below) = Self.around(font, numbersHeight: numbersHeight)
    plot = room
    _ = plot.takeTop(above)
    _ = plot.takeBottom(below)
    _ = plot.takeLeft(side + numbersWidth + gap)
    _ = plot.takeRight(keyWidth > 0 ? keyWidth + side : side + font.size / 2)
  }

  /// The columns beside a plot.
  static func beside(_ font: Font, numbersWidth: Int, keyWidth: Int) -> Int {
    let side = MarginRoom.margin(at: font.size)
    return side + numbersWidth + font.size / 2
      + (keyWidth > 0 ? keyWidth + side : side + font.size / 2)
  }

  /// Writes the names of the axes and a note: that of the vertical axis above the plot, that of the
  /// horizontal axis below its right end, and the note at its left end.
  mutating func name(across: String, down: String, notes: [String]) {
    if !down.isEmpty {
      let text = font.shortened(down, to: room.right - side - plot.left)
      labels.append(Label(text: text, left: min(plot.left, room.left + side), top: room.top + side))
    }
    let line = room.bottom - side - font.height
    var end = plot.right
    if !across.isEmpty {
      let text = font.shortened(across, to: plot.right - room.left - side)
      end -= font.width(of: text)
      labels.append(Label(text: text, left: end, top: line))
      end -= font.size
    }
    let start = room.left + side
    if let note = notes.first(where: { font.width(of: $0) <= end - start }) {
      labels.append(Label(text: note, left: min(start, plot.left), top: line))
    }
  }

  /// Writes the numbers of the horizontal axis, leaving out those that would touch another.
  mutating func numberAcross(_ marks: [(column: Double, text: String)]) {
    let top = plot.bottom + rule + markLength + 1
    var end = Int.min
    for mark in marks {
      let width = font.width(of: mark.text)
      let left = min(Int((mark.column - Double(width) / 2).rounded()), room.right - 1 - width)
      guard left >= max(room.left, end) else { continue }
      labels.append(Label(text: mark.text, left: left, top: top))
      marksAcross.append(Int((mark.column - Double(rule) / 2).rounded()))
      end = left + width + font.size * 6 / 10
    }
  }

  /// Writes names vertically below columns, ending at the plot.
  mutating func writeUpwards(_ marks: [(column: Double, text: String)]) {
    let top = plot.bottom + rule + markLength + 1
    for mark in marks {
      let left = Int((mark.column - Double(font.height) / 2).rounded())
      labels.append(Label(text: mark.text, left: left, top: top, isUpwards: true))
    }
  }

  /// Writes the numbers of the vertical axis, left of the plot, leaving out those that would touch
  /// another.
  mutating func numberDown(_ marks: [(row: Double, text: String)]) {
    var taken: [Range<Int>] = []
    for mark in marks {
      let top = Int(mark.row.rounded()) - middle
      let rows = top + font.baseline - capitals - 1..<top + font.baseline + 2
      guard !taken.contains(where: { $0.overlaps(rows) }) else { continue }
      taken.append(rows)
      let left = plot.left - gap - font.width(of: mark.text)
      labels.append(Label(text: mark.text, left: left, top: top))
      marksDown.append(Int((mark.row - Double(rule) / 2).rounded()))
    }
  }

  /// A text right of a place, with the middle of its digits at a row.
  func label(_ text: String, left: Int, middle row: Double) -> Label {
    Label(text: text, left: left, top: Int(row.rounded()) - middle)
  }
}
