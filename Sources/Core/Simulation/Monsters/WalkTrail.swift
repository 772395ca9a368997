/// The trail of a walk: places at even distances, however long the walk was.
package struct WalkTrail: Hashable, Sendable {
  /// The places, the first first.
  package var points: [GeoPoint]

  /// The least metres between two places.
  package var spacing: Double

  /// The most places that are kept; where there would be more, every other is forgotten.
  package static let limit = 2048

  /// A trail that begins at a place.
  package init(from start: GeoPoint) { self.init(points: [start], spacing: 10) }

  /// A trail of these places.
  package init(points: [GeoPoint], spacing: Double) {
    self.points = points
    self.spacing = spacing
  }

  /// Adds where the walker is now.
  package mutating func add(_ place: GeoPoint) {
    guard let last = points.last, last.distance(to: place) >= spacing else { return }
    points.append(place)
    guard points.count > Self.limit else { return }
    points = points.indices.filter { $0 % 2 == 0 }.map { points[$0] }
    spacing *= 2
  }
}
