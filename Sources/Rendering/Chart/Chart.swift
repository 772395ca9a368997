/// The census of a film over its time, in a room of the picture. It is made once for a film; its
/// axes stay the same while the lines grow from frame to frame.
///
///     let chart = Chart(
///       room: room, history: history, series: [.init("alive", tone: .alive)],
///       style: .filled, theme: theme, measure: ChartMeasure(.ticks), scale: 1, language: .en)
///     chart.draw(upTo: frame + 1, into: &raster) { field.index(of: $0) }
package struct Chart: Sendable {
  /// A line: what it is called, and the tone it is drawn in.
  package struct Series: Hashable, Sendable {
    package let name: String
    package let tone: Tone
    private let wording: Wording?

    package init(_ name: String, _ wording: Wording? = nil, tone: Tone) {
      (self.name, self.wording, self.tone) = (name, wording, tone)
    }

    /// What a key calls it.
    func name(in language: Language) -> String { wording?.text(language) ?? name }
  }

  /// How the series are shown.
  package enum Style: String, CaseIterable, Sendable {
    /// Bare lines.
    case lines
    /// Lines over areas down to the axis; where two areas meet, both are seen.
    case filled
    /// Areas that stand on each other, the last series at the bottom: for parts of a whole.
    case stacked
  }

  let layout: ChartLayout
  private let inks: ChartInks
  private let plot: ChartPlot

  /// A chart of a film's census. Its first series are those of the points' counts, two at most;
  /// `scale` is the side of a font pixel. Costs a look at every point.
  package init(
    room: PixelRect, history: CensusHistory, series: [Series], style: Style, theme: Theme,
    measure: ChartMeasure, scale: Int, language: Language
  ) {
    self.init(
      room: room, history: history, bands: nil, series: series, style: style, theme: theme,
      measure: measure, scale: scale, language: language)
  }

  /// A chart of many runs: the median of each series over the range of most.
  package init(
    room: PixelRect, bands: CensusBands, series: [Series], theme: Theme, measure: ChartMeasure,
    scale: Int, language: Language
  ) {
    self.init(
      room: room, history: bands.median, bands: bands, series: series, style: .filled,
      theme: theme, measure: measure, scale: scale, language: language)
  }

  private init(
    room: PixelRect, history: CensusHistory, bands: CensusBands?, series: [Series], style: Style,
    theme: Theme, measure: ChartMeasure, scale: Int, language: Language
  ) {
    let series = series.prefix(2)
    layout = ChartLayout(
      room: room, scale: scale,
      contents: ChartLayout.Contents(
        across: Self.across(history, measure), measure: measure,
        top: Self.top(bands?.high ?? history, seriesCount: series.count, style: style),
        names: series.map { $0.name(in: language) }, language: language))
    inks = ChartInks(
      tones: series.map(\.tone), theme: theme, style: style, hasBands: bands != nil)
    plot = ChartPlot(
      of: history, bands: bands, seriesCount: series.count, style: style, layout: layout,
      inks: inks)
  }

  /// The colours that it draws in, all of them, each once.
  package var colours: [Colour] { inks.colours }

  /// The smallest room in which there is more than bare lines; smaller ones are not worth it.
  package static func minimumSize(scale: Int) -> (width: Int, height: Int) {
    ChartLayout.minimumSize(scale: scale)
  }

  /// A good height for a chart so wide.
  package static func preferredHeight(width: Int, scale: Int) -> Int {
    min(max(width * 3 / 10, 72 * scale), 200 * scale)
  }

  /// Draws the first frames' points, with a dot at the newest, and the axes of the whole film. The
  /// raster may be any band of the picture's rows; `index` tells where in its palette a colour is.
  package func draw(
    upTo frameCount: Int, into raster: inout Raster, index: (Colour) -> UInt8
  ) {
    raster.fill(layout.room, index(inks.ground))
    drawAxes(into: &raster, grid: index(inks.grid), axis: index(inks.axis))
    plot.draw(upTo: frameCount, into: &raster, inks.plot.map(index))
    for (swatch, colour) in zip(layout.swatches, inks.lines) {
      raster.fill(swatch, index(colour))
    }
    for label in layout.labels {
      raster.write(
        label.text, left: label.box.left, top: label.top(scale: layout.scale),
        scale: layout.scale, index(label.tone == .text ? inks.text : inks.muted))
    }
  }

  private func drawAxes(into raster: inout Raster, grid: UInt8, axis: UInt8) {
    let (plot, rule) = (layout.plot, layout.rule)
    for top in layout.gridTops {
      raster.fill(PixelRect(left: plot.left, top: top, width: plot.width, height: rule), grid)
    }
    raster.fill(PixelRect(left: plot.left, top: plot.bottom, width: plot.width, height: rule), axis)
    for left in layout.markLefts {
      raster.fill(
        PixelRect(
          left: left, top: plot.bottom, width: rule, height: rule + layout.markLength), axis)
    }
  }
}

extension Chart {
  /// The axis across: all of the film; where that is a moment, the moment in the middle.
  private static func across(
    _ history: CensusHistory, _ measure: ChartMeasure
  ) -> ClosedRange<Double> {
    guard let range = history.xRange else { return 0...1 }
    let (from, to) = (range.lowerBound * measure.unit, range.upperBound * measure.unit)
    return from < to ? from...to : from - 0.5...from + 0.5
  }

  /// The number at the upper edge. Above lines there is a little air, above the whole that stacked
  /// areas make up there is none.
  private static func top(_ history: CensusHistory, seriesCount: Int, style: Style) -> Double {
    if style == .stacked { return max(1, Double(history.largestSum)) }
    let largest = seriesCount == 1 ? history.largest.x : history.largest.max()
    return max(1, Double(largest) * 1.04)
  }
}
