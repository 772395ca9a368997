package import TerrariumXML

/// A fault in a document that is not a track.
package enum TrackFault: Error, Hashable, Sendable {
  /// The document is well-formed but not GPX; with its root element.
  case otherRoot(String)
  case tooDeep(limit: Int)
  case tooLong(limit: Int)
  /// A point lacks an attribute, or has an invalid one.
  case badPlace(attribute: String, text: String?)
  case badTime(String)
  case timeGoesBack
  case noPoints

  fileprivate var words: (what: String, advice: String) {
    switch self {
    case .otherRoot(let name):
      ("its root element is '\(name)' and not 'gpx'", "give a GPX file, version 1.1")
    case .tooDeep(let limit): ("its elements are nested too deeply", "the limit is \(limit)")
    case .tooLong(let limit): ("it has too many points", "the limit is \(limit)")
    case .badPlace(let attribute, nil):
      ("a point has no '\(attribute)'", "every point needs lat and lon in degrees")
    case .badPlace(let attribute, let text?):
      (
        "'\(text)' is no \(attribute == "lat" ? "latitude" : "longitude")",
        attribute == "lat" ? "degrees from -85 to 85" : "degrees from -180 to 180"
      )
    case .badTime(let text): ("'\(text)' is not a time", "write it as 2026-05-01T09:30:00Z")
    case .timeGoesBack: ("time goes back here", "put the points in the order of their times")
    case .noPoints: ("it has no points of a track or route", "a track has trkpt, a route rtept")
    }
  }
}

extension XMLFault<TrackFault> {
  /// The fault, as the end of a sentence, and the advice.
  package var words: (what: String, advice: String) {
    switch kind {
    case .broken(let words): ("it is not XML: \(words)", "correct it there")
    case .doctype:
      ("it declares a document type, which may bring entities", "take the <!DOCTYPE> out")
    case .refused(let fault): fault.words
    case .outOfMemory: ("there is no memory to read it", "give a shorter one")
    }
  }
}
