package import TerrariumSimulation

/// The ground below a walk: streets, water, parks, houses.
package struct Ground: Hashable, Sendable {
  /// The kind of a feature, in painting order.
  package enum Kind: String, CaseIterable, Sendable {
    case land, park, sand, lake, building, square
    case path, street, road
  }

  /// A feature of the ground.
  package struct Feature: Hashable, Sendable {
    package let kind: Kind
    package let name: String?
    package let isArea: Bool
    /// Lines, or the outer ring of an area and its holes.
    package let paths: [[GeoPoint]]

    package init(kind: Kind, name: String?, isArea: Bool, paths: [[GeoPoint]]) {
      self.kind = kind
      self.name = name
      self.isArea = isArea
      self.paths = paths
    }
  }

  /// The features, in the order of the file.
  package let features: [Feature]

  package init(features: [Feature]) { self.features = features }
}

extension Ground {
  /// The centre of all features; nil if there are none.
  package var middle: GeoPoint? {
    var north = Degrees()
    var east = Degrees()
    var across = Degrees()
    for point in features.lazy.flatMap(\.paths).joined() {
      north.add(point.latitude)
      east.add(point.longitude)
      // Counted on beyond the date line.
      across.add(point.longitude < 0 ? point.longitude + 360 : point.longitude)
    }
    guard north.length >= 0 else { return nil }
    let isAcross = east.length > 180 && across.length < east.length
    let longitude = isAcross ? across.middle : east.middle
    return GeoPoint(
      latitude: north.middle, longitude: longitude > 180 ? longitude - 360 : longitude)
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

private struct Degrees {
  private var least = Double.infinity
  private var greatest = -Double.infinity

  mutating func add(_ degrees: Double) {
    (least, greatest) = (min(least, degrees), max(greatest, degrees))
  }

  /// The length in degrees; negative if none were added.
  var length: Double { greatest - least }

  var middle: Double { (least + greatest) / 2 }
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
