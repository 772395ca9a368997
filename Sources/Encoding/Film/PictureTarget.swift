package import Rendering

/// A frame of a film as it is drawn.
package struct DrawnFrame: Sendable {
  package let number: Int
  package let tick: Int
  package let picture: IndexedPicture
  /// The time for which it stands.
  package let delay: FrameDelay
}

/// Hands the pictures of a film's moments on, one after the other: those of numbered files, without
/// the files.
package final class PictureTarget: FilmTarget {
  /// Takes a picture; it may wait until there is room for it.
  package typealias Receiver = @Sendable (DrawnFrame) throws -> Void

  /// A moment of the film and its picture; nil for a frame that is none.
  package typealias Moment = (number: Int, tick: Int, picture: IndexedPicture)?

  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [Moment] = { batch, pictures in
    zip(batch.frames, pictures.suffix(batch.frames.count)).map { frame, picture in
      frame.isMoment ? (frame.number, frame.tick, picture) : nil
    }
  }

  private let receiver: Receiver
  private var moments: PartsInOrder<Moment>

  /// A target whose frames stand as the timing says.
  init(for receiver: @escaping Receiver, timing: Timing) {
    self.receiver = receiver
    moments = PartsInOrder(timing: timing)
  }

  package func write(_ some: [Moment], of batch: Batch) throws {
    try moments.take(some, of: batch, counting: {}, append: handOn)
  }

  package func finish() throws { try moments.finish(append: handOn) }

  package func commit() -> WrittenOutput {
    WrittenOutput(path: "-", files: 0, frames: moments.frames, bytes: 0, sha256: nil)
  }

  private func handOn(_ moment: Moment, delay: FrameDelay) throws {
    guard let (number, tick, picture) = moment else { return }
    try receiver(DrawnFrame(number: number, tick: tick, picture: picture, delay: delay))
  }
}
