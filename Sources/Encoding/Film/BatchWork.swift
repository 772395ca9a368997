internal import Pictures

/// The work of a target or an observer on a batch, without the type of its pieces: here, and
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

  init(_ target: some FilmTarget) {
    wantsPictures = target.wantsPictures
    (picturesBefore, openingPictures) = (target.picturesBefore, target.openingPictures)
    bytesPerPixel = target.bytesPerPixel
    begin = target.begin
    preparation = { [target] in
      let prepare = target.prepare
      return { try prepare($0, $1) }
    }
    take = Self.typed(target.write)
    finish = target.finish
  }

  init(_ observer: some FilmObserver) {
    wantsPictures = true
    (picturesBefore, openingPictures, bytesPerPixel) = (1, 0, 0)
    begin = { _ in }
    preparation = { [observer] in
      let look = observer.look
      return { look($0, $1) }
    }
    take = Self.typed(observer.take)
    finish = {}
  }

  private static func typed<Piece>(
    _ body: @escaping (Piece, Batch) throws -> Void
  ) -> (any Sendable, Batch) throws -> Void {
    { piece, batch in
      guard let piece = piece as? Piece else { preconditionFailure("a piece of another target") }
      try body(piece, batch)
    }
  }
}
