internal import TerrariumBasics

/// The line of a series in pixels of the picture. If many frames share a column of pixels, it keeps
/// only the first, least, greatest and last of them, which draw the same line: Jugel and others,
/// "M4: A Visualization-Oriented Time Series Data Aggregation", 2014.
struct ChartCurve: Sendable {
  typealias Vertex = SIMD2<Double>

  private let history: CensusHistory
  private let series: Int
  /// True if the counts of later series are added below it.
  private let isStacked: Bool
  private let layout: ChartLayout
  /// The whole film's line.
  private var kept: [Vertex] = []

  /// Creates the curve of a series; costs a look at every point.
  init(of history: CensusHistory, series: Int, isStacked: Bool, in layout: ChartLayout) {
    self.history = history
    self.series = series
    self.isStacked = isStacked
    self.layout = layout
    kept = thinned(0..<history.count)
  }

  /// The place of a point.
  func vertex(_ index: Int) -> Vertex {
    let count = isStacked ? history.stacked(series, index) : history.count(series, index)
    return Vertex(
      layout.x(of: history.x(index) * layout.contents.unit.length), layout.y(of: Double(count)))
  }

  /// The line of the first points, from the last vertex left of a column on. Costs a look at the
  /// points of the newest column only.
  func vertices(ofFirst count: Int, from column: Int) -> [Vertex] {
    guard count > 0 else { return [] }
    let newest = Self.column(of: vertex(count - 1))
    let begin = (0..<count).partition { Self.column(of: vertex($0)) >= newest }
    let end = kept.indices.partition { Self.column(of: kept[$0]) >= newest }
    let start = (0..<end).partition { kept[$0].x >= Double(column) }
    return kept[max(0, start - 1)..<end] + thinned(begin..<count)
  }

  /// The height of the line in the middle of each column that it passes.
  static func heights(of vertices: [Vertex], at columns: Range<Int>) -> [Double?] {
    var heights = [Double?](repeating: nil, count: columns.count)
    for (from, to) in zip(vertices, vertices.dropFirst()) where from.x < to.x {
      let first = Int((from.x - 0.5).rounded(.up))
      let end = Int((to.x - 0.5).rounded(.down)) + 1
      guard first < end else { continue }
      for column in (first..<end).clamped(to: columns) {
        let share = (Double(column) + 0.5 - from.x) / (to.x - from.x)
        heights[column - columns.lowerBound] = from.y + (to.y - from.y) * share
      }
    }
    return heights
  }

  private static func column(of vertex: Vertex) -> Int { Int(vertex.x.rounded(.down)) }

  /// The points of a range, at most four for each column.
  private func thinned(_ range: Range<Int>) -> [Vertex] {
    var vertices: [Vertex] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let first = vertex(at)
      let column = Self.column(of: first)
      var least = (at, first)
      var greatest = (at, first)
      var last = (at, first)
      at += 1
      while at < range.upperBound {
        let vertex = vertex(at)
        guard Self.column(of: vertex) == column else { break }
        if vertex.y < least.1.y { least = (at, vertex) }
        if vertex.y > greatest.1.y { greatest = (at, vertex) }
        last = (at, vertex)
        at += 1
      }
      vertices.append(first)
      let inner = least.0 < greatest.0 ? [least, greatest] : [greatest, least]
      for (place, vertex) in inner where vertex != vertices.last && place != last.0 {
        vertices.append(vertex)
      }
      if last.1 != vertices.last { vertices.append(last.1) }
    }
    return vertices
  }
}
