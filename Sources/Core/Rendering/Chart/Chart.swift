internal import TerrariumBasics

/// The census of a film over its time, in a part of the picture. It is made once for a film; its
/// axes are fixed while the lines grow from frame to frame.
///
///     let chart = Chart(
///       room: room, data: ChartData(history), series: [.init("alive", tone: .alive)],
///       style: .filled, theme: theme, unit: ChartUnit(.ticks), font: Font(size: 14),
///       language: .en)
///     chart.draw(upTo: frame + 1, into: &paper) { field.index(of: $0) }
package struct Chart: Sendable {
  package let layout: ChartLayout
  private let inks: ChartInks
  private let history: CensusHistory
  private let plot: ChartPlot
  /// The first frame that shows each point, if points are not frames.
  private let starts: [Int]?
  /// The number of points before the first frame.
  private let lead: Int

  /// Creates a chart of the census of one or many films. Costs a pass over all points.
  ///
  /// The names of several series are at the ends of their lines, or in a key; more than two series
  /// are lines without areas. For many films, the chart shows the median of each series in a band
  /// of the middle eighty percent. It does the same if the lines of one film would form a solid
  /// block.
  ///
  /// - Parameters:
  ///   - room: The place in the picture.
  ///   - data: The census, and the axis ranges that films share.
  ///   - series: The census columns to draw.
  ///   - style: The style of the lines.
  ///   - theme: The theme of the colours.
  ///   - unit: The unit of the horizontal axis.
  ///   - titles: The titles of the axes, instead of the usual ones.
  ///   - font: The font of its texts.
  ///   - language: The language of its texts.
  ///   - isKeyed: True if the picture explains the colours elsewhere.
  package init(
    room: PixelRect, data: ChartData, series: [Subject.Count], style: ChartStyle, theme: Theme,
    unit: ChartUnit, titles: AxisTitles = AxisTitles(), font: Font, language: Language,
    isKeyed: Bool = false
  ) {
    lead = data.history.lead
    func drawn(_ data: ChartData) -> ChartStyle {
      style.drawn(seriesCount: series.count, hasBands: data.bands != nil)
    }
    func layout(_ data: ChartData) -> ChartLayout {
      ChartLayout(
        room: room, font: font,
        contents: ChartLayout.Contents(
          across: Self.across(data.extent, unit), unit: unit, titles: titles,
          top: Self.top(data.extent, seriesCount: series.count, style: drawn(data)),
          names: series.map { $0.name(in: language) },
          notes: data.bands.map { bands in
            let count = AxisTicks.Tick(bands.count).label(in: language)
            return LocalizedText.ofMany.texts(language, ["count": count])
          } ?? [],
          isKeyed: isKeyed, language: language, gaps: data.extent.gaps))
    }
    let plain = layout(data)
    let thinned = drawn(data) == .stacked ? nil : data.thinned(columns: plain.plot.width)
    let data = thinned ?? data
    let hasBands = data.bands != nil && series.count <= 2
    self.layout = data.bands == nil ? plain : layout(data)
    starts = data.bands?.starts
    history = data.history
    inks = ChartInks(tones: series.map(\.tone), theme: theme, style: style, hasBands: hasBands)
    plot = ChartPlot(
      of: data.history, bands: hasBands ? data.bands : nil, seriesCount: series.count,
      style: drawn(data), layout: self.layout, inks: inks)
  }

  /// All colours in use, each once.
  package var colours: [Colour] { inks.colours }

  /// The smallest room for more than lines; charts in smaller rooms are not worth drawing.
  package static func minimumSize(_ font: Font) -> (width: Int, height: Int) {
    (font.size * 7, font.size * 9 / 2)
  }

  /// A room with enough space for all texts.
  package static func goodSize(_ font: Font) -> (width: Int, height: Int) {
    (font.size * 13, font.size * 8)
  }

  /// A good height for a chart of some width under a field of some height: the plot is at least a
  /// third as high as the field.
  package static func preferredHeight(width: Int, field: Int, _ font: Font) -> Int {
    let plot = max((field + 2) / 3, min(width * 2 / 9, font.size * 12), font.size * 4)
    return plot + ChartLayout.heightRoundPlot(font)
  }

  /// Draws the points of the first frames, a dot at the newest, and the axes of the whole film, but
  /// no labels in place of another text. The paper may be any band of the picture's rows.
  ///
  /// - Parameters:
  ///   - frameCount: The number of the frames.
  ///   - still: The time and counts of a still, where the lines end after the frames, if the axes
  ///     include it.
  ///   - place: The place of another text.
  ///   - paper: The paper to draw on.
  ///   - index: Returns the palette index of a colour.
  package func draw(
    upTo frameCount: Int, still: (x: Double, counts: [Float])? = nil,
    leaving place: PixelRect? = nil, into paper: inout some Paper, index: (Colour) -> UInt8
  ) {
    var (plot, points) = (self.plot, min(self.points(upTo: frameCount), self.plot.count))
    // A point of a band covers many frames.
    if let still, starts == nil, points > 0 || still.x >= history.extent.x?.lowerBound ?? 0,
      let own = history.ending(after: points, x: still.x, counts: still.counts)
    {
      plot = ChartPlot(
        of: own, bands: nil, seriesCount: plot.lines.count, style: plot.style, layout: layout,
        inks: inks, keptLimit: 0)
      points = own.count
    }
    paper.fill(layout.room, index(inks.ground))
    drawAxes(into: &paper, grid: index(inks.grid), axis: index(inks.axis))
    paper.draw(plot, upTo: points, inks.plot.map(index))
    for (swatch, colour) in zip(layout.swatches, inks.swatches) {
      paper.fill(swatch, index(colour))
      if SwatchInk.isOutlined(colour, on: inks.ground) {
        paper.frame(swatch.inset(by: 1), width: 1, index(inks.muted))
      }
    }
    for label in layout.labels + layout.names(at: plot.dots(upTo: points))
    where place.map(label.box.overlaps) != true {
      let colour =
        switch label.ink {
        case .text: inks.text
        case .muted: inks.muted
        case .series(let number): inks.names[number]
        }
      paper.write(
        label.text, left: label.box.left, top: label.top(layout.font), font: layout.font,
        InkRamp(colour, on: inks.ground, index: index))
    }
  }

  /// The names at the newest points of the first frames.
  package func names(upTo frameCount: Int) -> [ChartLayout.Label] {
    layout.names(at: plot.dots(upTo: points(upTo: frameCount)))
  }

  private func points(upTo frameCount: Int) -> Int {
    let count = min(frameCount, .max - lead) + lead
    return starts.map { starts in starts.indices.partition { starts[$0] >= count } } ?? count
  }

  private func drawAxes(into paper: inout some Paper, grid: UInt8, axis: UInt8) {
    let (plot, rule) = (layout.plot, layout.rule)
    for top in layout.gridTops {
      paper.fill(PixelRect(left: plot.left, top: top, width: plot.width, height: rule), grid)
    }
    paper.fill(PixelRect(left: plot.left, top: plot.bottom, width: plot.width, height: rule), axis)
    for left in layout.markLefts {
      paper.fill(
        PixelRect(
          left: left, top: plot.bottom, width: rule, height: rule + layout.markLength), axis)
    }
  }
}

extension Chart {
  /// The horizontal range: the whole film, with a single moment in the middle.
  private static func across(
    _ extent: ChartExtent, _ unit: ChartUnit
  ) -> ClosedRange<Double> {
    guard let range = extent.x else { return 0...1 }
    let (from, to) = (range.lowerBound * unit.length, range.upperBound * unit.length)
    // For such large numbers, a half may be less than the smallest difference.
    let half = max(0.5, from.ulp)
    guard from == to else { return from...to }
    // There is no time before a film begins.
    return (unit.isWhole ? from - half : max(0, from - half))...from + half
  }

  /// The largest number drawn.
  private static func top(_ extent: ChartExtent, seriesCount: Int, style: ChartStyle) -> Double {
    let highest = extent.largest.prefix(seriesCount).max() ?? 0
    return max(1, Double(style == .stacked ? extent.largestSum : highest))
  }
}

extension LocalizedText {
  fileprivate static let ofMany = LocalizedText(
    en: "median of {count}, middle 80%|median, middle 80%|middle 80%",
    ru: "медиана по {count}, средние 80 %|медиана, средние 80 %|средние 80 %",
    es: "mediana de {count}, 80 % central|mediana, 80 % central|80 % central")
}
