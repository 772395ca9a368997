/// Where the parts of a chart stand in its room: the plot, the marks of both axes, the key and all
/// that is written. What has no room is left out.
struct ChartLayout: Hashable, Sendable {
  /// A text and the pixels that it may touch.
  struct Label: Hashable, Sendable {
    let text: String
    let box: PixelRect
    /// The row of the font's pixels at which the box begins.
    let firstRow: Int
    let tone: Tone

    /// The top of the font's first row.
    func top(scale: Int) -> Int { box.top - firstRow * scale }
  }

  /// The ranges of both axes and what is written beside them.
  struct Contents: Hashable, Sendable {
    var across: ClosedRange<Double>
    var measure: ChartMeasure
    /// The number at the upper edge; the lower one is 0.
    var top: Double
    var names: [String]
    var language: Language
  }

  let room: PixelRect
  let scale: Int
  /// From the first place to the last, and from the top number down to the axis.
  private(set) var plot: PixelRect
  /// The tops of the lines across.
  private(set) var gridTops: [Int] = []
  /// The left ends of the small marks below the axis.
  private(set) var markLefts: [Int] = []
  private(set) var labels: [Label] = []
  /// A swatch for each series, in order; empty where there is no key.
  private(set) var swatches: [PixelRect] = []
  let contents: Contents

  private static let font = BitmapFont.builtIn
  /// Rows of the font that figures and short words fill.
  private static let figureRows = 2..<10
  /// Rows of the font that tails reach too.
  private static let wordRows = 2..<12

  /// How thick the axis and the lines across are.
  var rule: Int { (scale + 1) / 2 }
  /// How thick the series' lines are.
  var stroke: Double { 1.5 * Double(scale) }
  /// The radius of the dot at the newest point.
  var dot: Double { 2.5 * Double(scale) }
  /// How far lines and dots reach out of the plot.
  var reach: Int { (5 * scale + 1) / 2 + 1 }
  /// What is free at the left and right, as beside all text in the margin.
  private var side: Int { 4 * scale }
  /// The length of a mark below the axis.
  var markLength: Int { 3 * scale }

  /// The smallest room that shows more than bare lines.
  static func minimumSize(scale: Int) -> (width: Int, height: Int) { (64 * scale, 40 * scale) }

  init(room: PixelRect, scale: Int, contents: Contents) {
    self.room = room
    self.scale = max(1, scale)
    self.contents = contents
    plot = room
    let around = max(reach, 4 * self.scale)
    let margin = 2 * self.scale
    // The row of numbers below, and the key above, each where enough is left for the lines.
    let below = rule + markLength + Self.wordRows.count * self.scale + self.scale + margin
    let key = margin + Self.font.height * self.scale
    let hasNumbersBelow = room.height - around - margin - below >= 14 * self.scale
    let under = hasNumbersBelow ? below : reach + rule
    let hasKey = hasNumbersBelow && room.height - key - around - under >= 36 * self.scale
    let over = around + (hasKey ? key : margin)
    plot.top += over
    plot.height = max(0, room.height - over - under)
    plot.left += reach
    plot.width = max(0, room.width - 2 * reach)
    markDown()
    if hasNumbersBelow { markAcross() }
    if hasKey { layKey() }
  }

  /// Where lines may be drawn.
  var canvas: PixelRect {
    let left = max(room.left, plot.left - reach)
    let top = max(room.top, plot.top - reach)
    return PixelRect(
      left: left, top: top, width: min(room.right, plot.right + reach) - left,
      height: min(room.bottom, plot.bottom + rule + reach) - top)
  }

  /// The column of a place on the axis, pixels counted from their left edges.
  func x(of value: Double) -> Double {
    let (from, to) = (contents.across.lowerBound, contents.across.upperBound)
    return Double(plot.left) + (value - from) / (to - from) * Double(plot.width)
  }

  /// The row of a number; that of 0 is the middle of the axis.
  func y(of value: Double) -> Double {
    Double(plot.bottom) + Double(rule) / 2 - value / contents.top * Double(plot.height)
  }

  private func label(_ text: String, rows: Range<Int>, left: Int, top: Int, _ tone: Tone) -> Label {
    let width = Self.font.width(of: text) * scale
    return Label(
      text: text,
      box: PixelRect(left: left, top: top, width: width, height: rows.count * scale),
      firstRow: rows.lowerBound, tone: tone)
  }

  /// The lines across and their numbers, left of the plot.
  private mutating func markDown() {
    let pixel = contents.top / Double(max(1, plot.height))
    let range = 0...contents.top
    var marks = AxisTicks(in: range, gap: pixel * Double(16 * scale), whole: true)
    if marks.ticks.count < 3 {
      marks = AxisTicks(in: range, gap: pixel * Double(10 * scale), whole: true)
    }
    let half = Double(rule) / 2
    let tops = marks.ticks.map { Int((y(of: $0.value) - half).rounded()) }
    gridTops = zip(tops, marks.ticks).filter { $1.digits > 0 }.map(\.0)
    let width = (marks.labels.map(Self.font.width).max() ?? 0) * scale
    let right = room.left + side + width
    guard room.right - reach - right - 5 * scale >= 24 * scale else { return }
    plot.width -= right + 5 * scale - plot.left
    plot.left = right + 5 * scale
    labels += zip(tops, marks.labels).map { top, text in
      label(
        text, rows: Self.figureRows, left: right - Self.font.width(of: text) * scale,
        top: top + rule / 2 - Self.figureRows.count * scale / 2, .muted)
    }.filter { room.contains($0.box) }
  }
}

extension ChartLayout {
  /// The marks below the axis, their numbers, and at the end what they count. Where the last
  /// number and the name would meet, the plot ends earlier; if by too much, there is no name.
  private mutating func markAcross() {
    let top = plot.bottom + rule + markLength + scale
    let end = room.right - side
    for name in contents.measure.wording.texts(contents.language) {
      let width = Self.font.width(of: name) * scale
      guard let numbers = numbersAcross(top: top, before: end - width - 6 * scale) else { continue }
      let word = label(name, rows: Self.wordRows, left: end - width, top: top, .muted)
      labels += numbers + [word]
      return
    }
    if let numbers = numbersAcross(top: top, before: end) {
      labels += numbers
    } else {
      labels += numbersAcross(top: top).filter { $0.box.right <= end }
    }
  }

  /// The numbers below the axis where they end before a column; the plot ends as much earlier as
  /// that needs. Nil, and the plot as it was, if it would lose more than a sixth of its width.
  private mutating func numbersAcross(top: Int, before limit: Int) -> [Label]? {
    let whole = plot.width
    // A shorter plot may have other numbers, so that one step is not always enough.
    for _ in 0..<4 where limit > plot.left {
      let numbers = numbersAcross(top: top)
      let excess = (numbers.last?.box.right ?? 0) - limit
      guard excess > 0 else { return numbers }
      plot.width -= excess
      guard plot.width * 6 >= whole * 5 else { break }
    }
    plot.width = whole
    return nil
  }

  /// The numbers below the axis, as near to each other as can be read.
  private mutating func numbersAcross(top: Int) -> [Label] {
    let (from, to) = (contents.across.lowerBound, contents.across.upperBound)
    let pixel = (to - from) / Double(max(1, plot.width))
    var step = AxisStep(atLeast: pixel * Double(44 * scale), whole: contents.measure.isWhole)
    while true {
      let marks = AxisTicks(of: step, in: contents.across)
      let columns = marks.ticks.map { x(of: $0.value) }
      let numbers = zip(columns, marks.labels).map { column, text in
        let width = Self.font.width(of: text) * scale
        return label(
          text, rows: Self.figureRows, left: Int(column.rounded()) - width / 2, top: top, .muted)
      }.filter { $0.box.left >= room.left }
      let areApart = zip(numbers, numbers.dropFirst()).allSatisfy {
        $0.box.right + 8 * scale <= $1.box.left
      }
      if areApart {
        markLefts = columns.map { Int(($0 - Double(rule) / 2).rounded()) }
        return numbers
      }
      step = step.next
    }
  }

  /// The series' swatches and names above the plot, from its left if there is room, else from that
  /// of the whole; both or none.
  private mutating func layKey() {
    let (swatch, gap) = (7 * scale, 4 * scale)
    let widths = contents.names.map { swatch + gap + Self.font.width(of: $0) * scale }
    let whole = widths.reduce(0, +) + max(0, widths.count - 1) * 12 * scale
    let lefts = [plot.left, room.left + side]
    guard let left = lefts.first(where: { $0 + whole <= room.right - side }) else { return }
    let top = room.top + 2 * scale
    var pen = left
    for (name, width) in zip(contents.names, widths) {
      let swatchTop = top + (Self.font.baseline - 7) * scale
      swatches.append(PixelRect(left: pen, top: swatchTop, width: swatch, height: swatch))
      labels.append(
        label(name, rows: 0..<Self.font.height, left: pen + swatch + gap, top: top, .text))
      pen += width + 12 * scale
    }
  }
}
