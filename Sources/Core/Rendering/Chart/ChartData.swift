/// The data of a chart: the census of a film, or the median and range of many.
package struct ChartData: Sendable {
  let history: CensusHistory
  let bands: CensusBands?
  /// The ranges of its axes.
  let extent: ChartExtent

  /// The fewest frames whose lines may be drawn as medians.
  package static let fewestFrames = 1000
  /// Lines form a solid block from these values on: the frames per column of pixels, and the share
  /// of the height that lines cover in each.
  private static let solid = (frames: 8, share: Float(0.25))
  /// The columns of pixels for each median.
  private static let columnsOfMedian = 6

  /// Creates the data of a film; `extent` is that of all charts with common axes.
  package init(_ history: CensusHistory, extent: ChartExtent? = nil) {
    (self.history, bands) = (history, nil)
    self.extent = extent ?? history.extent
  }

  /// Creates the data of many films.
  package init(_ bands: CensusBands, extent: ChartExtent? = nil) {
    (history, self.bands) = (bands.median, bands)
    self.extent = extent ?? bands.high.extent
  }

  /// The medians over intervals of a film, if its lines would form a solid block in a number of
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

/// The ranges of a chart's axes.
package struct ChartExtent: Hashable, Sendable {
  /// From the first place to the last; nil if there are none.
  package internal(set) var x: ClosedRange<Double>?
  /// The largest count of each series.
  package internal(set) var largest: [Float]
  /// The largest sum of all counts.
  package internal(set) var largestSum: Float = 0
  /// The most gaps between the marks of the vertical axis, limited by the lowest chart.
  package var gaps = 5

  /// Creates the ranges of no points.
  init(series: Int) { largest = Array(repeating: 0, count: series) }

  /// Creates the ranges that contain some films.
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
