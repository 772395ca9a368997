/// The trail of a walk: places at even distances, with a limited number for long walks.
package struct WalkTrail: Hashable, Sendable {
  /// The places, the oldest first.
  package var points: [GeoPoint]

  /// The least distance between two places in metres.
  package var spacing: Double

  /// The most places; above that, every other place is dropped.
  package static let limit = 2048

  /// Creates a trail that begins at a place.
  package init(from start: GeoPoint) { self.init(points: [start], spacing: 10) }

  /// Creates a trail of places.
  package init(points: [GeoPoint], spacing: Double) {
    self.points = points
    self.spacing = spacing
  }

  /// Adds the walker's current place.
  package mutating func add(_ place: GeoPoint) {
    guard let last = points.last, last.distance(to: place) >= spacing else { return }
    points.append(place)
    guard points.count > Self.limit else { return }
    points = points.indices.filter { $0 % 2 == 0 }.map { points[$0] }
    spacing *= 2
  }
}
