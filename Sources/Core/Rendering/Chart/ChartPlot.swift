/// The lines and areas of a chart as inks, pixel by pixel.
///
/// Pixels left of the newest point stay the same in all later frames. So the whole film's plot is
/// drawn once, and a frame copies the old part and draws only the few columns around its newest
/// point.
package struct ChartPlot: Sendable {
  package let layout: ChartLayout
  package let inks: ChartInks
  let style: ChartStyle
  let lines: [ChartCurve]
  /// The edges of each series' band.
  let bands: [(low: ChartCurve, high: ChartCurve)]
  let count: Int
  /// The whole film's inks, row by row of the canvas; empty if they are too large to keep.
  private var kept: [UInt8] = []

  /// `keptLimit` is the most pixels to keep of the whole film's plot.
  package init(
    of history: CensusHistory, bands: CensusBands?, seriesCount: Int, style: ChartStyle,
    layout: ChartLayout, inks: ChartInks, keptLimit: Int = 1 << 24
  ) {
    self.layout = layout
    self.inks = inks
    self.style = style
    count = history.count
    func curve(_ history: CensusHistory, _ series: Int) -> ChartCurve {
      ChartCurve(of: history, series: series, isStacked: style == .stacked, in: layout)
    }
    lines = (0..<seriesCount).map { curve(history, $0) }
    self.bands =
      bands.map { bands in
        (0..<seriesCount).map { (curve(bands.low, $0), curve(bands.high, $0)) }
      } ?? []
    let canvas = layout.canvas
    guard canvas.width * canvas.height <= keptLimit else { return }
    kept = drawn(columns: canvas.columns, rows: canvas.rows, frames: count, hasDots: false)
  }

  /// The newest points of the lines; for stacked areas, the middles of these.
  func dots(upTo frames: Int) -> [ChartCurve.Vertex] {
    guard frames > 0, count > 0 else { return [] }
    let dots = lines.map { $0.vertex(min(frames, count) - 1) }
    guard style == .stacked else { return dots }
    return dots.indices.map { series in
      let below = series + 1 < dots.count ? dots[series + 1].y : layout.y(of: 0)
      return [dots[series].x, (dots[series].y + below) / 2]
    }
  }

  /// Draws the first frames of the plot, given the palette index of each ink.
  package func draw(upTo frames: Int, into raster: inout Raster, _ palette: [UInt8]) {
    let canvas = layout.canvas
    let frames = min(frames, count)
    let rows = canvas.rows.clamped(to: raster.rows)
    guard frames > 0, !rows.isEmpty, canvas.width > 0 else { return }
    let newest = Int(lines[0].vertex(frames - 1).x.rounded(.down))
    let all = canvas.columns
    let fresh = (newest - layout.reach - 1..<newest + layout.reach + 2).clamped(to: all)
    if kept.isEmpty {
      let old = canvas.left..<fresh.lowerBound
      let inks = drawn(columns: old, rows: rows, frames: frames, hasDots: false)
      Self.lay(inks[...], stride: old.count, columns: old, rows: rows, into: &raster, palette)
    } else {
      let start = (rows.lowerBound - canvas.top) * canvas.width
      Self.lay(
        kept[start...], stride: canvas.width, columns: canvas.left..<fresh.lowerBound, rows: rows,
        into: &raster, palette)
    }
    let inks = drawn(columns: fresh, rows: rows, frames: frames, hasDots: true)
    Self.lay(inks[...], stride: fresh.count, columns: fresh, rows: rows, into: &raster, palette)
  }

  /// Sets the pixels whose ink is not the bare background.
  private static func lay(
    _ inks: ArraySlice<UInt8>, stride: Int, columns: Range<Int>, rows: Range<Int>,
    into raster: inout Raster, _ palette: [UInt8]
  ) {
    let seen = columns.clamped(to: 0..<raster.width)
    for (line, y) in rows.enumerated() {
      let source = inks.startIndex + line * stride - columns.lowerBound
      let target = raster.start(ofRow: y)
      for x in seen where inks[source + x] != 0 {
        raster.pixels[target + x] = palette[Int(inks[source + x])]
      }
    }
  }

  /// The inks of a part of the canvas after the first frames.
  private func drawn(columns: Range<Int>, rows: Range<Int>, frames: Int, hasDots: Bool) -> [UInt8] {
    guard frames > 0, !columns.isEmpty, !rows.isEmpty else { return [] }
    let from = columns.lowerBound - layout.reach - 1
    let vertices = lines.map { $0.vertices(ofFirst: frames, from: from) }
    var masks = vertices.map { vertices in
      var mask = StrokeMask(columns: columns, rows: rows)
      mask.draw(vertices, width: layout.stroke)
      if hasDots, let newest = vertices.last { mask.dot(newest, radius: layout.dot) }
      return mask
    }
    if masks.count > 2 { return drawn(masks, columns: columns, rows: rows) }
    // A missing second series covers nothing.
    while masks.count < 2 { masks.append(StrokeMask(columns: columns, rows: rows)) }
    let areas = areas(vertices, columns: columns, frames: frames)
    var result: [UInt8] = []
    result.reserveCapacity(columns.count * rows.count)
    var place = 0
    for y in rows {
      let isOnGrid = layout.gridTops.contains { $0..<$0 + layout.rule ~= y }
      for column in columns.indices {
        let (first, second) = (masks[0].shares[place], masks[1].shares[place])
        let (base, isHalf) = areas.base(column - columns.lowerBound, y)
        result.append(
          first | second == 0
            ? inks.ink(base: base, isHalf: isHalf, isOnGrid: isOnGrid)
            : inks.ink(base: base, first, second))
        place += 1
      }
    }
    return result
  }

  /// The inks of many plain lines, each on top of those before it.
  private func drawn(_ masks: [StrokeMask], columns: Range<Int>, rows: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(columns.count * rows.count)
    for y in rows {
      let isOnGrid = layout.gridTops.contains { $0..<$0 + layout.rule ~= y }
      for place in result.count..<result.count + columns.count {
        var (top, share) = (0, UInt8(0))
        for (series, mask) in masks.enumerated() where mask.shares[place] >= share {
          (top, share) = (series, mask.shares[place])
        }
        result.append(
          share == 0
            ? inks.ink(base: .ground, isHalf: false, isOnGrid: isOnGrid)
            : inks.ink(ofSeries: top, share))
      }
    }
    return result
  }

  private func areas(
    _ lines: [[ChartCurve.Vertex]], columns: Range<Int>, frames: Int
  ) -> ChartAreas {
    func heights(_ curve: ChartCurve) -> [Double?] {
      let vertices = curve.vertices(ofFirst: frames, from: columns.lowerBound - 1)
      return ChartCurve.heights(of: vertices, at: columns)
    }
    var areas = ChartAreas(isSmooth: !bands.isEmpty)
    guard style != .lines || !bands.isEmpty else { return areas }
    var floor = [Double?](repeating: layout.y(of: 0), count: columns.count)
    // From the last series up, because later ones are at the bottom of the stack.
    for series in lines.indices.reversed() {
      if bands.indices ~= series {
        areas.add(heights(bands[series].high), heights(bands[series].low), to: series)
        continue
      }
      let tops = ChartCurve.heights(of: lines[series], at: columns)
      areas.add(tops, floor, to: series)
      if style == .stacked { floor = tops }
    }
    return areas
  }
}

/// The rows that two areas cover in each column.
private struct ChartAreas {
  /// True to smooth edges, unless a line is on them.
  let isSmooth: Bool
  private var tops: [[Double]] = [[], []]
  private var bottoms: [[Double]] = [[], []]

  init(isSmooth: Bool) { self.isSmooth = isSmooth }

  /// Adds an area; columns without edges stay bare.
  mutating func add(_ tops: [Double?], _ bottoms: [Double?], to series: Int) {
    self.tops[series] = tops.map { $0 ?? 0 }
    self.bottoms[series] = zip(tops, bottoms).map { top, bottom in top == nil ? -1 : bottom ?? -1 }
  }

  /// The background at a pixel, and true if only half of it is covered.
  func base(_ column: Int, _ y: Int) -> (ChartInks.Base, isHalf: Bool) {
    let (first, second) = (share(0, column, y), share(1, column, y))
    switch (first > 0, second > 0) {
    case (false, false): return (.ground, false)
    case (true, false): return (.first, first < 2)
    case (false, true): return (.second, second < 2)
    case (true, true):
      // There is no ink for half of both, so the fully covering one counts.
      return first == second ? (.both, false) : (first > second ? .first : .second, false)
    }
  }

  /// The number of halves of a pixel that an area covers.
  private func share(_ series: Int, _ column: Int, _ y: Int) -> Int {
    guard !tops[series].isEmpty else { return 0 }
    let (top, bottom) = (tops[series][column], bottoms[series][column])
    guard isSmooth else { return top <= Double(y) + 0.5 && Double(y) + 0.5 < bottom ? 2 : 0 }
    let covered = min(bottom, Double(y) + 1) - max(top, Double(y))
    return covered < 0.25 ? 0 : covered < 0.75 ? 1 : 2
  }
}
