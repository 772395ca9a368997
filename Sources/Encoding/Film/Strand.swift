package import Rendering

/// One of the ways in which a film is shown: who draws it, and where that goes. A film may have
/// several, as when its light and its dark pictures come from one run.
package struct Strand {
  /// Draws for the targets that want pictures; nil where none does.
  let painter: (any FramePainter)?
  package let targets: [any FilmTarget]

  package init(painter: (any FramePainter)?, targets: [any FilmTarget]) {
    self.painter = targets.contains { $0.wantsPictures } ? painter : nil
    self.targets = targets
  }

  /// What was made of a batch.
  typealias Piece = (prepared: [Prepared], last: IndexedPicture?)

  /// The work on a batch that needs nothing but the batch, to be done on any thread; it gives the
  /// last picture too. That of the frame before is drawn again where nobody has it.
  func work(_ batch: Batch, after known: IndexedPicture? = nil) -> @Sendable () throws -> Piece {
    let preparations = targets.map(\.prepare)
    return { [painter] in
      let frames = (batch.previous.map { [$0] } ?? []) + batch.frames
      let pictures = painter?.draw(frames, first: batch.previous == nil ? nil : known) ?? []
      return (try preparations.map { try $0(batch, pictures) }, pictures.last)
    }
  }

  /// Writes what was prepared of the next batch.
  func write(_ prepared: [Prepared], of batch: Batch) throws {
    for (target, piece) in zip(targets, prepared) { try target.write(piece, of: batch) }
  }
}
