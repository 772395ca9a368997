/// A place on the globe, which is modelled as a sphere.
package struct GeoPoint: Hashable, Sendable {
  /// Degrees north of the equator, from −90 to 90.
  package let latitude: Double

  /// Degrees east of Greenwich, from −180 to 180.
  package let longitude: Double

  /// Creates a place from a latitude and a longitude in degrees.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The globe's mean radius in metres (IUGG).
  package static let radius = 6_371_008.8

  /// True if the coordinates are valid.
  package var isSound: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}

extension GeoPoint {
  /// The great-circle distance to another place in metres (haversine formula).
  package func distance(to other: GeoPoint) -> Double {
    let down = SphereMath.sineAndCosine((other.latitude - latitude) / 2).sine
    let across = SphereMath.sineAndCosine((other.longitude - longitude) / 2).sine
    let cosines =
      SphereMath.sineAndCosine(latitude).cosine * SphereMath.sineAndCosine(other.latitude).cosine
    let half = (down * down + cosines * across * across).squareRoot()
    return 2 * Self.metres(ofDegrees: SphereMath.angle(ofSine: half))
  }

  /// True if another place may be within a number of metres, judging by the latitudes only, which
  /// is many times faster than a distance.
  func isPerhaps(within metres: Double, of other: GeoPoint) -> Bool {
    Self.metres(ofDegrees: abs(latitude - other.latitude)) <= metres + 1
  }

  /// The initial bearing to another place: degrees from north over east, from 0 to below 360.
  package func bearing(to other: GeoPoint) -> Double {
    let (sine, cosine) = SphereMath.sineAndCosine(latitude)
    let (otherSine, otherCosine) = SphereMath.sineAndCosine(other.latitude)
    let (east, ahead) = SphereMath.sineAndCosine(other.longitude - longitude)
    let bearing = SphereMath.direction(
      y: east * otherCosine, x: cosine * otherSine - sine * otherCosine * ahead)
    return bearing < 0 ? bearing + 360 : bearing
  }

  /// True if the shortest way to another place passes latitude 85, by more than a tenth of a
  /// degree, as all ways bend a little towards the pole.
  package func leadsOverPole(to other: GeoPoint) -> Bool {
    // Shorter ways cannot, and their bearings may be inaccurate.
    guard distance(to: other) > 20_000 else { return false }
    let (east, north) = SphereMath.sineAndCosine(bearing(to: other))
    let back = SphereMath.sineAndCosine(other.bearing(to: self)).cosine
    // A way has its nearest point to a pole inside it if both its ends lead towards it.
    return north * back > 0
      && abs(east) * SphereMath.sineAndCosine(latitude).cosine
        < SphereMath.sineAndCosine(85.1).cosine
  }

  /// The end of a straight way of a number of metres in a direction.
  package func destination(bearing: Double, metres: Double) -> GeoPoint {
    let (sine, cosine) = SphereMath.sineAndCosine(latitude)
    let (awaySine, awayCosine) = SphereMath.sineAndCosine(
      metres / Self.radius / SphereMath.radiansPerDegree)
    let (east, north) = SphereMath.sineAndCosine(bearing)
    let up = sine * awayCosine + cosine * awaySine * north
    let turned = SphereMath.direction(
      y: east * awaySine * cosine, x: awayCosine - sine * up)
    var longitude = longitude + turned
    if longitude >= 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    return GeoPoint(latitude: SphereMath.angle(ofSine: up), longitude: longitude)
  }

  /// The place at a share of the way to another, nearby place.
  func between(_ other: GeoPoint, share: Double) -> GeoPoint {
    let east = (other.longitude - longitude).shorterWayRound
    return GeoPoint(
      latitude: latitude + (other.latitude - latitude) * share,
      longitude: (longitude + east * share).shorterWayRound)
  }

  /// A random place within a number of metres, uniform over the area of the disc.
  package func somewhere(
    within metres: Double, using stream: inout RandomStream
  ) -> GeoPoint {
    // A disc on a sphere is a cap, whose area is proportional to the square of the sine of half its
    // radius.
    let rim = SphereMath.sineAndCosine(
      metres / Self.radius / SphereMath.radiansPerDegree / 2
    ).sine
    let half = SphereMath.angle(ofSine: rim * stream.nextUnit().squareRoot())
    return destination(
      bearing: 360 * stream.nextUnit(), metres: 2 * Self.metres(ofDegrees: half))
  }

  private static func metres(ofDegrees degrees: Double) -> Double {
    degrees * SphereMath.radiansPerDegree * radius
  }
}

extension RandomStream {
  /// Draws a number from 0 to below 1, from 53 random bits.
  package mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
