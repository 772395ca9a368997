package import TerrariumPictures

/// A drawn frame of a film.
package struct DrawnFrame: Sendable {
  package let number: Int
  package let tick: Int
  package let picture: IndexedPicture
  /// The time for which it is shown.
  package let delay: FrameDelay
  /// The numbers of the census.
  package let census: [UInt128]
  /// The index of its look among the film's looks.
  package let look: Int

  package init(
    number: Int, tick: Int, picture: IndexedPicture, delay: FrameDelay, census: [UInt128], look: Int
  ) {
    self.number = number
    self.tick = tick
    self.picture = picture
    self.delay = delay
    self.census = census
    self.look = look
  }
}

/// Passes on the pictures of a film one by one: only those of its moments, as for numbered files,
/// or all.
package final class PictureTarget: FilmTarget {
  /// Receives a picture; it may wait until there is room for it.
  package typealias Receiver = @Sendable (DrawnFrame) throws -> Void

  /// A moment of the film and its picture; nil for other frames.
  package typealias Moment = (frame: Frame, picture: IndexedPicture)?

  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [Moment]

  private let receiver: Receiver
  private var moments: PartsInOrder<Moment>

  /// Creates a target whose frames have the delays of the timing. If only moments are wanted, cards
  /// and interpolated pictures are left out.
  package init(for receiver: @escaping Receiver, timing: Timing, momentsAlone: Bool = true) {
    self.receiver = receiver
    prepare = { batch, pictures in
      zip(batch.frames, pictures.suffix(batch.frames.count)).map { frame, picture in
        frame.isMoment || !momentsAlone ? (frame, picture) : nil
      }
    }
    moments = PartsInOrder(timing: timing)
  }

  package func write(_ some: [Moment], of batch: Batch) throws {
    try moments.take(some, of: batch, append: handOn)
  }

  package func finish() throws { try moments.finish(append: handOn) }

  package func commit() -> WrittenOutput { WrittenOutput(path: "-", frames: moments.frames) }

  private func handOn(_ moment: Moment, delay: FrameDelay) throws {
    guard let (frame, picture) = moment else { return }
    try receiver(
      DrawnFrame(
        number: frame.number, tick: frame.tick, picture: picture, delay: delay,
        census: frame.census, look: frame.look))
  }
}
