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
    package let isArea: Bool
    /// Lines, or the outer ring of an area and its holes.
    package let paths: [[GeoPoint]]

    package init(kind: Kind, name: String?, isArea: Bool, paths: [[GeoPoint]]) {
      (self.kind, self.name, self.isArea, self.paths) = (kind, name, isArea, paths)
    }
  }

  /// The parts, in the order of the file.
  package let features: [Feature]

  package init(features: [Feature]) { self.features = features }
}

extension Ground {
  /// The middle of all that is there; nil if nothing is.
  package var middle: GeoPoint? {
    var (south, north, west, east) = (90.0, -90.0, 180.0, -180.0)
    for point in features.lazy.flatMap(\.paths).joined() {
      (south, north) = (min(south, point.latitude), max(north, point.latitude))
      (west, east) = (min(west, point.longitude), max(east, point.longitude))
    }
    guard south <= north else { return nil }
    return GeoPoint(latitude: (south + north) / 2, longitude: (west + east) / 2)
  }

  /// The ground as the shortest GeoJSON text that is read as the same ground.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("type", "FeatureCollection")
      json.key("features")
      json.list { list in
        for feature in features { feature.write(to: &list) }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension Ground.Feature {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", "Feature")
      json.key("properties")
      json.object { json in
        json.field("kind", kind.rawValue)
        if let name { json.field("name", name) }
      }
      json.key("geometry")
      json.object { json in
        json.field("type", isArea ? "Polygon" : "MultiLineString")
        json.key("coordinates")
        json.list { json in
          for line in paths {
            json.list { json in
              for point in line {
                json.list { json in
                  json.value(.number("\(point.longitude)"))
                  json.value(.number("\(point.latitude)"))
                }
              }
            }
          }
        }
      }
    }
  }
}
