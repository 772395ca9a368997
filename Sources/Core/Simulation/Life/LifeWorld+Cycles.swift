extension LifeWorld {
  package mutating func advance(by ticks: Int) throws(WorldError) {
    try field.advance(by: try withoutCycles(ticks))
    tick += ticks
  }

  /// Advances a bounded field until a state recurs; the rest is then reduced modulo the cycle.
  ///
  /// - Returns: The number of generations left to compute.
  private mutating func withoutCycles(_ generations: Int) throws(WorldError) -> Int {
    // A field of bits finds its cycles itself, at each generation.
    guard let area = bounds?.size.area, area <= FiniteField.largestArea, !(field is FiniteField)
    else { return generations }
    // Copying a large field takes longer than many of its generations in which little happens.
    let unwatched = area / 256
    guard generations >= FiniteField.worthwhile + unwatched else { return generations }
    try field.advance(by: unwatched)
    var left = generations - unwatched
    var finder = CycleFinder<any CellField>()
    var suspect = Cell(0, 0)
    while left > Self.stride {
      try field.advance(by: Self.stride)
      left -= Self.stride
      if let strides = finder.period(of: field, isSame: { isSame(as: $0, from: &suspect) }) {
        return left % (strides * Self.stride)
      }
    }
    return left
  }

  /// True if another field has the same future. It first compares the cell that differed last time,
  /// which usually still differs.
  private func isSame(as other: any CellField, from suspect: inout Cell) -> Bool {
    guard field[suspect] == other[suspect], field.background == other.background,
      field.phase == other.phase
    else { return false }
    let rows = max(1, Self.compared / size.columns)
    for top in Swift.stride(from: 0, to: size.rows, by: rows) {
      let band = CellRect(
        x: 0, y: top, width: size.columns, height: min(rows, size.rows - top))
      let (states, others) = (field.states(in: band).states, other.states(in: band).states)
      guard states != others else { continue }
      let place = zip(states, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      suspect = Cell((place ?? 0) % size.columns, top + (place ?? 0) / size.columns)
      return false
    }
    return true
  }

  /// The generations between two comparisons: a multiple of most short periods, and even, because
  /// some rules alternate.
  private static let stride = 12

  /// The number of cells compared at a time.
  private static let compared = 1 << 14
}
