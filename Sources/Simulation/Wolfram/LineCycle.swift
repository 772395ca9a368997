/// Finds out that a bounded line has come back, by comparing it with one saved line (Brent, 1980):
/// the saved line is renewed after 1, 2, 4, … further lines, so that it is in the cycle in the end.
struct LineCycle {
  private var saved: (any AutomatonLine)?
  private var age = 0
  private var renewal = 1

  /// The length of the cycle that ends with this line; nil as long as none is known.
  mutating func period(of line: any AutomatonLine) -> Int? {
    age += 1
    if let saved, saved.isSame(as: line) { return age }
    if saved == nil || age == renewal {
      saved = line
      renewal *= 2
      age = 0
    }
    return nil
  }

  /// The number of remaining lines that need not be computed once a cycle has ended: whole periods,
  /// so that the last ones, which are shown, still are.
  static func skipped(of left: Int, period: Int, shown: Int) -> Int {
    max(0, left - shown) / period * period
  }
}
