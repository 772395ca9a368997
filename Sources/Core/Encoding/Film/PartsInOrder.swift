internal import TerrariumPictures

/// Passes the parts of an animation to its writer in order. It holds back the last one so far,
/// because the last frame of a film may have a longer delay.
struct PartsInOrder<Part> {
  private let timing: Timing
  private var last: (part: Part, delay: FrameDelay)?

  /// The number of frames.
  private(set) var frames = 0

  /// The total delay of the frames passed on.
  private(set) var length = FrameDelay(0, over: 1)

  init(timing: Timing) { self.timing = timing }

  /// Receives the parts of a batch, and passes on all but the last.
  mutating func take<Failure: Error>(
    _ parts: [Part], of batch: Batch, append: (Part, FrameDelay) throws(Failure) -> Void
  ) throws(Failure) {
    for (part, delay) in zip(parts, batch.delays(usual: timing.delay)) {
      if let last {
        try append(last.part, last.delay)
        length = length + last.delay
      }
      last = (part, delay)
      frames += 1
    }
  }

  /// Passes on the last part.
  mutating func finish<Failure: Error>(
    append: (Part, FrameDelay) throws(Failure) -> Void
  ) throws(Failure) {
    guard let last else { return }
    let delay = timing.last ?? last.delay
    try append(last.part, delay)
    length = length + delay
  }
}

extension Batch {
  /// Returns the results of `compress` for each frame and the one before it; `pictures` begins with
  /// the picture before the batch, if any.
  func parts<Part>(
    of pictures: [IndexedPicture],
    compress: (_ current: IndexedPicture, _ previous: IndexedPicture?) throws -> Part
  ) rethrows -> [Part] {
    var before = previous == nil ? nil : pictures.first
    var parts: [Part] = []
    for picture in pictures.suffix(frames.count) {
      parts.append(try compress(picture, before))
      before = picture
    }
    return parts
  }
}
