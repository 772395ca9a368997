internal import TerrariumSimulation
package import TerrariumVocabulary

/// Parses GeoJSON (RFC 7946): the lines and areas of its features, with their kinds and names.
/// Points are skipped.
package struct GroundReader {
  private var features: [Ground.Feature] = []
  private var pointCount = 0

  /// The most bytes of a file, and the most places.
  package static let byteLimit = 1 << 25
  static let pointLimit = 1 << 17

  /// Parses the ground of a text.
  package static func read(_ source: SourceText) throws(Faults) -> Ground {
    let (node, faults) = YAMLReader.read(source)
    if !faults.list.isEmpty { throw faults }
    var reader = GroundReader()
    do throws(Fault) {
      guard let node else { throw Fault(.ground("it is empty"), at: source.start) }
      try reader.read(node, properties: [:])
    } catch {
      throw Faults([error])
    }
    return Ground(features: reader.features)
  }

  private mutating func read(_ node: Node, properties: [String: String]) throws(Fault) {
    guard let type = node["type"]?.word else {
      throw Fault(.ground("an object has no 'type'"), at: node.place)
    }
    switch type {
    case "FeatureCollection":
      for item in try list(node, "features") { try read(item, properties: [:]) }
    case "Feature":
      guard let geometry = node["geometry"] else {
        throw Fault(.ground("a feature has no 'geometry'"), at: node.place)
      }
      if geometry.isEmpty { return }
      try read(geometry, properties: Self.properties(of: node["properties"]))
    case "GeometryCollection":
      for item in try list(node, "geometries") { try read(item, properties: properties) }
    case "Point", "MultiPoint": break
    case "LineString": add([try line(list(node, "coordinates"))], isArea: false, properties)
    case "MultiLineString", "Polygon":
      add(try lines(list(node, "coordinates")), isArea: type == "Polygon", properties)
    case "MultiPolygon":
      for item in try list(node, "coordinates") {
        add(try lines(list(item)), isArea: true, properties)
      }
    default: throw Fault(.ground("'\(type.prefix(40))' is not a type of GeoJSON"), at: node.place)
    }
  }

  private mutating func add(_ paths: [[GeoPoint]], isArea: Bool, _ properties: [String: String]) {
    features.append(
      Ground.Feature(
        kind: .init(properties: properties, isArea: isArea),
        name: properties["name"].map { String($0.prefix(100)) }, isArea: isArea, paths: paths))
  }

  private mutating func lines(_ items: [Node]) throws(Fault) -> [[GeoPoint]] {
    try items.map { item throws(Fault) in try line(list(item)) }
  }

  private mutating func line(_ items: [Node]) throws(Fault) -> [GeoPoint] {
    var points: [GeoPoint] = []
    points.reserveCapacity(items.count)
    for item in items {
      let position = try list(item)
      guard position.count >= 2, let longitude = position[0].word.flatMap(Double.init(number:)),
        let latitude = position[1].word.flatMap(Double.init(number:)), abs(longitude) <= 180,
        abs(latitude) <= 85
      else {
        throw Fault(
          .ground("\(item.excerpt) is not a position: longitude, then latitude"), at: item.place)
      }
      pointCount += 1
      guard pointCount <= Self.pointLimit else {
        throw Fault(.ground("it has more than \(Self.pointLimit) positions"), at: item.place)
      }
      points.append(GeoPoint(latitude: latitude, longitude: longitude))
    }
    return points
  }

  private func list(_ node: Node, _ key: String) throws(Fault) -> [Node] {
    guard let value = node[key] else {
      throw Fault(.ground("an object has no '\(key)'"), at: node.place)
    }
    return try list(value)
  }

  private func list(_ node: Node) throws(Fault) -> [Node] {
    guard case .list(let items) = node.content else {
      throw Fault(.ground("\(node.excerpt) is not a list"), at: node.place)
    }
    return items
  }

  private static func properties(of node: Node?) -> [String: String] {
    guard case .map(let pairs) = node?.content else { return [:] }
    var properties: [String: String] = [:]
    for pair in pairs {
      if let word = pair.value.word, !word.isEmpty { properties[pair.key] = word }
    }
    return properties
  }
}

extension Problem {
  fileprivate static func ground(_ what: String) -> Problem {
    .said("the ground cannot be read: \(what)", "give a GeoJSON file of lines and polygons")
  }
}
