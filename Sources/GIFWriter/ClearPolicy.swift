/// Decides when to start the table of phrases anew, once its 4,096 codes are used up.
///
/// A full table may stay in use. As long as the picture goes on as it began, a full table is better
/// than an empty one. So it is kept until a block of codes covers less than half of what the best
/// block did. Runs are counted, not pixels: a busier stretch of the same kind of picture has fewer
/// pixels per code but as many runs, and clearing there would cost 3 to 9 %. (Measured with blocks
/// of 64 to 512 codes and shares of 0 to 90 % on films of Life. On a film with stripes of Life and
/// noise, this saves 7 %.)
///
/// Searches with time for more also try a table that is never cleared (5 % less for a sea of
/// sprites). They try one that is cleared as soon as it is full, too (10 % less for a page of
/// text).
package struct ClearPolicy {
  /// The condition for giving up a full table.
  package enum Kind: CaseIterable, Hashable, Sendable {
    case never, atOnce
    /// As soon as fewer runs are covered, or only once far fewer pixels are.
    case whenWorse, whenMuchShorter
  }

  private static let block = 512
  private static let shortBlock = 64
  private let kind: Kind
  private var codes = 0
  private var runs = 0
  private var best = 0

  init(_ kind: Kind = .whenWorse) { self.kind = kind }

  /// True if the table should be cleared after one of its codes covered this many runs and pixels.
  @inline(__always) mutating func clears(after covered: Int, pixels: Int = 0) -> Bool {
    guard kind == .whenWorse else { return clearsOtherwise(after: pixels) }
    codes &+= 1
    runs &+= covered
    guard codes == Self.block else { return false }
    return blockEnds(below: (1, of: 2))
  }

  private mutating func clearsOtherwise(after pixels: Int) -> Bool {
    guard kind == .whenMuchShorter else { return kind == .atOnce }
    codes += 1
    runs += pixels
    guard codes == Self.shortBlock else { return false }
    return blockEnds(below: (3, of: 10))
  }

  /// Ends a block; true if it covers less than a share of what the best one did.
  private mutating func blockEnds(below share: (Int, of: Int)) -> Bool {
    defer { (codes, runs) = (0, 0) }
    best = max(best, runs)
    guard runs * share.of < best * share.0 else { return false }
    best = 0
    return true
  }
}

/// The runs that the codes of a table cover while it is nearly full, and once it is full.
struct TableYield {
  /// The number of codes of a table that is nearly full.
  static let nearlyFullSize = 3000

  private var nearlyFull = (codes: 0, runs: 0)
  private var full = (codes: 0, runs: 0)

  /// Counts a code that covers some runs.
  @inline(__always) mutating func count(_ runs: Int, isFull: Bool) {
    if isFull {
      full.codes &+= 1
      full.runs &+= runs
    } else {
      nearlyFull.codes &+= 1
      nearlyFull.runs &+= runs
    }
  }

  /// The number of codes that two new tables could hold.
  private static let twoTables = 8192

  /// True if the codes of the full table cover less than half as many runs as those before. A tenth
  /// fewer is enough if there are so many codes that new tables soon pay off.
  var isStale: Bool {
    let (now, before) = (full.runs * nearlyFull.codes, nearlyFull.runs * full.codes)
    return now * 2 < before || now * 10 < before * 9 && full.codes >= Self.twoTables
  }
}
