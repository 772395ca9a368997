/// The trigonometric functions for walks on a sphere, in degrees.
///
/// They use only additions, products and square roots, which are the same on every machine. System
/// libraries differ in their last bits.
package enum SphereMath {
  /// The sine and the cosine of an angle in degrees.
  package static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
    let quarters = (degrees / 90).rounded()
    // The subtracted angle is a multiple of a right angle, so the subtraction is exact.
    let rest = (degrees - quarters * 90) * radiansPerDegree
    let square = rest * rest
    let sine = rest * sum(of: sineTerms, at: square)
    let cosine = sum(of: cosineTerms, at: square)
    return switch Int(quarters) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The direction of a point from the origin, in degrees from the x axis, from −180 to 180.
  package static func direction(y: Double, x: Double) -> Double {
    let (low, high) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
    guard high > 0 else { return 0 }
    var ratio = low / high
    var angle = 0.0
    if ratio > tangentOfEighth {
      ratio = (ratio - 1) / (ratio + 1)
      angle = 45
    }
    angle += ratio * sum(of: tangentTerms, at: ratio * ratio) / radiansPerDegree
    if abs(y) > abs(x) { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    return y < 0 ? -angle : angle
  }

  /// The arcsine in degrees, from −90 to 90.
  package static func angle(ofSine sine: Double) -> Double {
    let sine = max(-1, min(1, sine))
    return direction(y: sine, x: ((1 - sine) * (1 + sine)).squareRoot())
  }

  /// The natural logarithm of a number above 0.
  package static func logarithm(_ number: Double) -> Double {
    var (significand, exponent) = (number.significand, Double(number.exponent))
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let part = (significand - 1) / (significand + 1)
    return exponent * 0.6931471805599453 + 2 * part * sum(of: logarithmTerms, at: part * part)
  }

  /// The logarithm to base 2 of a number above 0: exact for powers of two.
  package static func binaryLogarithm(_ number: Double) -> Double {
    var (significand, exponent) = (number.significand, Double(number.exponent))
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let part = (significand - 1) / (significand + 1)
    return exponent + 2 * part * sum(of: logarithmTerms, at: part * part) / 0.6931471805599453
  }

  package static let radiansPerDegree = Double.pi / 180

  private static let tangentOfEighth = 0.41421356237309503

  /// The factors of the even powers in the Taylor and Gregory series, the lowest first.
  private static let sineTerms = inverses(of: 9) { -Double(2 * $0 * (2 * $0 + 1)) }
  private static let cosineTerms = inverses(of: 10) { -Double(2 * $0 * (2 * $0 - 1)) }
  private static let tangentTerms: [Double] = (0..<24).map { place in
    let odd = Double(2 * place + 1)
    return place % 2 == 0 ? 1 / odd : -1 / odd
  }
  private static let logarithmTerms = (0..<12).map { 1 / Double(2 * $0 + 1) }

  private static func inverses(of count: Int, _ factor: (Int) -> Double) -> [Double] {
    var terms = [1.0]
    for place in 1..<count { terms.append(terms[place - 1] / factor(place)) }
    return terms
  }

  private static func sum(of terms: [Double], at argument: Double) -> Double {
    var sum = 0.0
    for term in terms.reversed() { sum = sum * argument + term }
    return sum
  }
}

extension Double {
  /// The angle in degrees, if it is below a turn and a half, as the shorter way round: from −180 to
  /// 180.
  package var shorterWayRound: Double { self > 180 ? self - 360 : self < -180 ? self + 360 : self }
}
