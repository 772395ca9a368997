internal import Simulation

/// The ground below a walk: streets, water, parks, houses.
struct Ground: Hashable, Sendable {
  /// The kind of a part, in the order in which the parts are painted.
  enum Kind: String, CaseIterable, Sendable {
    case land, park, sand, lake, building, square
    case path, street, road
  }

  /// A part of it.
  struct Feature: Hashable, Sendable {
    let kind: Kind
    let name: String?
    let shape: Shape
  }

  /// Lines, or areas: the outer ring of each and its holes.
  enum Shape: Hashable, Sendable {
    case lines([[GeoPoint]])
    case areas([[GeoPoint]])
  }

  /// The parts, in the order of the file.
  let features: [Feature]
}

extension Ground.Feature {
  /// All its places.
  var places: some Sequence<GeoPoint> {
    switch shape {
    case .lines(let lines), .areas(let lines): lines.joined()
    }
  }
}

extension Ground {
  /// The middle of all that is there; nil where nothing is.
  var middle: GeoPoint? {
    var (south, north, west, east) = (90.0, -90.0, 180.0, -180.0)
    for point in features.lazy.flatMap(\.places) {
      (south, north) = (min(south, point.latitude), max(north, point.latitude))
      (west, east) = (min(west, point.longitude), max(east, point.longitude))
    }
    guard south <= north else { return nil }
    return GeoPoint(latitude: (south + north) / 2, longitude: (west + east) / 2)
  }
}
