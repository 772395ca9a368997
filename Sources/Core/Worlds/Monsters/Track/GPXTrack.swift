package import TerrariumSimulation
package import TerrariumXML

/// The points of a GPX file: those of its tracks, else those of its routes, in the file's order.
package struct GPXTrack: Hashable, Sendable {
  package let points: [GeoPoint]

  /// The times at which they were reached, in seconds; nil if not all points have one.
  package let times: [Double]?

  /// The most bytes of a file, points, and elements in each other.
  static let byteLimit = 1 << 26
  static let pointLimit = 1 << 18
  static let depthLimit = 64

  /// Reads a file of GPX 1.1, or 1.0.
  ///
  /// It is data and nothing else: document types, and with them entities, are refused.
  package init(reading bytes: [UInt8]) throws(XMLFault<TrackFault>) {
    let elements = try XMLReader.read(bytes, for: GPXElements())
    let found = elements.track.isEmpty ? elements.route : elements.track
    guard !found.isEmpty else { throw XMLFault(kind: .refused(.noPoints), line: 1, column: 1) }
    points = found.map { $0.place }
    let times = found.compactMap { $0.time }
    self.times = times.count == points.count ? times : nil
  }
}
