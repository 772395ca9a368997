/// Which part of the world the map shows: its middle, and how near it is.
///
/// The map stays where it is while the walker is near its middle, and goes along with him beyond.
package struct MapView: Hashable, Sendable {
  package var centre: GeoPoint

  /// How often the map was brought nearer by a quarter, less how often it was brought away.
  package var zoom: Int

  /// How many times nearer it is where it is on its way from one zoom to another.
  private var passing: Double?

  /// How near and how far away the map goes.
  package static let zooms = -10...10

  /// How far from the middle the walker may be before the map goes along, at no zoom, in metres.
  static let slack = 60.0

  /// A map around a place.
  package init(centre: GeoPoint, zoom: Int = 0) {
    self.centre = centre
    self.zoom = zoom
  }

  /// How many times nearer the map is than at no zoom.
  package var magnification: Double {
    if let passing { return passing }
    var factor = 1.0
    for _ in 0..<abs(zoom) { factor *= 1.25 }
    return zoom < 0 ? 1 / factor : factor
  }

  /// Brings the map nearer, or away again.
  mutating func zoom(by steps: Int, to walker: GeoPoint) {
    zoom += steps
    follow(walker)
  }

  /// Puts a place into the middle.
  mutating func locate(_ walker: GeoPoint) { centre = walker }

  /// The view a share of the way to another.
  func between(_ other: MapView, share: Double) -> MapView {
    var view = MapView(centre: centre.between(other.centre, share: share), zoom: zoom)
    if zoom != other.zoom {
      view.passing = magnification + (other.magnification - magnification) * share
    }
    return view
  }

  /// Goes along with one who is about to leave the middle.
  mutating func follow(_ walker: GeoPoint) {
    let slack = Self.slack / magnification
    let away = centre.distance(to: walker)
    guard away > slack else { return }
    centre = centre.destination(bearing: centre.bearing(to: walker), metres: away - slack)
  }
}
