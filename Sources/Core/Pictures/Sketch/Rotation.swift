internal import TerrariumBasics

/// A rotation of the plane by degrees clockwise.
package struct Rotation: Sendable {
  private let sine: Double
  private let cosine: Double

  package init(_ degrees: Double) { (sine, cosine) = SphereMath.sineAndCosine(degrees) }

  package func turned(_ way: PixelPoint) -> PixelPoint {
    PixelPoint(way.x * cosine - way.y * sine, way.x * sine + way.y * cosine)
  }
}
