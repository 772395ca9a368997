/// When to start the table of phrases anew once its 4,096 codes are used up.
///
/// A full table may stay in use. As long as the picture goes on as it began, it is better than an
/// empty one; so it is kept until a block of codes covers less than half of what the best block
/// did. What is counted are runs, not pixels: a busier stretch of the same kind of picture has
/// fewer pixels a code but as many runs, and clearing there would cost 3 to 9 %. (Measured with
/// blocks of 64 to 512 codes and shares of 0 to 90 % on films of Life, and on one of stripes of
/// Life and noise, where clearing so saves 7 %.)
struct ClearPolicy {
  private static let block = 512
  private var codes = 0
  private var runs = 0
  private var best = 0

  /// Whether to clear after a code of the full table that covered so many runs.
  @inline(__always) mutating func clears(after covered: Int) -> Bool {
    codes &+= 1
    runs &+= covered
    guard codes == Self.block else { return false }
    return blockEnds()
  }

  private mutating func blockEnds() -> Bool {
    defer { (codes, runs) = (0, 0) }
    best = max(best, runs)
    guard runs * 2 < best else { return false }
    best = 0
    return true
  }
}
