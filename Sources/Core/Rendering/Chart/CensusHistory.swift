/// The data of a chart: the census of every frame of a film, kept once and shared by all who read
/// it. A frame takes 8 bytes, and 4 more for each series.
package struct CensusHistory: Hashable, Sendable {
  /// The number of series.
  package let seriesCount: Int
  /// The place of each frame on the horizontal axis: its tick, or the turn of a game.
  private var places: [Double] = []
  /// The counts of each frame, one frame after the other.
  private var counts: [Float] = []
  /// The number of its first points that lie before the film's first frame: a panel shows what led to
  /// its moment.
  package var lead = 0
  /// The ranges that show all of it.
  package private(set) var extent: ChartExtent

  /// A history without frames; where there are fewer counts than series, the others stay 0.
  package init(series: Int = 2) {
    seriesCount = max(2, series)
    extent = ChartExtent(series: seriesCount)
  }

  package var count: Int { places.count }

  /// The place of a frame; they are in the order of the frames, and never go back.
  package func x(_ frame: Int) -> Double { places[frame] }

  /// The count of a series in a frame.
  package func count(_ series: Int, _ frame: Int) -> Float { counts[frame * seriesCount + series] }

  /// The sum of a series' count and those of all later ones, on which it is stacked.
  func stacked(_ series: Int, _ frame: Int) -> Float {
    (series..<seriesCount).reduce(0) { $0 + count($1, frame) }
  }

  /// The bytes of a frame.
  package static func bytes(ofSeries count: Int) -> Int {
    MemoryLayout<Double>.size + max(2, count) * MemoryLayout<Float>.size
  }

  /// Makes room for a number of points in all.
  package mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    counts.reserveCapacity(count * seriesCount)
  }

  /// Adds a frame. A place before that of the newest point becomes that one's: where a world is
  /// set back, the chart's line falls straight down instead of turning round.
  package mutating func append(x: Double, counts new: [Float]) {
    let place = max(x, places.last ?? x)
    places.append(place)
    extent.x = (extent.x?.lowerBound ?? place)...max(extent.x?.upperBound ?? place, place)
    var sum: Float = 0
    for series in 0..<seriesCount {
      let count = new.indices ~= series ? new[series] : 0
      let bounded = min(max(0, count), .greatestFiniteMagnitude / 4)
      counts.append(bounded)
      extent.largest[series] = max(extent.largest[series], bounded)
      sum += bounded
    }
    extent.largestSum = max(extent.largestSum, sum)
  }

  /// The first points, and one of a moment behind them; nil if the ranges of the whole do not show it.
  func ending(after points: Int, x: Double, counts: [Float]) -> CensusHistory? {
    var part = self
    part.places.removeLast(count - points)
    part.counts.removeLast((count - points) * seriesCount)
    part.append(x: x, counts: counts)
    return part.extent == extent ? part : nil
  }

  /// Adds a frame; of its census the first numbers count.
  package mutating func append(x: Double, census: some Sequence<UInt128>) {
    append(x: x, counts: census.prefix(seriesCount).map(Float.init))
  }
}
