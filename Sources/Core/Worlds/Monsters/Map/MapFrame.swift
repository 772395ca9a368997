internal import TerrariumBasics
internal import TerrariumRendering
package import TerrariumSimulation

/// A place on the map's plane: metres along the equator, east and south of its intersection with
/// the prime meridian (Mercator's projection, which preserves angles). It ends before the poles,
/// where it would be infinite.
package struct MapPoint: Hashable {
  let x: Double
  let y: Double

  /// Creates the point of a place.
  package init(_ place: GeoPoint) {
    let sine = Self.sineAndCosine(place.latitude).sine
    x = place.longitude * SphereMath.radiansPerDegree * GeoPoint.radius
    y = -SphereMath.logarithm((1 + sine) / (1 - sine)) / 2 * GeoPoint.radius
  }

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The sine and the cosine of a latitude, limited to the plane's last one before the pole.
  fileprivate static func sineAndCosine(_ latitude: Double) -> (sine: Double, cosine: Double) {
    SphereMath.sineAndCosine(max(-89, min(89, latitude)))
  }

  /// The circumference of the equator in metres.
  static let circumference = 2 * Double.pi * GeoPoint.radius
}

/// The plane in pixels at one scale. Pixels are relative to the start of the walk, so a moving map
/// moves by whole pixels, and its drawn squares can be reused.
package struct MapScale: Hashable {
  private let origin: MapPoint

  /// The pixels per metre of the plane.
  let pixels: Double

  /// Creates a scale of a number of pixels per metre around a place, to 2 %, and exact at the
  /// origin, so that it stays the same on short walks.
  package init(origin: GeoPoint, pixelsPerMetre: Double, round centre: GeoPoint) {
    self.origin = MapPoint(origin)
    let there = MapPoint.sineAndCosine(centre.latitude).cosine
    var cosine = MapPoint.sineAndCosine(origin.latitude).cosine
    while there > cosine * 1.02 { cosine *= 1.02 }
    while there * 1.02 < cosine { cosine /= 1.02 }
    pixels = pixelsPerMetre * cosine
  }

  /// The pixel of a point of the plane, by the shortest way around the globe.
  package func pixel(of point: MapPoint) -> (x: Double, y: Double) {
    var x = point.x - origin.x
    if x > MapPoint.circumference / 2 { x -= MapPoint.circumference }
    if x < -MapPoint.circumference / 2 { x += MapPoint.circumference }
    return (x * pixels, (point.y - origin.y) * pixels)
  }

  /// The pixels per metre on the ground, at a latitude.
  package func pixelsPerMetre(at latitude: Double) -> Double {
    pixels / MapPoint.sineAndCosine(latitude).cosine
  }
}

/// The part of the map in a picture.
package struct MapFrame {
  let scale: MapScale
  /// The rectangle in the picture.
  let room: PixelRect
  /// The map's pixel at the room's top left.
  let left: Int
  let top: Int

  /// Places the map in a room, with the centre of a view in the centre of the free part.
  init(_ view: MapView, scale: MapScale, in room: PixelRect, focus: PixelRect) {
    (self.scale, self.room) = (scale, room)
    let centre = scale.pixel(of: MapPoint(view.centre))
    left = Int(centre.x.rounded()) - focus.width / 2 + room.left - focus.left
    top = Int(centre.y.rounded()) - focus.height / 2 + room.top - focus.top
  }

  /// The pixel of a place in the picture.
  func pixel(of place: GeoPoint) -> (x: Double, y: Double) {
    let pixel = scale.pixel(of: MapPoint(place))
    return (pixel.x - Double(left) + Double(room.left), pixel.y - Double(top) + Double(room.top))
  }
}

/// The scale bar of a map.
package struct ScaleBar: Hashable {
  /// The round number of metres.
  package let metres: Int
  /// The length in pixels.
  package let pixels: Double

  /// Creates the longest bar of 1, 2 or 5 times a power of ten metres that fits.
  package init?(pixelsPerMetre: Double, room: Int) {
    let longest = Double(room) / pixelsPerMetre
    guard longest >= 1, longest < 1e8 else { return nil }
    var power = 1
    while Double(power * 10) <= longest { power *= 10 }
    let metres = [5, 2, 1].map { $0 * power }.first { Double($0) <= longest } ?? power
    self.metres = metres
    pixels = Double(metres) * pixelsPerMetre
  }

  /// The metres in text: `200 m`, `1 km`.
  package func text(metre: String, kilometre: String) -> String {
    metres >= 1000 ? "\(metres / 1000) \(kilometre)" : "\(metres) \(metre)"
  }
}
