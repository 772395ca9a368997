// A chart's plot as shapes, in the same order as its inks.

extension ChartPlot {
  /// The shapes of the first frames.
  func items(upTo frames: Int) -> [Sketch.Item] {
    let frames = min(frames, count)
    guard frames > 0 else { return [] }
    let vertices = lines.map { $0.vertices(ofFirst: frames, from: .min) }
    var items = areas(vertices, frames)
    for (series, vertices) in vertices.enumerated() {
      guard let newest = vertices.last else { continue }
      let ink = Sketch.Ink(inks.lines[series])
      if vertices.count > 1 { items.append(.line(vertices, width: layout.stroke, ink)) }
      items.append(.discs([newest], radius: layout.dot, ink))
    }
    return items
  }

  /// The series' areas, and the parts of the grid lines visible through them.
  private func areas(_ vertices: [[ChartCurve.Vertex]], _ frames: Int) -> [Sketch.Item] {
    let outlines = outlines(vertices, frames)
    guard !outlines.isEmpty else { return [] }
    guard style != .stacked || !bands.isEmpty else {
      return areas(outlines, opacity: 1) + [grid(over: outlines)].compactMap(\.self)
    }
    // They hide the horizontal lines, and are transparent to each other.
    return outlines.map { .area([$0], Sketch.Ink(inks.ground)) }
      + areas(outlines, opacity: inks.areaOpacity)
  }

  private func areas(_ outlines: [[ChartCurve.Vertex]], opacity: Double) -> [Sketch.Item] {
    zip(outlines, inks.states).map { .area([$0], Sketch.Ink($1, opacity: opacity)) }
  }

  /// The outlines of the areas; empty if there are only lines.
  private func outlines(_ vertices: [[ChartCurve.Vertex]], _ frames: Int) -> [[ChartCurve.Vertex]] {
    guard bands.isEmpty else {
      return bands.map { band in
        band.high.vertices(ofFirst: frames, from: .min)
          + band.low.vertices(ofFirst: frames, from: .min).reversed()
      }
    }
    guard style != .lines else { return [] }
    return vertices.indices.map { series in
      let line = vertices[series]
      guard let first = line.first, let last = line.last else { return [] }
      let below = style == .stacked && series + 1 < vertices.count ? vertices[series + 1] : nil
      let axis = layout.y(of: 0)
      return line + (below?.reversed() ?? [[last.x, axis], [first.x, axis]])
    }
  }

  /// The grid lines over stacked areas, which cover their background.
  private func grid(over outlines: [[ChartCurve.Vertex]]) -> Sketch.Item? {
    guard let top = outlines.first, let left = top.first?.x,
      let right = top.map(\.x).max(), left < right
    else { return nil }
    let rows = layout.gridTops.map { line in
      PixelRect(
        left: Int(left.rounded()), top: line, width: Int((right - left).rounded()),
        height: layout.rule)
    }
    return .squares(rows, Sketch.Ink(inks.axis, opacity: ChartInks.gridShare))
  }
}
