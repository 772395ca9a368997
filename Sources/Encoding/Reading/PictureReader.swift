/// A picture of a film as players show it, with its delay.
package struct ShownPicture: Hashable, Sendable {
  /// `0xAARRGGBB`, row by row.
  package let pixels: [UInt32]
  package var delay: FrameDelay
}

/// A reason why a picture file cannot be read on.
package enum BrokenPicture: Error, Hashable, Sendable {
  /// Its first bytes are those of another format than its ending.
  case otherFormat
  case endsEarly
  case damaged
}

/// Reads a picture file back, one picture after the other, so that no number of them is held.
package protocol PictureReader {
  var width: Int { get }
  var height: Int { get }
  /// The number of plays; 0 is for ever, nil for a still picture.
  var timesToPlay: Int? { get }

  /// The next picture; nil after the last.
  mutating func next() throws(BrokenPicture) -> ShownPicture?
}

/// A film's pictures with consecutive equal ones joined: whether a file stores them as one makes no
/// visible difference.
package struct DistinctPictures {
  private var reader: any PictureReader
  private var held: ShownPicture?
  private var fault: BrokenPicture?
  private var isOver = false
  /// The number of pictures.
  package private(set) var count = 0

  package init(_ reader: any PictureReader) { self.reader = reader }

  package mutating func next() throws(BrokenPicture) -> ShownPicture? {
    if held == nil, fault == nil, !isOver { try read() }
    guard var picture = held else {
      if let fault { throw fault }
      return nil
    }
    held = nil
    while fault == nil, !isOver {
      // What is broken behind a whole picture is told when that was seen.
      do throws(BrokenPicture) { try read() } catch { break }
      guard let next = held else { break }
      guard next.pixels == picture.pixels else { break }
      picture.delay = picture.delay + next.delay
      held = nil
    }
    count += 1
    return picture
  }

  private mutating func read() throws(BrokenPicture) {
    do throws(BrokenPicture) {
      held = try reader.next()
      isOver = held == nil
    } catch {
      fault = error
      throw error
    }
  }
}
