/// The greatest common divisor of two numbers.
package func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

extension Int {
  /// The place on a ring of a number of places: beyond its ends it begins again.
  @inlinable
  package func wrapped(on side: Int) -> Int {
    let rest = self % side
    return rest < 0 ? rest + side : rest
  }
}
