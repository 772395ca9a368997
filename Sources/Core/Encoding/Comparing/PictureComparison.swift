/// Compares a film with a file, picture by picture, and records the differences.
///
/// It holds one picture of each, the pixels of the first difference, and the pairs to be drawn, if
/// any.
struct PictureComparison {
  private var theirs: DistinctPictures?
  private var first: (what: SeenDifference.First, number: Int, time: FrameDelay)?
  private var time = FrameDelay(0, over: 1)
  private var (differing, made) = (0, 0)
  /// True while the file has pictures worth reading.
  private var isReading = true
  private let (width, height): (Int, Int)
  private let plays: (made: Int, there: Int)
  private var pairs: DifferentPairs?

  /// Creates a comparison with the bytes of a file.
  ///
  /// - Parameters:
  ///   - width: The width of the film.
  ///   - height: Its height.
  ///   - timesToPlay: The number of times it plays.
  ///   - bytes: The file.
  ///   - reader: The reader of the file's pictures.
  ///   - isDrawn: True to keep pairs of different pictures, for a picture of them.
  init(
    width: Int, height: Int, timesToPlay: Int, with bytes: [UInt8], by reader: Format.Reader,
    isDrawn: Bool
  ) {
    (self.width, self.height) = (width, height)
    let found: any PictureReader
    do throws(BrokenPicture) {
      found = try reader(bytes)
    } catch {
      plays = (timesToPlay, timesToPlay)
      isReading = false
      pairs = isDrawn ? DifferentPairs(width, height, beside: nil) : nil
      note(.unreadable(error), at: 0)
      return
    }
    theirs = DistinctPictures(found)
    plays = (timesToPlay, found.timesToPlay ?? 1)
    pairs = isDrawn ? DifferentPairs(width, height, beside: (found.width, found.height)) : nil
    guard (found.width, found.height) != (width, height) else { return }
    note(.size(made: [width, height], there: [found.width, found.height]), at: 0)
  }

  /// Creates a comparison of all pictures of an expected file with another file.
  init(
    of made: [UInt8], with there: [UInt8], by reader: Format.Reader, _ isDrawn: Bool
  ) throws(BrokenPicture) {
    let right = try reader(made)
    self.init(
      width: right.width, height: right.height, timesToPlay: right.timesToPlay ?? 1, with: there,
      by: reader, isDrawn: isDrawn)
    var ours = DistinctPictures(right)
    while let picture = try ours.next() { take(picture) }
  }

  /// True if the result no longer depends on the rest of the film.
  var isDecided: Bool { hasOtherSize && !(pairs?.hasRoom ?? false) }

  /// Compares the next picture of the film, which differs from the one before.
  mutating func take(_ own: ShownPicture) {
    let other = next()
    if own.pixels != other?.pixels || hasOtherSize { pairs?.add(own.pixels, other?.pixels) }
    made += 1
    guard let other else { return note(.count, at: made - 1) }
    if own != other { differing += 1 }
    guard first == nil else { return }
    if own.pixels != other.pixels {
      let count = zip(own.pixels, other.pixels).count { $0 != $1 }
      note(.pixels(count), at: made - 1)
    } else if own.delay != other.delay {
      note(.delay(made: own.delay, there: other.delay), at: made - 1)
    }
    time = time + own.delay
  }

  /// Returns the difference after the last picture of the film; nil if there is none.
  mutating func difference() -> SeenDifference? {
    while let more = next() {
      note(.count, at: made)
      pairs?.add(nil, more.pixels)
    }
    if plays.made != plays.there {
      note(.plays(made: plays.made, there: plays.there), at: max(made, theirs?.count ?? 0))
    }
    return first.map {
      hasOtherSize
        ? SeenDifference(first: $0.what, number: 0, time: $0.time, differing: 0, made: 0, there: 0)
        : SeenDifference(
          first: $0.what, number: $0.number, time: $0.time, differing: differing, made: made,
          there: theirs?.count ?? 0)
    }
  }

  /// Returns a picture of the pairs that differ; nil if not requested or if there are none.
  func picture() -> DifferencePicture? { pairs.flatMap { DifferencePicture(of: $0) } }

  private var hasOtherSize: Bool {
    if case .size = first?.what { return true }
    return false
  }

  /// Returns the next picture of the file; nil after the last one that can be read.
  private mutating func next() -> ShownPicture? {
    guard isReading, !isDecided else { return nil }
    do throws(BrokenPicture) {
      let picture = try theirs?.next()
      isReading = picture != nil
      return picture
    } catch {
      isReading = false
      note(.unreadable(error), at: max(made, theirs?.count ?? 0))
      return nil
    }
  }

  private mutating func note(_ what: SeenDifference.First, at number: Int) {
    if first == nil { first = (what, number, time) }
  }
}
