internal import TerrariumEncoding
package import TerrariumRendering
package import TerrariumSimulation

/// A picture of the optimal policy: the player's own total horizontally, the other's vertically,
/// and as a colour the smallest turn points at which to hold.
package struct PigPolicyPicture {
  private let look: Look
  private let size: GridSize
  private let scale: Int
  private let font: Font

  /// Creates the picture in a look's colours and language, with a size in pixels.
  package init(look: Look, size: GridSize) throws(DrawingError) {
    try DrawingError.check(size.columns, size.rows)
    self.look = look
    self.size = size
    scale = max(1, (min(size.columns, size.rows) + 100) / 400)
    font = Font(look.text.face, size: scale * FittedText.unit)
  }

  /// Draws the optimal policy for a target.
  static func drawing(look: Look, size: GridSize, target: Int) -> StillDrawing {
    let policy: @Sendable () -> PigPolicy = {
      target == 100 ? .ofHundred : PigPolicy(target: target)
    }
    return StillDrawing {
      StripedPicture(try PigPolicyPicture(look: look, size: size).picture(of: policy()))
    } shapes: {
      try PigPolicyPicture(look: look, size: size).sketch(of: policy())
    }
  }

  /// The picture of a policy.
  package func picture(of policy: PigPolicy) -> IndexedPicture {
    page.picture { draw(policy, on: &$0) }
  }

  /// The same as shapes.
  func sketch(of policy: PigPolicy) -> Sketch { page.sketch { draw(policy, on: &$0) } }

  private var page: BlankPage {
    BlankPage(
      width: size.columns, height: size.rows,
      palette: Ink.colours(in: look.theme) + ColourScale.colours(in: look.theme))
  }

  private func draw(_ policy: PigPolicy, on page: inout some Paper) {
    let places = Places(size: size, scale: scale, font: font, target: policy.target)
    let range = Self.range(of: policy)
    fillPlot(of: policy, range, places.plot, on: &page)
    page.frame(places.plot, width: max(1, scale / 2), Ink.muted.full)
    drawAxes(places, target: policy.target, on: &page)
    drawScale(range, places, on: &page)
    drawTitles(places, on: &page)
  }

  private static func range(of policy: PigPolicy) -> ClosedRange<Int> {
    var (low, high) = (Int.max, 0)
    for own in 0..<policy.target {
      for other in 0..<policy.target {
        let hold = policy.holdAt(own: own, other: other)
        (low, high) = (min(low, hold), max(high, hold))
      }
    }
    return low...max(low, high)
  }
}

extension PigPolicyPicture {
  private func fillPlot(
    of policy: PigPolicy, _ range: ClosedRange<Int>, _ plot: PixelRect, on page: inout some Paper
  ) {
    let target = policy.target
    // The columns and rows of pixels for each total, as even as possible.
    func edge(_ total: Int, of length: Int) -> Int { (total * length + target - 1) / target }
    let holds = (0..<target * target).map {
      ColourScale.index(of: policy.holdAt(own: $0 % target, other: $0 / target), in: range)
    }
    let levels = Set(holds).sorted()
    let places = Dictionary(uniqueKeysWithValues: levels.enumerated().map { ($1, $0) })
    let size = GridSize(columns: target, rows: target)
    let runs = CellRuns(stacked: size, kinds: levels.count) { places[holds[$1 * target + $0]] }
    for (level, rects) in zip(levels, runs.rects) {
      for rect in rects {
        let columns = edge(rect.x, of: plot.width)..<edge(rect.maxX, of: plot.width)
        let rows = edge(rect.y, of: plot.height)..<edge(rect.maxY, of: plot.height)
        page.fill(
          PixelRect(
            left: plot.left + columns.lowerBound, top: plot.bottom - rows.upperBound,
            width: columns.count, height: rows.count), level)
      }
    }
  }

  private func drawAxes(_ places: Places, target: Int, on page: inout some Paper) {
    let plot = places.plot
    let labelWidth = font.width(of: "\(target)")
    let room = min(plot.width / (2 * labelWidth), plot.height / (2 * font.height))
    // With fewer steps than these, one more would be too long.
    let gaps = max(1, min(10, room)) + 1
    let step = Int(AxisStep(atLeast: Double(target + 1) / Double(gaps), whole: true).value)
    for tick in stride(from: 0, through: target, by: step) {
      let label = "\(tick)"
      let width = font.width(of: label)
      let x = plot.left + tick * plot.width / target
      page.fill(
        PixelRect(left: x, top: plot.bottom, width: max(1, scale / 2), height: places.tick),
        Ink.muted.full)
      page.write(
        label, left: x - width / 2, top: plot.bottom + places.tick + scale, font: font, Ink.muted)
      let y = plot.bottom - tick * plot.height / target
      page.fill(
        PixelRect(
          left: plot.left - places.tick, top: y, width: places.tick, height: max(1, scale / 2)),
        Ink.muted.full)
      page.write(
        label, left: plot.left - places.tick - 2 * scale - width,
        top: y - font.height / 2, font: font, Ink.muted)
    }
  }

  private func drawScale(_ range: ClosedRange<Int>, _ places: Places, on page: inout some Paper) {
    guard let bar = places.scale else { return }
    for y in 0..<bar.height {
      let share = Double(bar.height - 1 - y) / Double(max(1, bar.height - 1))
      page.fill(
        PixelRect(left: bar.left, top: bar.top + y, width: bar.width, height: bar.height - y),
        ColourScale.index(ofShare: share))
    }
    page.frame(bar, width: max(1, scale / 2), Ink.muted.full)
    var last = Int.max
    let numbers = Set(
      [range.lowerBound, range.upperBound] + Self.scaleNumbers.filter(range.contains))
    for number in numbers.sorted() {
      let share = ColourScale.share(of: number, in: range)
      let y = bar.bottom - 1 - Int(share * Double(bar.height - 1) + 0.5)
      // The numbers at both ends take precedence; others are written if they fit.
      let isEnd = number == range.lowerBound || number == range.upperBound
      let isFree = last - y >= font.height && y - bar.top >= font.height
      guard isEnd || isFree else { continue }
      last = y
      page.fill(
        PixelRect(left: bar.right, top: y, width: places.tick, height: max(1, scale / 2)),
        Ink.muted.full)
      page.write(
        "\(number)", left: bar.right + places.tick + 2 * scale, top: y - font.height / 2,
        font: font, Ink.muted)
    }
  }

  private func drawTitles(_ places: Places, on page: inout some Paper) {
    func fitted(
      _ texts: [String], _ room: PixelRect, atMost size: Int, isBold: Bool = false
    ) -> FittedText {
      FittedText(line: texts, in: room, atMost: size, isBold: isBold, face: font.face)
    }
    func texts(_ usual: LocalizedText, own: String? = nil) -> [String] {
      own.map { [$0] } ?? usual.texts(look.language)
    }
    // The colours need an explanation beside a title of one's own, if there is room.
    let usual = texts(.pigPolicy)
    let titles = look.texts.title?.fixedWords.map { own in ["\(own) · \(usual[1])", own] } ?? usual
    let size = (scale + 1) * FittedText.unit
    page.write(
      fitted(titles, places.title, atMost: size, isBold: true), in: places.title, Ink.text)
    page.write(
      fitted(texts(.pigOwnTotal, own: look.chart.axes.x), places.across, atMost: font.size),
      in: places.across, Ink.text)
    let turned = PixelRect(left: 0, top: 0, width: places.up.height, height: places.up.width)
    page.writeUpwards(
      fitted(texts(.pigOtherTotal, own: look.chart.axes.y), turned, atMost: font.size),
      in: places.up,
      Ink.text)
  }

  private static let scaleNumbers = [
    2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 70, 100, 150, 200, 300, 400, 500, 700, 1000,
  ]
}

extension PigPolicyPicture {
  /// The layout of the picture.
  struct Places {
    let plot: PixelRect
    let title: PixelRect
    /// The titles of the axes.
    let across: PixelRect
    let up: PixelRect
    /// The colour bar; nil if it does not fit.
    let scale: PixelRect?
    /// The length of a tick mark in pixels.
    let tick: Int

    init(size: GridSize, scale: Int, font: Font, target: Int) {
      let line = FittedText.line * scale
      let label = font.width(of: "\(target)")
      tick = 3 * scale
      var room = PixelRect(left: 0, top: 0, width: size.columns, height: size.rows)
        .inset(by: 4 * scale)
      let head = room.takeTop(FittedText.line * (scale + 1), gap: 3 * scale)
      let foot = room.takeBottom(line, gap: line + tick + 2 * scale)
      let side = room.takeLeft(line, gap: label + tick + 3 * scale)
      // The last label extends half its width beyond the plot.
      let barRoom = 12 * scale + tick + 2 * scale + label
      let hasScale = room.width > 3 * barRoom
      let bar = hasScale ? room.takeRight(barRoom, gap: 6 * scale + label / 2) : nil
      if !hasScale { _ = room.takeRight(label / 2) }
      _ = room.takeTop(line / 2)
      var edge = max(1, min(room.width, room.height))
      if edge >= target { edge -= edge % target }
      let plot = PixelRect(
        left: room.left + (room.width - edge) / 2, top: room.top + (room.height - edge) / 2,
        width: edge, height: edge)
      self.plot = plot
      self.scale = bar.map {
        PixelRect(
          left: min($0.left, plot.right + 6 * scale + label / 2), top: plot.top, width: 12 * scale,
          height: plot.height)
      }
      title = head
      // Titles are beside the plot, wherever it is centred.
      let below = plot.bottom + tick + scale + line + scale
      across = PixelRect(
        left: plot.left, top: min(foot.top, below), width: plot.width, height: line)
      let before = plot.left - tick - 4 * scale - label - line
      up = PixelRect(left: max(side.left, before), top: plot.top, width: line, height: plot.height)
    }
  }
}
