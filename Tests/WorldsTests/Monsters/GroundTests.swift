import TerrariumFilmSupport
import TerrariumSimulation
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Grounds from GeoJSON.
struct GroundTests {
  private func read(_ text: String) throws(Faults) -> Ground {
    try GroundReader.read(SourceText(path: "a.geojson", bytes: Array(text.utf8)))
  }

  @Test func `lines and areas are read, with what they are and are called`() throws {
    let ground = try read(
      #"""
      {"type": "FeatureCollection", "name": "a map", "features": [
        {"type": "Feature", "properties": {"highway": "residential", "name": "Calle Ñ \u0416"},
         "geometry": {"type": "LineString", "coordinates": [[-3.5, 40], [-3.6, 40.5, 600]]}},
        {"type": "Feature", "properties": null, "geometry": null},
        {"type": "Feature", "properties": {"kind": "water"}, "geometry":
          {"type": "MultiPolygon", "coordinates": [[[[0,0],[1,0],[1,1],[0,0]],
            [[0.2,0.1],[0.3,0.1],[0.3,0.2],[0.2,0.1]]], [[[5,5],[6,5],[6,6],[5,5]]]]}},
        {"type": "Feature", "properties": {"highway": null, "building": null, "leisure": "park",
          "name": null}, "geometry":
          {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2]},
            {"type": "Polygon", "coordinates": [[[0,0],[1,0],[1,1],[0,0]]]}]}}
      ]}
      """#)
    #expect(ground.features.map(\.kind) == [.street, .lake, .lake, .park])
    #expect(ground.features.map(\.name) == ["Calle Ñ Ж", nil, nil, nil])
    #expect(ground.features.map(\.isArea) == [false, true, true, true])
    #expect(
      ground.features[0].paths == [
        [GeoPoint(latitude: 40, longitude: -3.5), GeoPoint(latitude: 40.5, longitude: -3.6)]
      ])
    #expect(ground.features[1].paths.map(\.count) == [4, 4])
    #expect(ground.middle == GeoPoint(latitude: 20.25, longitude: 1.2))
  }

  private static let middles: [(longitudes: [Double], middle: Double)] = [
    ([179.99, -179.99], 180), ([-179.5, 179], 179.75), ([-179, 179.5, -178], -179.25),
    ([170, 180], 175), ([-180, -170], -175), ([-1, 3], 1), ([-100, 0, 120], 10),
    ([-120, 0, 100], -10), ([7], 7),
  ]

  @Test(arguments: middles)
  func `the middle lies between the ends, across the date line too`(
    longitudes: [Double], middle: Double
  ) throws {
    let path = longitudes.map { GeoPoint(latitude: 10, longitude: $0) }
    let road = Ground.Feature(kind: .road, name: nil, isArea: false, paths: [path])
    let found = try #require(Ground(features: [road]).middle)
    #expect(found.latitude == 10 && found.isSound)
    #expect(found.distance(to: GeoPoint(latitude: 10, longitude: middle)) < 0.001)
  }

  @Test func `its own text is read as the same ground`() throws {
    let ground = try read(
      #"""
      {"type": "GeometryCollection", "geometries": [
        {"type": "MultiLineString", "coordinates": [[[1.1234567, 2], [3, 4]], [[5, 6], [7, 8]]]},
        {"type": "Polygon", "coordinates": [[[0,0],[1e-5,0],[1,1],[0,0]]]}]}
      """#)
    #expect(try read(ground.text) == ground)
  }

  @Test func `the tags of maps say what things are`() {
    let kinds: [([String: String], Bool, Ground.Kind)] = [
      ([:], false, .street), ([:], true, .land), (["highway": "primary"], false, .road),
      (["highway": "footway"], false, .path), (["highway": "pedestrian"], true, .square),
      (["waterway": "river"], false, .lake), (["natural": "water"], true, .lake),
      (["building": "yes"], true, .building), (["building": "no"], true, .land),
      (["landuse": "forest"], true, .park), (["natural": "beach"], true, .sand),
      (["kind": "Park", "highway": "primary"], false, .park), (["kind": "?"], false, .street),
    ]
    for (properties, isArea, kind) in kinds {
      #expect(Ground.Kind(properties: properties, isArea: isArea) == kind, "\(properties)")
    }
  }

  @Test func `what is cut off anywhere is refused`() {
    let whole = #"{"type": "LineString", "coordinates": [[1, 2], [3, 4]]}"#
    for count in 0..<whole.count {
      #expect(throws: Faults.self) { try read(String(whole.prefix(count))) }
    }
  }

  @Test func `what is wrong is told with its line`() {
    let cases: [(String, Int)] = [
      ("[1]", 1), ("{\"type\": \"Feature\"}", 1), ("{\"type\":\n\"Circle\"}", 1),
      ("{\"type\": \"LineString\",\n\"coordinates\": [[1, 2],\n[1, 86]]}", 3),
      ("{\"type\": \"LineString\",\n\"coordinates\": [[1, 2],\n[\"x\", 2]]}", 3),
      ("{\"type\": \"LineString\",\n\"coordinates\": [[1]]}", 2),
      ("{\"type\": \"LineString\",\n\"coordinates\": 7}", 2),
      ("{\"type\": \"FeatureCollection\"}", 1),
      ("{\"type\": \"Polygon\",\n\"coordinates\": [1]}", 2),
    ]
    for (text, line) in cases {
      let place = Faults.list { try read(text) }.first?.placeText
      #expect(place?.hasPrefix("a.geojson:\(line):") == true, "\(text)")
    }
  }
}
