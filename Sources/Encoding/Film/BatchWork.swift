internal import Rendering

/// What a target or an observer does with a batch, whatever its pieces are: here, and nowhere else,
/// their type is forgotten and comes back.
struct BatchWork {
  let wantsPictures: Bool
  let prepare: @Sendable (Batch, [IndexedPicture]) throws -> any Sendable
  let take: (any Sendable, Batch) throws -> Void
  let finish: () throws -> Void

  init(_ target: some FilmTarget) {
    wantsPictures = target.wantsPictures
    prepare = target.prepare
    take = Self.typed(target.write)
    finish = target.finish
  }

  init(_ observer: some FilmObserver) {
    wantsPictures = true
    prepare = observer.look
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
