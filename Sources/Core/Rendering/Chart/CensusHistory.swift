/// The data of a chart: the census of every frame of a film, stored once and shared. A frame takes
/// 8 bytes, and 4 more for each series.
package struct CensusHistory: Hashable, Sendable {
  /// The number of series.
  package let seriesCount: Int
  /// The place of each frame on the horizontal axis: its tick, or the turn of a game.
  private var places: [Double] = []
  /// The counts of all frames in sequence.
  private var counts: [Float] = []
  /// The number of first points before the film's first frame, as a panel shows the time before its
  /// moment.
  package var lead = 0
  /// The axis ranges of the whole history.
  package private(set) var extent: ChartExtent

  /// Creates an empty history; if there are fewer counts than series, the others stay 0.
  package init(series: Int = 2) {
    seriesCount = max(2, series)
    extent = ChartExtent(series: seriesCount)
  }

  package var count: Int { places.count }

  /// The place of a frame; places never decrease.
  package func x(_ frame: Int) -> Double { places[frame] }

  /// The count of a series in a frame.
  package func count(_ series: Int, _ frame: Int) -> Float { counts[frame * seriesCount + series] }

  /// The sum of the counts of a series and all later ones, for stacking.
  func stacked(_ series: Int, _ frame: Int) -> Float {
    (series..<seriesCount).reduce(0) { $0 + count($1, frame) }
  }

  /// The memory of a frame in bytes.
  package static func bytes(ofSeries count: Int) -> Int {
    MemoryLayout<Double>.size + max(2, count) * MemoryLayout<Float>.size
  }

  /// Reserves room for a total number of points.
  package mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    counts.reserveCapacity(count * seriesCount)
  }

  /// Appends a frame. A place before the newest point's is replaced by it, so that the line falls
  /// vertically when a world is set back, instead of going back.
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

  /// The first points and one later moment; nil if this exceeds the ranges of the whole history.
  func ending(after points: Int, x: Double, counts: [Float]) -> CensusHistory? {
    var part = self
    part.places.removeLast(count - points)
    part.counts.removeLast((count - points) * seriesCount)
    part.append(x: x, counts: counts)
    return part.extent == extent ? part : nil
  }

  /// Appends a frame, using the first numbers of its census.
  package mutating func append(x: Double, census: some Sequence<UInt128>) {
    append(x: x, counts: census.prefix(seriesCount).map(Float.init))
  }
}
