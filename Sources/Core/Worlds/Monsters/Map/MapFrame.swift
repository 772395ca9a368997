internal import TerrariumBasics
internal import TerrariumRendering
package import TerrariumSimulation

/// A place on the map's plane: metres of the equator, east and south of where Greenwich meets it
/// (Mercator's projection, which keeps angles). It ends before the poles, where it has no end.
package struct MapPoint: Hashable {
  let x: Double
  let y: Double

  /// The point of a place on the plane.
  package init(_ place: GeoPoint) {
    let sine = Self.sineAndCosine(place.latitude).sine
    x = place.longitude * SphereMath.radiansPerDegree * GeoPoint.radius
    y = -SphereMath.logarithm((1 + sine) / (1 - sine)) / 2 * GeoPoint.radius
  }

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The sine and the cosine of a latitude, or of the plane's last one before the pole.
  fileprivate static func sineAndCosine(_ latitude: Double) -> (sine: Double, cosine: Double) {
    SphereMath.sineAndCosine(max(-89, min(89, latitude)))
  }

  /// The metres round the equator.
  static let circumference = 2 * Double.pi * GeoPoint.radius
}

/// The plane in pixels at one scale. Pixels are counted from the start of the walk, so a moving map
/// moves by whole pixels, and its drawn squares can be used again.
package struct MapScale: Hashable {
  private let origin: MapPoint

  /// Pixels a metre of the plane.
  let pixels: Double

  /// A scale of a number of pixels a metre round a place, to 2 %, and exactly where they are
  /// counted from: so it remains the same on short ways.
  package init(origin: GeoPoint, pixelsPerMetre: Double, round centre: GeoPoint) {
    self.origin = MapPoint(origin)
    let there = MapPoint.sineAndCosine(centre.latitude).cosine
    var cosine = MapPoint.sineAndCosine(origin.latitude).cosine
    while there > cosine * 1.02 { cosine *= 1.02 }
    while there * 1.02 < cosine { cosine /= 1.02 }
    pixels = pixelsPerMetre * cosine
  }

  /// The pixel of a point of the plane, as the shortest way round the globe has it.
  package func pixel(of point: MapPoint) -> (x: Double, y: Double) {
    var x = point.x - origin.x
    if x > MapPoint.circumference / 2 { x -= MapPoint.circumference }
    if x < -MapPoint.circumference / 2 { x += MapPoint.circumference }
    return (x * pixels, (point.y - origin.y) * pixels)
  }

  /// Pixels a metre on the ground, at a latitude.
  package func pixelsPerMetre(at latitude: Double) -> Double {
    pixels / MapPoint.sineAndCosine(latitude).cosine
  }
}

/// The part of the map that a picture shows.
package struct MapFrame {
  let scale: MapScale
  /// The place in the picture.
  let room: PixelRect
  /// The map's pixel at the room's top left.
  let left: Int
  let top: Int

  /// The map in a room, with the middle of a view in the middle of the free part.
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
  /// A round number.
  package let metres: Int
  /// The length in pixels of some metres.
  package let pixels: Double

  /// The longest bar of 1, 2 or 5 times a power of ten metres that is no wider than there is room.
  package init?(pixelsPerMetre: Double, room: Int) {
    let longest = Double(room) / pixelsPerMetre
    guard longest >= 1, longest < 1e8 else { return nil }
    var power = 1
    while Double(power * 10) <= longest { power *= 10 }
    let metres = [5, 2, 1].map { $0 * power }.first { Double($0) <= longest } ?? power
    self.metres = metres
    pixels = Double(metres) * pixelsPerMetre
  }

  /// The metres as they are written: `200 m`, `1 km`.
  package func text(metre: String, kilometre: String) -> String {
    metres >= 1000 ? "\(metres / 1000) \(kilometre)" : "\(metres) \(metre)"
  }
}
