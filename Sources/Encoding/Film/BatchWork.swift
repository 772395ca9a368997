internal import Pictures

/// The work of a receiver on a batch, without the type of its pieces: here, and
/// nowhere else, their type is forgotten and comes back.
struct BatchWork {
  /// Prepares a batch, on any thread.
  typealias Preparation = @Sendable (Batch, [IndexedPicture]) throws -> any Sendable

  let wantsPictures: Bool
  let picturesBefore: Int
  let openingPictures: Int
  let bytesPerPixel: Int
  let begin: ([IndexedPicture]) throws -> Void
  /// The preparation of the batches from now on.
  let preparation: () -> Preparation
  let take: (any Sendable, Batch) throws -> Void
  let finish: () throws -> Void

  init<Receiver: FrameReceiver>(_ receiver: Receiver) {
    wantsPictures = receiver.wantsPictures
    (picturesBefore, openingPictures) = (receiver.picturesBefore, receiver.openingPictures)
    bytesPerPixel = receiver.bytesPerPixel
    begin = receiver.begin
    preparation = { [receiver] in
      let prepare = receiver.prepare
      return { try prepare($0, $1) }
    }
    take = { piece, batch in
      guard let piece = piece as? Receiver.Piece else {
        preconditionFailure("a piece of another receiver")
      }
      try receiver.write(piece, of: batch)
    }
    finish = receiver.finish
  }
}
