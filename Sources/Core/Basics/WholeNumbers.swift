/// The greatest common divisor of two numbers.
package func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

extension Int {
  /// The number, wrapped into a ring of a number of places.
  @inlinable
  package func wrapped(on side: Int) -> Int {
    let rest = self % side
    return rest < 0 ? rest + side : rest
  }
}

extension Range<Int> {
  /// The first number from which a condition holds, or the end of the range. The condition must
  /// hold for all later numbers; the cost is logarithmic.
  @inlinable
  package func partition(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
