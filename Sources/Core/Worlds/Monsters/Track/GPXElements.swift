internal import TerrariumBasics
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumXML

/// Listens to the elements of a GPX file.
struct GPXElements: XMLListener {
  /// A point and its time.
  typealias Point = (place: GeoPoint, time: Double?)

  private(set) var track: [Point] = []
  private(set) var route: [Point] = []
  private var depth = 0
  private var open: OpenPoint?

  private struct OpenPoint {
    let isOfTrack: Bool
    let depth: Int
    let place: GeoPoint
    var time: Double?
    /// The letters of its time, while that element is open.
    var letters: [UInt8]?
  }

  /// Begins an element, whose name follows that of its namespace; returns its fault, if any.
  mutating func begin(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) -> TrackFault? {
    depth += 1
    guard depth <= GPXTrack.depthLimit else { return .tooDeep(limit: GPXTrack.depthLimit) }
    let name = name.split(separator: " ").last.map(String.init) ?? name
    if depth == 1, name != "gpx" { return .otherRoot(String(name.prefix(40))) }
    if name == "time", let point = open, depth == point.depth + 1 { open?.letters = [] }
    guard name == "trkpt" || name == "rtept", open == nil else { return nil }
    do throws(TrackFault) {
      let place = try GeoPoint(
        latitude: Self.degrees("lat", 85, in: attributes),
        longitude: Self.degrees("lon", 180, in: attributes))
      open = OpenPoint(isOfTrack: name == "trkpt", depth: depth, place: place)
      return nil
    } catch {
      return error
    }
  }

  /// Receives letters between elements.
  mutating func add(_ letters: some Sequence<UInt8>) {
    // A time has some thirty letters; much longer texts are not times.
    guard let held = open?.letters?.count, held < 100 else { return }
    open?.letters?.append(contentsOf: letters.prefix(100 - held))
  }

  /// Ends the current element; returns its fault, if any.
  mutating func end() -> TrackFault? {
    defer { depth -= 1 }
    guard let point = open else { return nil }
    if let letters = point.letters, depth == point.depth + 1 {
      let text = String(decoding: letters, as: UTF8.self).trimmed
      open?.letters = nil
      open?.time = Timestamp.seconds(of: text)
      return open?.time == nil ? .badTime(String(text.prefix(40))) : nil
    }
    guard depth == point.depth else { return nil }
    open = nil
    return point.isOfTrack ? Self.add(point, to: &track) : Self.add(point, to: &route)
  }

  private static func add(_ point: OpenPoint, to points: inout [Point]) -> TrackFault? {
    if let last = points.last?.time, let time = point.time, time < last { return .timeGoesBack }
    guard points.count < GPXTrack.pointLimit else { return .tooLong(limit: GPXTrack.pointLimit) }
    points.append((point.place, point.time))
    return nil
  }

  private static func degrees(
    _ name: String, _ limit: Double, in attributes: [(name: String, value: String)]
  ) throws(TrackFault) -> Double {
    let text = attributes.first { $0.name == name }?.value
    let degrees = text.flatMap { Double(number: $0.trimmed) }
    if let degrees, abs(degrees) <= limit { return degrees }
    throw .badPlace(attribute: name, text: text.map { String($0.prefix(40)) })
  }
}
