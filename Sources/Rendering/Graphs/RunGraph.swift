internal import Basics

/// A picture of many runs, measured out: what is filled, dotted and written where.
struct RunGraph: Sendable {
  private(set) var layout: GraphLayout
  private(set) var fills: [(rect: PixelRect, ink: UInt8)] = []
  private(set) var dots: [(centres: [SIMD2<Double>], ramp: [UInt8])] = []
  private(set) var radius = 0.0
  private let inks: GraphInks
  private let names: RunGraphNames
  private let language: Language

  /// A picture of numbers in a room.
  init(
    _ data: RunGraphData, names: RunGraphNames, room: PixelRect, font: Font, inks: GraphInks,
    language: Language
  ) {
    (self.inks, self.names, self.language) = (inks, names, language)
    let notes = Self.notes(of: data, language)
    layout = GraphLayout(room: room, font: font, numbersWidth: 0)
    switch data.content {
    case .numbers(let numbers): lay(histogramOf: numbers, notes)
    case .points(let points): lay(scatterOf: points, notes)
    case .cells(let cells): lay(heatOf: cells, notes, hasEmpty: data.empty > 0)
    }
  }

  private static func notes(of data: RunGraphData, _ language: Language) -> [String] {
    let count = ["count": "\(data.count)"]
    let all = (data.count == 1 ? Wording.oneRun : .runs).text(language, count)
    guard data.empty > 0 else { return [all] }
    let empty = Wording.withoutValue.texts(language, ["count": "\(data.empty)"])
    return empty.map { "\(all), \($0)" } + [all]
  }
}

// MARK: - Histograms

extension RunGraph {
  private mutating func lay(histogramOf numbers: [Double], _ notes: [String]) {
    let (font, room) = (layout.font, layout.room)
    let down = Wording.runsDown.text(language)
    guard !numbers.isEmpty else { return layEmpty(down, notes) }
    let bins = GraphBins(numbers, atMost: max(8, min(60, room.width / max(1, font.size))))
    let most = max(bins.counts.max() ?? 0, bins.beyond)
    let (above, below) = GraphLayout.around(font)
    let gaps = max(1, (room.height - above - below) / (2 * font.size))
    let ticks = AxisTicks(upTo: Double(most), whole: true, atMost: gaps)
    let width = ticks.labels.map(font.width).max() ?? 0
    layout = GraphLayout(room: room, font: font, numbersWidth: width)
    let plot = layout.plot
    func row(_ count: Double) -> Double {
      Double(plot.bottom) - count / ticks.last * Double(plot.height)
    }
    fillGround(rows: ticks.ticks.filter { $0.digits > 0 }.map { row($0.value) })
    layout.numberDown(zip(ticks.ticks, ticks.labels).map { (row($0.value), $1) })
    // A bar apart takes the columns of three, and those of one lie before it.
    let apart = bins.beyond > 0 ? 4.0 : 0
    let unit = Double(plot.width) / (Double(bins.counts.count) + apart)
    let gap = unit >= 4 ? layout.rule : 0
    func column(_ place: Double) -> Double { Double(plot.left) + place * unit }
    func bar(_ from: Double, _ to: Double, _ count: Int) {
      guard count > 0 else { return }
      let (left, right) = (Int(column(from).rounded()), Int(column(to).rounded()))
      let top = min(Int(row(Double(count)).rounded()), plot.bottom - layout.rule)
      fills.append(
        (
          PixelRect(
            left: left, top: top, width: max(1, right - left - gap), height: plot.bottom - top),
          inks.bar
        ))
    }
    for (place, count) in bins.counts.enumerated() {
      bar(Double(place), Double(place + 1), count)
    }
    let total = Double(bins.counts.count)
    if bins.beyond > 0 { bar(total + 1, total + apart, bins.beyond) }
    let axis = GraphAxis(
      from: bins.start, to: bins.end, isWhole: bins.isWhole,
      gaps: max(1, min(8, plot.width / (5 * font.size))))
    var marks = axis.marks.map { mark in
      (column: column((mark.value - bins.start) / bins.length), text: mark.label)
    }
    if bins.beyond > 0 {
      let place = column(total + 1 + (apart - 1) / 2)
      let text = "≥ " + bins.endLabel
      let room = Double(font.width(of: text)) / 2
      marks.removeAll { $0.column + Double(font.width(of: $0.text)) / 2 > place - room - 4 }
      marks.append((place, text))
    }
    layout.numberAcross(marks)
    frameAxis()
    layout.name(across: names.across, down: down, notes: notes)
  }

  /// The plot of no number at all.
  private mutating func layEmpty(_ down: String, _ notes: [String]) {
    fillGround(rows: [])
    frameAxis()
    layout.name(across: names.across, down: down, notes: notes)
  }

  /// Fills the plot, with lines across at some rows.
  private mutating func fillGround(rows: [Double], columns: [Double] = []) {
    let (plot, rule) = (layout.plot, layout.rule)
    fills.append((plot, inks.ground))
    for row in rows {
      let top = Int((row - Double(rule) / 2).rounded())
      fills.append(
        (PixelRect(left: plot.left, top: top, width: plot.width, height: rule), inks.grid))
    }
    for column in columns {
      let left = Int((column - Double(rule) / 2).rounded())
      fills.append(
        (PixelRect(left: left, top: plot.top, width: rule, height: plot.height), inks.grid))
    }
  }

  /// The line under the plot and its marks.
  private mutating func frameAxis() {
    let (plot, rule) = (layout.plot, layout.rule)
    fills.append(
      (PixelRect(left: plot.left, top: plot.bottom, width: plot.width, height: rule), inks.axis))
    for left in layout.marksAcross {
      fills.append(
        (
          PixelRect(left: left, top: plot.bottom, width: rule, height: rule + layout.markLength),
          inks.axis
        ))
    }
  }
}

// MARK: - Scatters

extension RunGraph {
  private mutating func lay(scatterOf points: [SIMD2<Double>], _ notes: [String]) {
    let (font, room) = (layout.font, layout.room)
    guard !points.isEmpty else { return layEmpty(names.down, notes) }
    let (above, below) = GraphLayout.around(font)
    let gapsDown = max(1, min(6, (room.height - above - below) / (2 * font.size)))
    let across = GraphAxis(
      of: points.map(\.x), gaps: max(1, min(8, room.width / (5 * font.size))))
    let down = GraphAxis(of: points.map(\.y), gaps: gapsDown)
    let width = down.marks.map { font.width(of: $0.label) }.max() ?? 0
    layout = GraphLayout(room: room, font: font, numbersWidth: width)
    let plot = layout.plot
    let scale = Double(font.size) / 14
    radius = GraphDots.radius(of: points.count) * scale
    // Dots at the ends lie wholly inside.
    let inset = min(
      radius + 3 * scale, Double(plot.width) / 4, Double(plot.height) / 4)
    func column(_ value: Double) -> Double {
      Double(plot.left) + inset + across.share(value) * (Double(plot.width) - 2 * inset)
    }
    func row(_ value: Double) -> Double {
      Double(plot.bottom) - inset - down.share(value) * (Double(plot.height) - 2 * inset)
    }
    fillGround(
      rows: down.marks.map { row($0.value) }, columns: across.marks.map { column($0.value) })
    layout.numberDown(down.marks.map { (row($0.value), $0.label) })
    layout.numberAcross(across.marks.map { (column($0.value), $0.label) })
    let levels = GraphDots(at: points.map { [column($0.x), row($0.y)] }, radius: radius)
    for (level, centres) in levels.dots.enumerated() where !centres.isEmpty {
      dots.append((centres, inks.level(level, of: levels.levelCount)))
    }
    frameAxis()
    let logarithmic = Wording.logarithmic.text(language)
    func name(_ name: String, _ axis: GraphAxis) -> String {
      axis.isLogarithmic ? "\(name), \(logarithmic)" : name
    }
    layout.name(
      across: name(names.across, across), down: name(names.down, down), notes: notes)
    layKey(of: levels.levelCount, beside: name(names.down, down))
  }

  /// Tells above the plot how many runs lie within dots of each shade.
  private mutating func layKey(of count: Int, beside name: String) {
    guard count > 1 else { return }
    let font = layout.font
    let swatch = font.metrics.capitals
    let title = Wording.runsAtASpot.text(language)
    let labels = (0..<count).map { level in
      level == 0 ? "1" : "\(GraphDots.levels[level])+"
    }
    let gap = font.size * 3 / 7
    let widths = labels.map { swatch + gap + font.width(of: $0) + font.size * 5 / 7 }
    let side = MarginRoom.margin(at: font.size)
    let whole = widths.reduce(0, +) - font.size * 5 / 7
    let start = layout.plot.right - whole
    let least = layout.room.left + 2 * side + font.width(of: name) + font.size
    guard start >= least else { return }
    let top = layout.room.top + side
    let titleLeft = start - font.size - font.width(of: title)
    if titleLeft >= least {
      layout.write(.init(text: title, left: titleLeft, top: top))
    }
    var pen = start
    for (level, label) in labels.enumerated() {
      let ink = inks.level(level, of: count).last ?? inks.bar
      fills.append(
        (
          PixelRect(left: pen, top: top + font.baseline - swatch, width: swatch, height: swatch),
          ink
        ))
      layout.write(.init(text: label, left: pen + swatch + gap, top: top))
      pen += widths[level]
    }
  }
}

// MARK: - Heat maps

extension RunGraph {
  private mutating func lay(heatOf cells: RunGraphCells, _ notes: [String], hasEmpty: Bool) {
    let means = cells.means
    let scale = means.isEmpty ? nil : GraphAxis(of: means, gaps: 5)
    layout = HeatMeasure(
      names: names, size: cells.size, bar: scale?.marks.map(\.label) ?? [], font: layout.font
    ).layout(in: layout.room)
    let plot = layout.plot
    fills.append((plot, inks.nothing))
    let size = cells.size
    func left(_ column: Int) -> Int { plot.left + column * plot.width / size.columns }
    func top(_ row: Int) -> Int { plot.top + row * plot.height / size.rows }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let mean = cells.mean(column: column, row: row), let scale else { continue }
        fills.append(
          (
            PixelRect(
              left: left(column), top: top(row), width: left(column + 1) - left(column),
              height: top(row + 1) - top(row)),
            shade(mean, scale)
          ))
      }
    }
    layLabels(size)
    layBar(scale)
    // What is said of empty cells stands beside their colour.
    layout.name(across: "", down: names.down, notes: notes)
    if hasEmpty, let note = notes.first { layEmptyKey(after: note) }
    nameAcross(notes)
  }

  private func shade(_ value: Double, _ scale: GraphAxis) -> UInt8 {
    let last = Double(inks.heat.count - 1)
    return inks.heat[Int((min(1, max(0, scale.share(value))) * last).rounded())]
  }

  private mutating func layLabels(_ size: GridSize) {
    let plot = layout.plot
    let (wide, high) = (
      Double(plot.width) / Double(size.columns), Double(plot.height) / Double(size.rows)
    )
    let font = layout.font
    let columns = names.columns.enumerated().map { place, text in
      (column: Double(plot.left) + (Double(place) + 0.5) * wide, text: text)
    }
    let widest = names.columns.map(font.width).max() ?? 0
    if HeatMeasure.standsUpwards(names.columns, cell: wide, font) {
      layout.writeUpwards(
        columns.map { ($0.column, font.shortened($0.text, to: HeatMeasure.longest(font))) })
    } else {
      let step = HeatMeasure.step(
        of: names.columns, room: wide, needed: Double(widest) + Double(font.size) * 0.6)
      layout.numberAcross(HeatMeasure.chosen(columns, names.columns, every: step))
    }
    let rows = names.rows.enumerated().map { place, text in
      (
        row: Double(plot.top) + (Double(place) + 0.5) * high,
        text: font.shortened(text, to: HeatMeasure.longest(font))
      )
    }
    let step = HeatMeasure.step(of: names.rows, room: high, needed: Double(font.height))
    layout.numberDown(HeatMeasure.chosen(rows, names.rows, every: step))
    let rule = layout.rule
    // Names stand right at their cells; only where some are left out marks tell whose they are.
    guard step > 1 || layout.marksAcross.count < size.columns else { return }
    for left in layout.marksAcross {
      fills.append(
        (
          PixelRect(left: left, top: plot.bottom, width: rule, height: layout.markLength),
          inks.axis
        ))
    }
    for top in layout.marksDown {
      let length = layout.markLength
      fills.append(
        (PixelRect(left: plot.left - length, top: top, width: length, height: rule), inks.axis))
    }
  }

  /// The bar of colours right of the plot, its numbers, and the name of the measure over it.
  private mutating func layBar(_ scale: GraphAxis?) {
    let (plot, font) = (layout.plot, layout.font)
    let width = HeatMeasure.barWidth(font)
    let left = plot.right + font.size
    let height = max(plot.height, min(font.size * 6, layout.room.bottom - plot.top))
    let name =
      scale?.isLogarithmic ?? false
      ? "\(names.value), \(Wording.logarithmic.text(language))" : names.value
    let top = layout.room.top + MarginRoom.margin(at: font.size)
    let right = layout.room.right - MarginRoom.margin(at: font.size)
    layout.write(
      .init(text: name, left: min(left, right - font.width(of: name)), top: top))
    guard let scale else { return }
    let count = inks.heat.count
    for place in 0..<count {
      let (from, to) = (
        plot.top + place * height / count, plot.top + (place + 1) * height / count
      )
      fills.append(
        (
          PixelRect(left: left, top: from, width: width, height: to - from),
          inks.heat[count - 1 - place]
        ))
    }
    for mark in scale.marks {
      let row = Double(plot.top) + (1 - scale.share(mark.value)) * Double(height)
      let line = Int((row - Double(layout.rule) / 2).rounded())
      fills.append(
        (
          PixelRect(
            left: left + width, top: min(line, plot.top + height - layout.rule),
            width: layout.markLength, height: layout.rule),
          inks.axis
        ))
      layout.write(
        layout.label(
          mark.label, left: left + width + layout.markLength + font.size * 3 / 14, middle: row))
    }
  }

  private mutating func layEmptyKey(after note: String) {
    guard let label = layout.labels.last(where: { $0.text == note }) else { return }
    let font = layout.font
    let side = font.metrics.capitals
    let left = label.left + font.width(of: note) + font.size * 3 / 7
    guard left + side <= layout.room.right else { return }
    fills.append(
      (
        PixelRect(
          left: left, top: label.top + font.baseline - side, width: side, height: side),
        inks.nothing
      ))
  }

  /// The name of what goes across, below the middle of the plot, or right of the note.
  private mutating func nameAcross(_ notes: [String]) {
    let font = layout.font
    let note = layout.labels.last { notes.contains($0.text) }
    let least =
      note.map { $0.left + font.width(of: $0.text) + 2 * font.size } ?? layout.room.left
    let text = font.shortened(names.across, to: layout.room.right - least)
    guard text.count > 1 || text == names.across else { return }
    let top = layout.room.bottom - MarginRoom.margin(at: font.size) - font.height
    let left = layout.plot.right - font.width(of: text)
    layout.write(.init(text: text, left: max(least, left), top: top))
  }
}

// MARK: - On paper

extension RunGraph {
  func draw(on paper: inout some FilmPaper) {
    for (rect, ink) in fills { paper.fill(rect, ink) }
    for (centres, ramp) in dots {
      paper.dot(centres, radius: radius, ramp, over: [inks.ground, inks.grid])
    }
    for label in layout.labels {
      let ink = label.isMuted ? inks.muted : inks.text
      if label.isUpwards {
        paper.writeUpwards(label.text, left: label.left, top: label.top, font: layout.font, ink)
      } else {
        paper.write(label.text, left: label.left, top: label.top, font: layout.font, ink)
      }
    }
  }
}

extension Wording {
  fileprivate static let runs = Wording(
    en: "{count} runs", ru: "прогонов: {count}", es: "{count} pasadas")
  fileprivate static let oneRun = Wording(en: "1 run", ru: "прогонов: 1", es: "1 pasada")
  fileprivate static let withoutValue = Wording(
    en: "{count} without a value", ru: "без значения: {count}", es: "{count} sin valor")
  fileprivate static let runsDown = Wording(en: "runs", ru: "прогоны", es: "pasadas")
  fileprivate static let runsAtASpot = Wording(
    en: "runs at a spot", ru: "прогонов в точке", es: "pasadas por punto")
  fileprivate static let logarithmic = Wording(
    en: "log scale", ru: "логарифмически", es: "escala logarítmica")
}
