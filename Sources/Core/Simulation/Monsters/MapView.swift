/// The part of the world that the map shows: its centre, and its scale.
///
/// The map stays while the walker is near its centre, and moves with him beyond that.
package struct MapView: Hashable, Sendable {
  package var centre: GeoPoint

  /// The zoom level: each step magnifies the map by a quarter.
  package var zoom: Int

  /// The magnification during a change of zoom.
  private var passing: Double?

  /// The range of zooms.
  package static let zooms = -10...10

  /// The distance from the centre at which the map begins to move, at zoom 0, in metres.
  static let slack = 60.0

  /// Creates a map around a place.
  package init(centre: GeoPoint, zoom: Int = 0) {
    self.centre = centre
    self.zoom = zoom
  }

  /// The magnification: 1 at zoom 0.
  package var magnification: Double {
    if let passing { return passing }
    var factor = 1.0
    for _ in 0..<abs(zoom) { factor *= 1.25 }
    return zoom < 0 ? 1 / factor : factor
  }

  /// The view at a share of the way to another.
  package func between(_ other: MapView, share: Double) -> MapView {
    var view = MapView(centre: centre.between(other.centre, share: share), zoom: zoom)
    if zoom != other.zoom {
      view.passing = magnification + (other.magnification - magnification) * share
    }
    return view
  }

  /// Follows a walker who leaves the central area.
  mutating func follow(_ walker: GeoPoint) {
    let slack = Self.slack / magnification
    let away = centre.distance(to: walker)
    guard away > slack else { return }
    centre = centre.destination(bearing: centre.bearing(to: walker), metres: away - slack)
  }
}
