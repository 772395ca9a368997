package import TerrariumSimulation
package import TerrariumXML

/// The points of a GPX file: those of its tracks, otherwise those of its routes, in the file's
/// order.
package struct GPXTrack: Hashable, Sendable {
  package let points: [GeoPoint]

  /// The times of the points in seconds; nil if some points have none.
  package let times: [Double]?

  /// The most bytes of a file, the most points, and the deepest nesting of elements.
  static let byteLimit = 1 << 26
  static let pointLimit = 1 << 18
  static let depthLimit = 64

  /// Parses a file of GPX 1.1 or 1.0.
  ///
  /// Document types, and with them entities, are rejected.
  package init(reading bytes: [UInt8]) throws(XMLFault<TrackFault>) {
    let elements = try XMLReader.read(bytes, for: GPXElements())
    let found = elements.track.isEmpty ? elements.route : elements.track
    guard !found.isEmpty else { throw XMLFault(kind: .refused(.noPoints), line: 1, column: 1) }
    points = found.map { $0.place }
    let times = found.compactMap { $0.time }
    self.times = times.count == points.count ? times : nil
  }
}
