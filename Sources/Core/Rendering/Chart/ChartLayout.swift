/// The layout of a chart in its room: the plot, the marks of both axes, the names of the series and
/// all other texts. Parts that do not fit are left out.
package struct ChartLayout: Hashable, Sendable {
  /// A text and the pixels that it may touch.
  package struct Label: Hashable, Sendable {
    enum Ink: Hashable, Sendable { case text, muted, series(Int) }

    package let text: String
    package let box: PixelRect
    /// The rows from the font's first one to the box.
    let lift: Int
    let ink: Ink

    /// The top of the font's first row.
    package func top(_ font: Font) -> Int { box.top - lift }
  }

  /// The ranges of both axes and the texts beside them.
  struct Contents: Hashable, Sendable {
    var across: ClosedRange<Double>
    var unit: ChartUnit
    /// The titles of the axes, instead of the usual ones.
    var titles = AxisTitles()
    /// The largest number drawn.
    var top: Double
    var names: [String]
    /// The notes on the lines, the longest first.
    var notes: [String] = []
    /// True if the picture explains the colours elsewhere.
    var isKeyed: Bool
    var language: Language
    /// The most gaps between the marks of the vertical axis.
    var gaps: Int
  }

  package let room: PixelRect
  package let font: Font
  /// The plot, from the first place to the last, and from the top number down to the axis.
  package private(set) var plot: PixelRect
  /// The tops of the horizontal lines.
  package private(set) var gridTops: [Int] = []
  /// The left ends of the small marks below the axis.
  package private(set) var markLefts: [Int] = []
  package private(set) var labels: [Label] = []
  /// The free space beside the name of the unit; nil if that has no line.
  private(set) var spare: PixelRect?
  /// A swatch for each series, in order; empty if there is no key.
  package private(set) var swatches: [PixelRect] = []
  /// True if the lines cannot be distinguished, because the key does not fit.
  package private(set) var leavesKeyOut = false
  let contents: Contents
  /// The range of the horizontal axis: that of the data, extended to the next mark if that is near.
  package private(set) var across: ClosedRange<Double>
  /// The marks of the vertical axis, the last at or above all numbers.
  package private(set) var marks: AxisTicks

  /// True if the names are at the ends of the lines.
  private var hasEndLabels = false

  private var size: Int { font.size }
  /// The thickness of the axis and the horizontal lines.
  package var rule: Int { max(1, size / 14) }
  /// The thickness of the series' lines.
  package var stroke: Double { 1.75 * Double(size) / 14 }
  /// The radius of the dot at the newest point.
  package var dot: Double { 3 * Double(size) / 14 }
  /// The distance by which lines and dots extend beyond the plot.
  package var reach: Int { Self.reach(font) }
  /// The space at the left and right, as beside all text in the margin.
  private var side: Int { MarginRoom.margin(at: size) }
  /// The length of a mark below the axis.
  var markLength: Int { Self.markLength(font) }

  private static func markLength(_ font: Font) -> Int { max(2, font.size * 3 / 14) }

  private static func reach(_ font: Font) -> Int { (3 * font.size + 13) / 14 + 1 }

  /// The distance from the axis to its numbers, beyond the marks and everything that lines and dots
  /// may touch.
  private static func drop(_ font: Font) -> Int { max(markLength(font) + 1, reach(font)) }

  /// The height of digits in rows, and their distance from the font's top.
  private static func digits(_ font: Font) -> (lift: Int, rows: Int) {
    let over = 1 + font.size / 28
    let lift = max(0, font.baseline - font.metrics.capitals - over)
    return (lift, font.baseline - lift + 1 + font.size / 14)
  }

  /// The rows below the plot: numbers, and below them the name of their unit.
  private static func below(_ font: Font, hasName: Bool) -> Int {
    let margin = MarginRoom.margin(at: font.size) / 2
    let numbers = max(1, font.size / 14) + drop(font) + digits(font).rows
    return numbers + (hasName ? font.height : 0) + margin
  }

  /// The free rows above the plot, without a key.
  private static func above(_ font: Font) -> Int {
    max(reach(font), digits(font).rows / 2 + 1)
      + MarginRoom.margin(at: font.size) / 2
  }

  /// The rows of a chart besides its plot, if everything fits.
  static func heightRoundPlot(_ font: Font) -> Int {
    above(font) + font.height + below(font, hasName: true)
  }

  init(room: PixelRect, font: Font, contents: Contents) {
    self.room = room
    self.font = font
    self.contents = contents
    across = contents.across
    plot = room
    marks = AxisTicks(upTo: contents.top, whole: true)
    let size = font.size
    var over = Self.above(font)
    let isNumbered = room.height - over - Self.below(font, hasName: false) >= size * 3 / 2
    let isNamed = room.height - over - Self.below(font, hasName: true) >= size * 3
    let under = isNumbered ? Self.below(font, hasName: isNamed) : reach + rule
    plot.height = max(0, room.height - over - under)
    hasEndLabels = fitsEndLabels
    let needsKey = !hasEndLabels && !contents.isKeyed
    let hasLine = isNamed && plot.height - font.height >= size * 3
    let title = hasLine ? contents.titles.y : nil
    // The name of a single line is the title of its axis.
    let isOwn = title != nil && contents.names.count == 1
    let titleLines = title?.isEmpty ?? true ? 0 : 1
    let key = ChartKey(
      needsKey && hasLine && !isOwn ? contents.names : [], font: font,
      width: room.width - 2 * side,
      atMost: (plot.height - size * 2) / font.height - titleLines)
    leavesKeyOut = needsKey && key.lines.isEmpty && contents.names.count > 1
    let lines = titleLines + key.lines.count
    over += lines * font.height
    plot.height -= lines * font.height
    plot.top = room.top + over
    plot.left = room.left + reach
    plot.width = max(0, room.width - 2 * reach)
    markDown()
    if hasEndLabels {
      plot.width -= (contents.names.map(font.width).max() ?? 0) + gap + side - reach
    }
    if isNumbered { markAcross(isNamed: isNamed) }
    var head = room.inset(across: side, down: side / 2)
    if let title, titleLines > 0 {
      labels.append(
        word(font.shortened(title, to: head.width), left: head.left, top: head.top, .muted))
      _ = head.takeTop(font.height)
    }
    for item in key.items(in: head, plotLeft: plot.left) {
      if let swatch = item.swatch { swatches.append(swatch) }
      labels.append(
        word(item.name, left: item.left, top: item.top, item.swatch == nil ? .series(0) : .text))
    }
  }

  /// The rectangle in which lines may be drawn.
  package var canvas: PixelRect {
    let left = max(room.left, plot.left - reach)
    let top = max(room.top, plot.top - reach)
    return PixelRect(
      left: left, top: top, width: min(room.right, plot.right + reach) - left,
      height: min(room.bottom, plot.bottom + rule + reach) - top)
  }

  /// The horizontal position of a place on the axis, in pixels from their left edges.
  package func x(of value: Double) -> Double {
    let (from, to) = (across.lowerBound, across.upperBound)
    return Double(plot.left) + (value - from) / (to - from) * Double(plot.width)
  }

  /// The vertical position of a number; that of 0 is the middle of the axis.
  package func y(of value: Double) -> Double {
    Double(plot.bottom) + Double(rule) / 2 - value / marks.last * Double(plot.height)
  }

  private func number(_ text: String, left: Int, top: Int) -> Label {
    let (lift, rows) = Self.digits(font)
    return Label(
      text: text,
      box: PixelRect(left: left, top: top, width: font.width(of: text), height: rows), lift: lift,
      ink: .muted)
  }

  private func word(_ text: String, left: Int, top: Int, _ ink: Label.Ink) -> Label {
    Label(
      text: text,
      box: PixelRect(left: left, top: top, width: font.width(of: text), height: font.height),
      lift: 0, ink: ink)
  }

  /// Adds the horizontal lines and their numbers, left of the plot.
  private mutating func markDown() {
    let (lift, rows) = Self.digits(font)
    let gaps = min(contents.gaps, plot.height / max(1, rows + font.size / 4))
    marks = AxisTicks(upTo: contents.top, whole: true, atMost: gaps)
    let half = Double(rule) / 2
    let tops = marks.ticks.map { Int((y(of: $0.value) - half).rounded()) }
    gridTops = zip(tops, marks.ticks).filter { $1.digits > 0 }.map(\.0)
    let numbers = marks.labels(in: contents.language)
    let width = numbers.map(font.width).max() ?? 0
    let gap = font.size / 2
    let right = room.left + side + width
    guard room.right - reach - right - gap >= 5 * font.size / 2 else { return }
    plot.width -= right + gap - plot.left
    plot.left = right + gap
    // The middle of a digit's height is at its line.
    let middle = font.baseline - lift - font.metrics.capitals / 2
    var bottom = Int.max
    for (top, text) in zip(tops, numbers) {
      let label = number(text, left: right - font.width(of: text), top: top + rule / 2 - middle)
      guard room.contains(label.box), label.box.bottom <= bottom else { continue }
      labels.append(label)
      bottom = label.box.top
    }
  }
}

extension ChartLayout {
  private var fitsEndLabels: Bool {
    let width = contents.names.map(font.width).max() ?? 0
    return contents.names.count > 1 && width * 4 <= room.width
      && contents.names.count * font.height <= plot.height
      && room.width - width >= 13 * font.size
  }

  /// The distance from a dot to its name.
  private var gap: Int { reach + font.size / 4 }

  /// The series' names right of their dots, moved apart only as far as they would overlap.
  func names(at dots: [SIMD2<Double>]) -> [Label] {
    guard hasEndLabels, dots.count == contents.names.count else { return [] }
    let middle = font.baseline - font.metrics.small / 2
    let order = dots.indices.sorted { (dots[$0].y, $0) < (dots[$1].y, $1) }
    let tops = Self.apart(
      order.map { dots[$0].y - Double(middle) }, by: Double(font.size),
      from: Double(max(room.top, plot.top - font.height / 2)),
      to: Double(plot.bottom + rule - font.height))
    return zip(order, tops).map { series, top in
      word(
        contents.names[series], left: Int(dots[series].x.rounded()) + gap,
        top: Int(top.rounded()), .series(series))
    }
  }

  /// Places in order with a least distance between them, as near as possible to their targets:
  /// places that would be too near are spread around the mean of their targets.
  package static func apart(_ wishes: [Double], by distance: Double, from: Double, to: Double)
    -> [Double]
  {
    var groups: [(mean: Double, count: Int)] = []
    for wish in wishes {
      groups.append((wish, 1))
      while groups.count > 1 {
        let (one, other) = (groups[groups.count - 2], groups[groups.count - 1])
        guard other.mean - one.mean < distance * Double(one.count + other.count) / 2 else { break }
        let count = one.count + other.count
        let sum = one.mean * Double(one.count) + other.mean * Double(other.count)
        groups.removeLast(2)
        groups.append((sum / Double(count), count))
      }
    }
    var places: [Double] = []
    for (mean, count) in groups {
      let middle = Double(count - 1) / 2
      for number in 0..<count { places.append(mean + (Double(number) - middle) * distance) }
    }
    for place in places.indices {
      places[place] = max(places[place], place == 0 ? from : places[place - 1] + distance)
    }
    for place in places.indices.reversed() {
      places[place] = min(
        places[place], place + 1 == places.count ? to : places[place + 1] - distance)
    }
    return places
  }

  /// Adds the marks below the axis, their numbers, and the name of the unit on its own line.
  private mutating func markAcross(isNamed: Bool) {
    let top = plot.bottom + rule + Self.drop(font)
    labels += numbersAcross(top: top)
    guard isNamed else { return }
    let width = plot.right - room.left - side
    let own = contents.titles.x.map { font.shortened($0, to: width) }
    let name =
      own
      ?? contents.unit.localized.texts(contents.language)
      .first { font.width(of: $0) <= width }
    let line = top + Self.digits(font).rows
    var end = plot.right
    if let name {
      end -= font.width(of: name)
      labels.append(word(name, left: end, top: line, .muted))
      end -= font.size
    }
    var start = plot.left
    if let note = contents.notes.first(where: { font.width(of: $0) <= end - start }) {
      labels.append(word(note, left: start, top: line, .muted))
      start += font.width(of: note) + font.size
    }
    spare = PixelRect(left: start, top: line, width: max(0, end - start), height: font.height)
  }

  /// The numbers below the axis: at most six, without touching each other.
  private mutating func numbersAcross(top: Int) -> [Label] {
    let (from, to) = (contents.across.lowerBound, contents.across.upperBound)
    var step = AxisStep(atLeast: (to - from) / 6, whole: contents.unit.isWhole)
    // If the next mark is near, the axis extends to it, in a plot of any width.
    func reached() -> ClosedRange<Double> {
      let next = (to / step.value - 1e-9).rounded(.up) * step.value
      return from...(next - to <= (to - from) * 0.04 ? max(to, next) : to)
    }
    while AxisTicks(of: step, in: reached()).ticks.count > 6 { step = step.next }
    across = reached()
    while true {
      let marks = AxisTicks(of: step, in: across)
      let columns = marks.ticks.map { x(of: $0.value) }
      let numbers = zip(columns, marks.labels(in: contents.language)).map { column, text in
        let width = font.width(of: text)
        let left = min(Int(column.rounded()) - width / 2, room.right - side / 2 - width)
        return number(text, left: left, top: top)
      }.filter { number in
        number.box.left >= room.left && !labels.contains { $0.box.overlaps(number.box) }
      }
      let areApart = zip(numbers, numbers.dropFirst()).allSatisfy {
        $0.box.right + font.size * 6 / 10 <= $1.box.left
      }
      if areApart {
        markLefts = columns.map { Int(($0 - Double(rule) / 2).rounded()) }
        return numbers
      }
      step = step.next
    }
  }
}
