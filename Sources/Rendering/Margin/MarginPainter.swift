internal import GD
internal import Simulation

/// Draws what stands round the field, in colours that the field's palette has.
struct MarginPainter: Sendable {
  private let layout: Layout
  private let clock: Clock
  private let counterInk: CounterInk
  private let legendInk: LegendInk
  private let ruleInk: RuleInk
  private let endNote: EndNote?
  private let background: UInt8
  private let look: Look
  private let series: [Chart.Series]
  private let measure: ChartMeasure
  /// The palette's indices of the colours of a chart.
  private let chartIndices: [Colour: UInt8]
  private var chart: Chart?
  private let cover: CoverCard?
  private let accent: UInt8

  /// The colours that the chart of a layout is drawn in.
  static func chartColours(of layout: Layout, _ look: Look, _ subject: Subject) -> [Colour] {
    guard layout.margins.chart != nil else { return [] }
    return ChartInks(
      tones: subject.series.map(\.tone), theme: look.theme, style: look.chartStyle, hasBands: false
    ).colours
  }

  /// The tones that the margins of a layout are drawn in.
  static func tones(of layout: Layout, _ subject: Subject, _ facts: FilmFacts) -> [Tone] {
    let margins = layout.margins
    let cover = facts.cover == nil ? [] : CoverCard.tones(accent(of: subject))
    var tones: [Tone] = []
    if margins.caption != nil { tones.append(.text) }
    if margins.counters != nil { tones += [.text, .muted] + subject.census.map(\.tone) }
    if margins.legend != nil { tones += Legend.tones(of: subject) }
    if margins.rule != nil { tones += [.muted, .alive, .ground] }
    return tones + cover
  }

  /// The tone of a card's line: that of what the census counts first.
  private static func accent(of subject: Subject) -> Tone { subject.census.first?.line ?? .text }

  /// A painter whose colours are among those of a field.
  init(
    _ layout: Layout, look: Look, subject: Subject, facts: FilmFacts, field: FieldPainter
  ) throws(GDError) {
    self.layout = layout
    clock = facts.clock
    func index(_ tone: Tone) -> UInt8 { field.index(of: look.theme[tone]) }
    counterInk = CounterInk(look.theme, subject.census, in: field)
    legendInk = LegendInk(
      text: index(.text), faint: index(.muted),
      colours: Dictionary(
        Legend.tones(of: subject).map { ($0, index($0)) }, uniquingKeysWith: { first, _ in first }),
      tiles: try Self.tiles(layout, look, subject, field))
    background = field.background
    cover = facts.cover.flatMap {
      CoverCard($0, in: GridSize(columns: layout.width, rows: layout.height))
    }
    accent = index(Self.accent(of: subject))
    self.look = look
    (series, measure) = (subject.series, facts.measure)
    chartIndices = Dictionary(
      Self.chartColours(of: layout, look, subject).map { ($0, field.index(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    endNote = subject.ending.map {
      EndNote($0.wording, language: look.language, in: layout.margins)
    }
    ruleInk = RuleInk(alive: index(.alive), dead: index(.ground), line: index(.muted))
  }

  /// The same with the chart of a film's census, where there is room for one.
  func charting(_ history: CensusHistory) -> MarginPainter {
    guard let place = layout.place(of: .chart) else { return self }
    var painter = self
    painter.chart = Chart(
      room: place, history: history, series: series, style: look.chartStyle, theme: look.theme,
      measure: measure, scale: layout.margins.chart?.scale ?? 1, language: look.language)
    return painter
  }

  /// Whether there is a card to show before the film.
  var hasCover: Bool { cover != nil }

  /// The tiles that a legend shows, at the size of its swatches, in the shape that the field's cells
  /// have.
  private static func tiles(
    _ layout: Layout, _ look: Look, _ subject: Subject, _ field: FieldPainter
  ) throws(GDError) -> [Int: [UInt8]] {
    guard let legend = layout.margins.legend else { return [:] }
    var look = look
    // A camera may come near enough for any shape.
    if !look.hasCamera { look.shape = TilePainter.shape(look.shape, ofCell: layout.cell) }
    let side = legend.swatchSide
    let painter = TilePainter(look: look, subject: subject, cell: side)
    var tiles: [Int: [UInt8]] = [:]
    for state in legend.states {
      let sheet = try painter.sheet(for: state)
      let width = painter.period * side
      tiles[state] = (0..<side).flatMap { y in
        sheet[y * width..<y * width + side].map { field.index(of: Colour($0)) }
      }
    }
    return tiles
  }

  /// Draws the margins of a frame.
  func draw(_ frame: Frame, into raster: inout Raster) {
    let margins = layout.margins
    if frame.isCover {
      cover?.draw(
        text: counterInk.value, muted: counterInk.name, accent: accent, into: &raster)
      return
    }
    let end = frame.census.dropLast().allSatisfy { $0 == 0 } ? endNote : nil
    if let caption = end?.caption ?? margins.caption, let place = layout.place(of: .caption) {
      caption.draw(in: place, counterInk.value, into: &raster)
    }
    if let rule = margins.rule, let place = layout.place(of: .rule) {
      rule.draw(in: place, ink: ruleInk, into: &raster)
    }
    if let counters = margins.counters, let place = layout.place(of: .counters) {
      let values = CounterValues(tick: frame.tick, census: frame.census)
      counters.draw(values.texts(clock), in: place, ink: counterInk, into: &raster)
      end?.draw(behind: counters, in: place, counterInk.value, into: &raster)
    }
    if let legend = margins.legend, let place = layout.place(of: .legend) {
      legend.draw(in: place, ink: legendInk, into: &raster)
    }
    chart?.draw(upTo: frame.number + 1, into: &raster) { chartIndices[$0] ?? background }
  }
}
