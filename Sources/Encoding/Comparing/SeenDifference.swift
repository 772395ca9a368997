/// The visible difference between a picture file and the output of its scenario.
package struct SeenDifference: Hashable, Sendable {
  /// The first thing that differs.
  package enum First: Hashable, Sendable {
    case unreadable(BrokenPicture)
    case size(made: [Int], there: [Int])
    case pixels(PixelMask)
    case delay(made: FrameDelay, there: FrameDelay)
    /// One of the two has more pictures.
    case count
    case plays(made: Int, there: Int)
  }

  package let first: First
  /// The number of the first picture that differs, and when it is shown.
  package let number: Int
  package let time: FrameDelay
  /// The number of different pictures among those that both have.
  package let differing: Int
  /// The expected and the actual number of pictures; pictures that are the same as the one before
  /// count with that.
  package let made: Int
  package let there: Int

  /// The difference between an expected and an actual file; nil if nothing is.
  package static func between(
    _ made: [UInt8], and there: [UInt8], by reader: Format.Reader
  ) throws(BrokenPicture) -> SeenDifference? {
    let right = try reader(made)
    var ours = DistinctPictures(try reader(made))
    var theirs: DistinctPictures?
    var first: (what: First, number: Int, time: FrameDelay)?
    var (differing, time) = (0, FrameDelay(0, over: 1))
    func note(_ what: @autoclosure () -> First, at number: Int) {
      if first == nil { first = (what(), number, time) }
    }
    do throws(BrokenPicture) {
      let found = try reader(there)
      guard (found.width, found.height) == (right.width, right.height) else {
        let sizes = First.size(
          made: [right.width, right.height], there: [found.width, found.height])
        return SeenDifference(first: sizes, number: 0, time: time, differing: 0, made: 0, there: 0)
      }
      theirs = DistinctPictures(found)
      while true {
        let other = try theirs?.next()
        let own = try ours.next()
        guard let own, let other else {
          if own != nil { note(.count, at: ours.count - 1) }
          if other != nil { note(.count, at: ours.count) }
          break
        }
        if own != other {
          differing += 1
          note(
            own.pixels == other.pixels
              ? .delay(made: own.delay, there: other.delay)
              : .pixels(
                PixelMask(width: right.width, height: right.height, own.pixels, other.pixels)),
            at: ours.count - 1)
        }
        time = time + own.delay
      }
      while try theirs?.next() != nil {}
      while try ours.next() != nil {}
      let plays = (right.timesToPlay ?? 1, found.timesToPlay ?? 1)
      if plays.0 != plays.1 {
        note(.plays(made: plays.0, there: plays.1), at: max(ours.count, theirs?.count ?? 0))
      }
    } catch {
      note(.unreadable(error), at: max(ours.count, theirs?.count ?? 0))
      while try ours.next() != nil {}
    }
    return first.map {
      SeenDifference(
        first: $0.what, number: $0.number, time: $0.time, differing: differing, made: ours.count,
        there: theirs?.count ?? 0)
    }
  }
}
