/// A picture of a film as players show it, with its delay.
package struct ShownPicture: Hashable, Sendable {
  /// `0xAARRGGBB`, row by row.
  package let pixels: [UInt32]
  package var delay: FrameDelay

  package init(pixels: [UInt32], delay: FrameDelay) { (self.pixels, self.delay) = (pixels, delay) }
}

/// A reason why a picture file cannot be read any further.
package enum BrokenPicture: Error, Hashable, Sendable {
  /// The content is of another format than the file's ending.
  case otherFormat
  case endsEarly
  case damaged
}

/// Reads a picture file back, one picture at a time.
package protocol PictureReader {
  var width: Int { get }
  var height: Int { get }
  /// The number of plays; 0 means for ever, and nil a still picture.
  var timesToPlay: Int? { get }

  /// Returns the next picture; nil after the last.
  mutating func next() throws(BrokenPicture) -> ShownPicture?
}

/// A film's pictures, with consecutive equal ones joined, because storing them as one makes no
/// visible difference.
package struct DistinctPictures {
  private var reader: any PictureReader
  /// The result after the current picture; an end or a fault is final.
  private var ahead: Result<ShownPicture?, BrokenPicture>?
  /// The number of pictures.
  package private(set) var count = 0

  package init(_ reader: any PictureReader) { self.reader = reader }

  package mutating func next() throws(BrokenPicture) -> ShownPicture? {
    let first = ahead ?? read()
    ahead = first
    guard var picture = try first.get() else { return nil }
    ahead = read()
    // A fault after a complete picture is reported only after that picture.
    while case .success(let next?) = ahead, next.pixels == picture.pixels {
      picture.delay = picture.delay + next.delay
      ahead = read()
    }
    count += 1
    return picture
  }

  private mutating func read() -> Result<ShownPicture?, BrokenPicture> {
    Result { () throws(BrokenPicture) in try reader.next() }
  }
}
