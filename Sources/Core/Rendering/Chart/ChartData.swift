/// The data of a chart: the census of a film, or the median of many over the range of most.
package struct ChartData: Sendable {
  let history: CensusHistory
  let bands: CensusBands?
  /// The range of its axes.
  let extent: ChartExtent

  /// The fewest frames of which lines may be drawn as medians.
  package static let fewestFrames = 1000
  /// The fewest frames in a column of pixels, and the share of the height that lines go through in
  /// each, from which on they are a solid block.
  private static let solid = (frames: 8, share: Float(0.25))
  /// The columns of pixels for each median.
  private static let columnsOfMedian = 6

  /// The census of a film; `extent` is that of all charts that share its axes.
  package init(_ history: CensusHistory, extent: ChartExtent? = nil) {
    (self.history, bands) = (history, nil)
    self.extent = extent ?? history.extent
  }

  /// The census of many films.
  package init(_ bands: CensusBands, extent: ChartExtent? = nil) {
    (history, self.bands) = (bands.median, bands)
    self.extent = extent ?? bands.high.extent
  }

  /// The medians of stretches of a film, where its lines would be a solid block in a number of
  /// columns.
  func thinned(columns: Int) -> ChartData? {
    let frames = history.count / max(1, columns)
    guard bands == nil, history.count >= Self.fewestFrames, frames >= Self.solid.frames else {
      return nil
    }
    let starts = stride(from: 0, to: history.count - frames, by: frames)
    let isSolid = (0..<history.seriesCount).contains { series in
      let ways = starts.map { start in
        let counts = (start..<start + frames).map { history.count(series, $0) }
        return (counts.max() ?? 0) - (counts.min() ?? 0)
      }
      return ways.reduce(0, +) > Self.solid.share * extent.largest[series] * Float(ways.count)
    }
    guard isSolid else { return nil }
    let stretch = frames * Self.columnsOfMedian
    return ChartData(CensusBands(of: history, every: stretch), extent: extent)
  }
}

/// The ranges that the axes of a chart show.
package struct ChartExtent: Hashable, Sendable {
  /// From the first place to the last; nil if there is none.
  package internal(set) var x: ClosedRange<Double>?
  /// The largest count of each series.
  package internal(set) var largest: [Float]
  /// The largest sum of counts.
  package internal(set) var largestSum: Float = 0
  /// The most gaps between the marks of the axis up: as many as the lowest chart has room for.
  package var gaps = 5

  /// The ranges of no points.
  init(series: Int) { largest = Array(repeating: 0, count: series) }

  /// The ranges that show all of some films.
  package init(of films: [CensusHistory]) {
    self.init(series: films.map(\.seriesCount).max() ?? 2)
    for film in films.map(\.extent) {
      for (series, count) in film.largest.enumerated() {
        largest[series] = max(largest[series], count)
      }
      largestSum = max(largestSum, film.largestSum)
      guard let range = film.x else { continue }
      let all = x ?? range
      x = min(all.lowerBound, range.lowerBound)...max(all.upperBound, range.upperBound)
    }
  }
}
