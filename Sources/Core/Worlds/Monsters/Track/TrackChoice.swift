internal import TerrariumBasics
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A given track: a file, or the places themselves.
enum TrackChoice: Hashable, Sendable {
  case file(String)
  /// Places, with their seconds if all of them have some.
  case places([GeoPoint], times: [Double]?)
}

extension TrackChoice {
  /// Places as one text: `lat,lon` or `lat,lon,seconds`, separated by spaces.
  static func text(of points: [GeoPoint], times: [Double]?) -> String {
    points.indices.map { place in
      let point = points[place]
      let time = times.map { ",\(number($0[place] - $0[0]))" } ?? ""
      return "\(number(point.latitude)),\(number(point.longitude))\(time)"
    }.joined(separator: "\n")
  }

  /// A number in a text that is read as the same number; whole ones have no decimal point.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Creates the places of rows of numbers.
  ///
  /// - Throws: If some are invalid, or if times are missing or go back.
  init(rows: [[Double]]) throws(Refusal) {
    let points = rows.filter { 2...3 ~= $0.count }.map {
      GeoPoint(latitude: $0[0], longitude: $0[1])
    }
    guard !rows.isEmpty, points.count == rows.count,
      points.allSatisfy({ abs($0.latitude) <= 85 && abs($0.longitude) <= 180 })
    else { throw .unexpected }
    guard rows.count <= GPXTrack.pointLimit else {
      throw .said("the track has too many places", "the limit is \(GPXTrack.pointLimit)")
    }
    let times = rows.filter { $0.count == 3 }.map { $0[2] }
    guard times.isEmpty || times.count == rows.count else {
      let place = rows.firstIndex { $0.count == 2 } ?? 0
      throw .said(
        "place \(place + 1) of the track has no time", "every place needs a time, or none")
    }
    if let place = times.indices.dropFirst().first(where: { times[$0] < times[$0 - 1] }) {
      throw .said(
        "time goes back at place \(place + 1) of the track",
        "put the places in the order of their times")
    }
    self = .places(points, times: times.isEmpty ? nil : times)
  }

  /// The numbers of a text of places, valid or not; nil if it is a file name.
  static func rows(of text: String) -> [[Double]]? {
    let flow = text.trimmed
    if flow.hasPrefix("["), flow.hasSuffix("]") {
      let (node, faults) = YAMLReader.read(SourceText(path: "", bytes: Array(flow.utf8)))
      guard faults.list.isEmpty, case .list(let items)? = node?.content else { return [] }
      return items.map { row(of: $0) ?? [] }
    }
    let rows = text.split { " \n\t;".contains($0) }.map { part in
      part.split(separator: ",", omittingEmptySubsequences: false)
        .map { Double(number: String($0)) }
    }
    guard !rows.isEmpty, rows.allSatisfy({ $0.count >= 2 && !$0.contains(nil) }) else { return nil }
    return rows.map { $0.compactMap { $0 } }
  }

  /// The numbers of a place; nil if it is not one.
  fileprivate static func row(of item: Node) -> [Double]? {
    guard case .list(let numbers) = item.content,
      case let row = numbers.compactMap({ Double(number: $0.text) }),
      row.count == numbers.count, 2...3 ~= row.count, abs(row[0]) <= 85, abs(row[1]) <= 180
    else { return nil }
    return row
  }
}

extension Refusal {
  /// A refusal of the whole value with its own message.
  fileprivate static func said(_ what: String, _ advice: String) -> Refusal {
    .problem(.said(what, advice), at: nil)
  }
}

extension ValueType where Value == TrackChoice {
  /// A GPX file, or places: `[[lat, lon], …]`, `lat,lon lat,lon`, with or without seconds.
  static var track: Self {
    ValueType(
      placeholder: "FILE|PLACES",
      expected:
        "a GPX file, or places [[lat, lon], …] or [[lat, lon, seconds], …], latitudes from -85 to 85",
      schema: #"{"type": ["string", "array"], "minLength": 1, "minItems": 1}"#,
      write: { choice in
        switch choice {
        case .file(let path): Node(made: path)
        case .places(let points, let times): Node(made: TrackChoice.text(of: points, times: times))
        }
      }
    ) { node throws(Refusal) in
      switch node.content {
      case .map: throw .unexpected
      case .scalar(let text):
        if let rows = TrackChoice.rows(of: text) { return try TrackChoice(rows: rows) }
        guard !text.isEmpty, text.utf8.count <= 4096, !text.utf8.contains(0) else {
          throw .unexpected
        }
        return .file(text)
      case .list(let items):
        let rows = try items.map { item throws(Refusal) in
          guard let row = TrackChoice.row(of: item) else { throw .unexpectedPart(item) }
          return row
        }
        return try TrackChoice(rows: rows)
      }
    }
  }
}
