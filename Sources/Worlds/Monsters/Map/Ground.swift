package import Simulation

/// The ground below a walk: streets, water, parks, houses.
package struct Ground: Hashable, Sendable {
  /// The kind of a part, in the order in which the parts are painted.
  package enum Kind: String, CaseIterable, Sendable {
    case land, park, sand, lake, building, square
    case path, street, road
  }

  /// A part of it.
  package struct Feature: Hashable, Sendable {
    package let kind: Kind
    package let name: String?
    package let shape: Shape

    package init(kind: Kind, name: String?, shape: Shape) {
      (self.kind, self.name, self.shape) = (kind, name, shape)
    }
  }

  /// Lines, or areas: the outer ring of each and its holes.
  package enum Shape: Hashable, Sendable {
    case lines([[GeoPoint]])
    case areas([[GeoPoint]])
  }

  /// The parts, in the order of the file.
  package let features: [Feature]

  package init(features: [Feature]) {
    self.features = features
  }
}

extension Ground.Shape {
  /// The lines, or the rings of the areas.
  var paths: [[GeoPoint]] {
    switch self {
    case .lines(let paths), .areas(let paths): paths
    }
  }

  var isArea: Bool { if case .areas = self { true } else { false } }
}

extension Ground {
  /// The middle of all that is there; nil if nothing is.
  package var middle: GeoPoint? {
    var (south, north, west, east) = (90.0, -90.0, 180.0, -180.0)
    for point in features.lazy.flatMap(\.shape.paths).joined() {
      (south, north) = (min(south, point.latitude), max(north, point.latitude))
      (west, east) = (min(west, point.longitude), max(east, point.longitude))
    }
    guard south <= north else { return nil }
    return GeoPoint(latitude: (south + north) / 2, longitude: (west + east) / 2)
  }
}
