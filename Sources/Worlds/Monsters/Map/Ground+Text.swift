internal import Simulation

extension Ground {
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
        json.field("type", shape.isArea ? "Polygon" : "MultiLineString")
        json.key("coordinates")
        json.list { json in
          for line in shape.paths {
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
