internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The start of a walk: a named place, or any place.
enum MonsterPlaces {
  /// The built-in places.
  static let named: [(name: String, place: GeoPoint)] = [
    ("moscow", GeoPoint(latitude: 55.7539, longitude: 37.6208)),
    ("petersburg", GeoPoint(latitude: 59.9390, longitude: 30.3158)),
    ("madrid", usual),
    ("mexico", GeoPoint(latitude: 19.4326, longitude: -99.1332)),
    ("london", GeoPoint(latitude: 51.5080, longitude: -0.1281)),
    ("paris", GeoPoint(latitude: 48.8584, longitude: 2.2945)),
    ("tokyo", GeoPoint(latitude: 35.6812, longitude: 139.7671)),
    ("vela", GeoPoint(latitude: 43.2, longitude: -28.6)),
  ]

  /// The default start of a walk.
  static let usual = GeoPoint(latitude: 40.4169, longitude: -3.7035)
}

extension GeoPoint {
  /// Parses a place: `lat,lon`.
  init?(written text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(number: String(part.drop { $0 == " " }))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      abs(latitude) <= 85, abs(longitude) <= 180
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  var written: String { TrackChoice.text(of: [self], times: nil) }
}

extension ValueType where Value == GeoPoint {
  /// A place by its name, `lat,lon` or `[lat, lon]`.
  static var place: Self {
    let names = MonsterPlaces.named.map(\.name)
    return ValueType(
      placeholder: "PLACE",
      expected: "\(names.joined(separator: ", ")), or lat,lon with a latitude from -85 to 85",
      choices: names,
      schema: #"{"oneOf": [{"enum": [\#(names.map { "\"\($0)\"" }.joined(separator: ", "))]}, "#
        + #"\#(JSONSchema.list(of: 2, "number"))]}"#,
      write: { point in
        Node(made: MonsterPlaces.named.first { $0.place == point }?.name ?? point.written)
      },
      parse: place(of:))
  }

  /// The destination of a step: `{to: [lat, lon]}`.
  static var destination: Self {
    ValueType(
      placeholder: "{to: [LAT, LON]}",
      expected: "{to: [lat, lon]}, a latitude from -85 to 85 and a longitude from -180 to 180",
      schema: #"{"oneOf": [\#(place.schema), {"type": "object", "required": ["to"], "#
        + #""additionalProperties": false, "properties": {"to": \#(place.schema)}}]}"#,
      write: { point in
        let numbers = point.written.split(separator: ",").map { Node(made: String($0)) }
        return Node(.map([Node.Pair(key: "to", value: Node(.list(numbers)))]))
      }
    ) { node throws(Refusal) in
      var target = node
      if case .map(let pairs) = node.content {
        guard pairs.count == 1, pairs[0].key == "to" else { throw .unexpected }
        target = pairs[0].value
      }
      guard let place = place(of: target) else { throw .unexpectedPart(target) }
      return place
    }
  }

  @Sendable private static func place(of node: Node) -> GeoPoint? {
    switch node.content {
    case .map: return nil
    case .list(let items):
      return GeoPoint(written: items.map(\.text).joined(separator: ","))
    case .scalar(let text):
      return MonsterPlaces.named.first { $0.name == text }?.place ?? GeoPoint(written: text)
    }
  }
}
