internal import TerrariumBasics

/// A measured picture of many runs: filled areas, dots and texts at their places.
struct RunGraph: Sendable {
  var layout: GraphLayout
  var fills: [(rect: PixelRect, ink: UInt8)] = []
  var dots: [(centres: [SIMD2<Double>], ramp: [UInt8])] = []
  var radius = 0.0
  let inks: GraphInks
  let names: RunGraphNames
  let language: Language

  /// Lays out a picture of numbers in a room.
  init(
    _ data: RunGraphData, names: RunGraphNames, room: PixelRect, font: Font, inks: GraphInks,
    language: Language
  ) {
    self.inks = inks
    self.names = names
    self.language = language
    let notes = Self.notes(of: data, language)
    layout = GraphLayout(room: room, font: font, numbersWidth: 0)
    switch data.content {
    case .numbers(let numbers): lay(histogramOf: numbers, notes)
    case .points(let points): lay(scatterOf: points, notes)
    case .cells(let cells): lay(heatOf: cells, notes, hasEmpty: data.empty > 0)
    }
  }

  private static func notes(of data: RunGraphData, _ language: Language) -> [String] {
    // Numbers are written as on the axes.
    func count(_ number: Int) -> [String: String] {
      ["count": AxisTicks.Tick(number).label(in: language)]
    }
    let runs: LocalizedText = data.count == 1 ? .oneRun : .runs
    let all = runs.text(language, count(data.count))
    if let each = data.runsACell, each > 1, data.empty == 0 {
      let told = data.statistic.cellOf.texts(language, count(each))
      return told.map { "\(all), \($0)" } + [all]
    }
    guard data.empty > 0 else { return [all] }
    let empty = LocalizedText.withoutValue.texts(language, count(data.empty))
    return empty.map { "\(all), \($0)" } + [all]
  }
}

// MARK: - Histograms

extension RunGraph {
  mutating func lay(histogramOf numbers: [Double], _ notes: [String]) {
    let (font, room) = (layout.font, layout.room)
    let down = names.titles.y ?? LocalizedText.runsDown.text(language)
    guard !numbers.isEmpty else { return layEmpty(down, notes) }
    let bins = GraphBins(numbers, atMost: max(8, min(60, room.width / max(1, font.size))))
    let most = max(bins.counts.max() ?? 0, bins.beyond)
    let (above, below) = GraphLayout.around(font)
    let gaps = max(1, (room.height - above - below) / (2 * font.size))
    let ticks = AxisTicks(upTo: Double(most), whole: true, atMost: gaps)
    let labels = ticks.labels(in: language)
    let width = labels.map(font.width).max() ?? 0
    layout = GraphLayout(room: room, font: font, numbersWidth: width)
    let plot = layout.plot
    func row(_ count: Double) -> Double {
      Double(plot.bottom) - count / ticks.last * Double(plot.height)
    }
    fillGround(rows: ticks.ticks.filter { $0.digits > 0 }.map { row($0.value) })
    layout.numberDown(zip(ticks.ticks, labels).map { (row($0.value), $1) })
    // A separate bar takes the columns of three, one of which is the gap before it.
    let apart = bins.beyond > 0 ? 4.0 : 0
    let unit = Double(plot.width) / (Double(bins.counts.count) + apart)
    let gap = unit >= 4 ? layout.rule : 0
    func column(_ place: Double) -> Double { Double(plot.left) + place * unit }
    func bar(_ from: Double, _ to: Double, _ count: Int) {
      guard count > 0 else { return }
      let (left, right) = (Int(column(from).rounded()), Int(column(to).rounded()))
      let top = min(Int(row(Double(count)).rounded()), plot.bottom - layout.rule)
      fill(
        inks.bar, left: left, top: top, width: max(1, right - left - gap), height: plot.bottom - top
      )
    }
    for (place, count) in bins.counts.enumerated() { bar(Double(place), Double(place + 1), count) }
    let total = Double(bins.counts.count)
    if bins.beyond > 0 { bar(total + 1, total + apart, bins.beyond) }
    let axis = GraphAxis(
      from: bins.start, to: bins.end, isWhole: bins.isWhole,
      gaps: max(1, min(8, plot.width / (5 * font.size))))
    let end = bins.beyond > 0 ? [bins.endTick] : []
    var marks = AxisTicks.alike(axis.marks + end).map { mark in
      (
        column: column((mark.value - bins.start) / bins.length), text: mark.label(in: language)
      )
    }
    if bins.beyond > 0 {
      let place = column(total + 1 + (apart - 1) / 2)
      let text = "≥ " + marks.removeLast().text
      let room = Double(font.width(of: text)) / 2
      marks.removeAll { $0.column + Double(font.width(of: $0.text)) / 2 > place - room - 4 }
      marks.append((place, text))
    }
    layout.numberAcross(marks)
    frameAxis()
    layout.name(across: names.titles.x ?? names.across, down: down, notes: notes)
  }

  /// Lays out the plot without any numbers.
  mutating func layEmpty(_ down: String, _ notes: [String]) {
    fillGround(rows: [])
    frameAxis()
    layout.name(across: names.titles.x ?? names.across, down: down, notes: notes)
  }

  /// Fills a rectangle.
  mutating func fill(_ ink: UInt8, left: Int, top: Int, width: Int, height: Int) {
    fills.append((PixelRect(left: left, top: top, width: width, height: height), ink))
  }

  /// Fills the plot, with lines at some rows and columns.
  mutating func fillGround(rows: [Double], columns: [Double] = []) {
    let (plot, rule) = (layout.plot, layout.rule)
    fills.append((plot, inks.ground))
    for row in rows {
      let top = Int((row - Double(rule) / 2).rounded())
      fill(inks.grid, left: plot.left, top: top, width: plot.width, height: rule)
    }
    for column in columns {
      let left = Int((column - Double(rule) / 2).rounded())
      fill(inks.grid, left: left, top: plot.top, width: rule, height: plot.height)
    }
  }

  /// Draws the line under the plot and its marks.
  mutating func frameAxis() {
    let (plot, rule) = (layout.plot, layout.rule)
    fill(inks.axis, left: plot.left, top: plot.bottom, width: plot.width, height: rule)
    for left in layout.marksAcross {
      fill(inks.axis, left: left, top: plot.bottom, width: rule, height: rule + layout.markLength)
    }
  }
}

// MARK: - On paper

extension RunGraph {
  func draw(on paper: inout some Paper) {
    for (rect, ink) in fills { paper.fill(rect, ink) }
    for (centres, ramp) in dots {
      paper.dot(centres, radius: radius, ramp, over: [inks.ground, inks.grid])
    }
    for label in layout.labels {
      paper.write(
        label.text, left: label.left, top: label.top, font: layout.font, inks.muted,
        isUpwards: label.isUpwards)
    }
  }
}

extension LocalizedText {
  fileprivate static let runs = LocalizedText(
    en: "{count} runs", ru: "прогонов: {count}", es: "{count} pasadas")
  fileprivate static let oneRun = LocalizedText(en: "1 run", ru: "прогонов: 1", es: "1 pasada")
  fileprivate static let withoutValue = LocalizedText(
    en: "{count} without a value", ru: "без значения: {count}", es: "{count} sin valor")
  fileprivate static let runsDown = LocalizedText(en: "runs", ru: "прогоны", es: "pasadas")
  static let runsAtASpot = LocalizedText(
    en: "runs at a spot", ru: "прогонов в точке", es: "pasadas por punto")
  static let logarithmic = LocalizedText(
    en: "log scale", ru: "логарифмическая шкала", es: "escala logarítmica")
}

extension RunStatistic {
  /// The meaning of a heat map's cell.
  fileprivate var cellOf: LocalizedText {
    switch self {
    case .mean:
      LocalizedText(
        en: "a cell is the mean of {count}|mean of {count}",
        ru: "клетка — среднее {count} прогонов|среднее {count} прогонов",
        es: "una celda es la media de {count}|media de {count}")
    case .median:
      LocalizedText(
        en: "a cell is the median of {count}|median of {count}",
        ru: "клетка — медиана {count} прогонов|медиана {count} прогонов",
        es: "una celda es la mediana de {count}|mediana de {count}")
    case .spread:
      LocalizedText(
        en: "a cell is the standard deviation of {count}|deviation of {count}",
        ru: "клетка — отклонение {count} прогонов|отклонение {count} прогонов",
        es: "una celda es la desviación de {count}|desviación de {count}")
    case .share:
      LocalizedText(
        en: "a cell is a share of {count}|a share of {count}",
        ru: "клетка — доля из {count} прогонов|доля из {count} прогонов",
        es: "una celda es la proporción de {count}|proporción de {count}")
    }
  }
}
