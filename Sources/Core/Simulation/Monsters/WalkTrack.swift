/// A track to walk: places, and the seconds after which each is reached.
package struct WalkTrack: Hashable, Sendable {
  /// The places, at least one.
  package let points: [GeoPoint]

  /// The time at which each is reached, in seconds from the first.
  package let times: [Double]

  /// Creates a track of places that are reached at these times; nil if there are none, or if time
  /// goes back.
  package init?(points: [GeoPoint], times: [Double]) {
    guard let first = times.first, points.count == times.count,
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }),
      points.allSatisfy(\.isSound), times.allSatisfy(\.isFinite)
    else { return nil }
    self.points = points
    self.times = times.map { $0 - first }
  }

  /// Creates a track that is walked at a speed in metres per second; nil if it has no places.
  package init?(points: [GeoPoint], speed: Double) {
    guard speed > 0, points.allSatisfy(\.isSound) else { return nil }
    var times: [Double] = []
    var metres = 0.0
    for (place, point) in points.enumerated() {
      if place > 0 { metres += points[place - 1].distance(to: point) }
      times.append(metres / speed)
    }
    self.init(points: points, times: times)
  }

  /// The start: the last place with the first one's time.
  package var start: GeoPoint { place(at: 0) }

  /// The duration of the whole track.
  package var seconds: Double { times[times.count - 1] }

  /// The duration in whole seconds, rounded up. (The sum of distances may exceed a hundred seconds
  /// by a billionth.)
  package var wholeSeconds: Int { Int(min(1e15, (seconds - 1e-6).rounded(.up))) }

  /// The walker's place after a number of seconds, limited to the start and the end. The cost is
  /// logarithmic.
  package func place(at seconds: Double) -> GeoPoint {
    // The first point that is reached later.
    let next = (0..<times.count).partition { times[$0] > seconds }
    guard next > 0 else { return points[0] }
    guard next < points.count else { return points[points.count - 1] }
    let (from, to) = (points[next - 1], points[next])
    let share = (seconds - times[next - 1]) / (times[next] - times[next - 1])
    guard share > 0 else { return from }
    return from.destination(
      bearing: from.bearing(to: to), metres: share * from.distance(to: to))
  }
}
