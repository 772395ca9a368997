package import Rendering

/// One of the ways in which a film is shown: who draws it, where that goes, and who looks on. A film
/// may have several, as when its light and its dark pictures come from one run.
package struct Strand {
  /// Draws for those that want pictures; nil where none does.
  let painter: (any FramePainter)?
  private let works: [BatchWork]

  package init(
    painter: (any FramePainter)?, targets: [any FilmTarget], observers: [any FilmObserver] = []
  ) {
    works = targets.map { BatchWork($0) } + observers.map { BatchWork($0) }
    self.painter = works.contains(where: \.wantsPictures) ? painter : nil
  }

  /// Whether nothing comes of it.
  package var isEmpty: Bool { works.isEmpty }

  /// What was made of a batch.
  typealias Pieces = (prepared: [any Sendable], last: IndexedPicture?)

  /// The work on a batch that needs nothing but the batch, to be done on any thread; it gives the
  /// last picture too. That of the frame before is drawn again where nobody has it.
  func work(_ batch: Batch, after known: IndexedPicture? = nil) -> @Sendable () throws -> Pieces {
    let preparations = works.map(\.prepare)
    return { [painter] in
      let frames = (batch.previous.map { [$0] } ?? []) + batch.frames
      let pictures = painter?.draw(frames, first: batch.previous == nil ? nil : known) ?? []
      return (try preparations.map { try $0(batch, pictures) }, pictures.last)
    }
  }

  /// Writes what was prepared of the next batch.
  func write(_ prepared: [any Sendable], of batch: Batch) throws {
    for (work, piece) in zip(works, prepared) { try work.take(piece, batch) }
  }

  /// Writes what remains.
  func finish() throws {
    for work in works { try work.finish() }
  }
}
