/// The visible difference between a picture file and the output of its scenario.
package struct SeenDifference: Hashable, Sendable {
  /// The first thing that differs.
  package enum First: Hashable, Sendable {
    case unreadable(BrokenPicture)
    case size(made: [Int], there: [Int])
    case pixels(PixelMask)
    case delay(made: FrameDelay, there: FrameDelay)
    /// The file ends, or goes on, where the other does not.
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
    var walk = Walk(DistinctPictures(try reader(made)))
    let right = try reader(made)
    do throws(BrokenPicture) {
      let found = try reader(there)
      guard (found.width, found.height) == (right.width, right.height) else {
        walk.note(
          .size(made: [right.width, right.height], there: [found.width, found.height]))
        return walk.result
      }
      walk.size = [right.width, right.height]
      try walk.compare(with: DistinctPictures(found))
      let plays = (right.timesToPlay ?? 1, found.timesToPlay ?? 1)
      if plays.0 != plays.1 { walk.note(.plays(made: plays.0, there: plays.1)) }
    } catch {
      walk.note(.unreadable(error))
      try walk.countRest()
    }
    return walk.result
  }
}

extension SeenDifference {
  /// The way through both films.
  private struct Walk {
    private var made: DistinctPictures
    private var there = 0
    private var first: (First, number: Int, time: FrameDelay)?
    private var differing = 0
    private var time = FrameDelay(0, over: 1)
    var size = [0, 0]

    init(_ made: DistinctPictures) { self.made = made }

    mutating func note(_ what: First) {
      if first == nil { first = (what, max(made.count, there), time) }
    }

    mutating func compare(with pictures: DistinctPictures) throws(BrokenPicture) {
      var pictures = pictures
      while true {
        let found = try pictures.next()
        let right = try made.next()
        guard let right, let found else {
          if right != nil || found != nil { endsApart(right != nil) }
          there = pictures.count
          while try pictures.next() != nil { there = pictures.count }
          return try countRest()
        }
        there = pictures.count
        look(right, found)
        time = time + right.delay
      }
    }

    private mutating func look(_ right: ShownPicture, _ found: ShownPicture) {
      guard right != found else { return }
      differing += 1
      guard first == nil else { return }
      let what: First =
        right.pixels == found.pixels
        ? .delay(made: right.delay, there: found.delay)
        : .pixels(PixelMask(width: size[0], height: size[1], right.pixels, found.pixels))
      first = (what, made.count - 1, time)
    }

    private mutating func endsApart(_ goesOn: Bool) {
      if first == nil { first = (.count, goesOn ? made.count - 1 : made.count, time) }
    }

    /// Counts the remaining pictures of the made film.
    mutating func countRest() throws(BrokenPicture) {
      while try made.next() != nil {}
    }

    var result: SeenDifference? {
      first.map {
        SeenDifference(
          first: $0.0, number: $0.number, time: $0.time, differing: differing, made: made.count,
          there: there)
      }
    }
  }
}
