/// Quadratic growth, like that of breeders and spacefillers: each period adds a constant number of
/// cells more than the period before. The second differences of the numbers of cells show it.
package struct QuadraticGrowth: Hashable, Sendable {
  /// The number of generations of a period.
  package let period: Int

  /// The increase of the growth per period, in cells.
  package let increase: Int

  /// The tick from which the numbers of cells follow this.
  package let tick: Int

  /// Detects growth that the numbers of cells follow in the second half of their ticks, and in the
  /// last five periods; nil if there is none.
  package init?(_ populations: [Int]) {
    let last = populations.count - 1
    func second(_ tick: Int, _ period: Int) -> Int {
      populations[tick] - 2 * populations[tick - period] + populations[tick - 2 * period]
    }
    guard last >= 5 else { return nil }
    let found = (1...last / 5).first { period in
      let increase = second(last, period)
      guard increase > 0 else { return false }
      let start = min(last - 3 * period, last / 2 + 2 * period)
      return (start...last).allSatisfy { second($0, period) == increase }
    }
    guard let found else { return nil }
    (period, increase) = (found, second(last, found))
    var first = last
    while first > 2 * period, second(first - 1, period) == increase { first -= 1 }
    tick = first - 2 * period
  }
}
