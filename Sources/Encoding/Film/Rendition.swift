package import Rendering

/// One way of showing a film: its painter, its targets and its observers. A film may have several,
/// such as light and dark pictures of one run.
package struct Rendition {
  /// Draws for those that want pictures; nil if none does.
  let painter: (any FramePainter)?
  private let works: [BatchWork]

  package init(
    painter: (any FramePainter)?, targets: [any FilmTarget], observers: [any FilmObserver] = []
  ) {
    works = targets.map { BatchWork($0) } + observers.map { BatchWork($0) }
    self.painter = works.contains(where: \.wantsPictures) ? painter : nil
  }

  /// True if nothing comes of it.
  package var isEmpty: Bool { works.isEmpty }

  /// The approximate memory of a batch in bytes: its pictures, those before them, and the prepared
  /// pieces.
  func bytes(ofFrames count: Int) -> Int {
    guard let form = painter?.form else { return 0 }
    let lookback = works.map(\.picturesBefore).max() ?? 1
    let made = works.map(\.bytesPerPixel).reduce(0, +)
    return form.width * form.height * (count + lookback + count * made)
  }

  /// Lets each target begin with the first pictures of the film that it needs.
  func begin(with frames: [Frame]) throws {
    let pictures = painter?.draw(Array(frames.prefix(openingFrames)), first: nil) ?? []
    for work in works { try work.begin(Array(pictures.prefix(work.openingPictures))) }
  }

  /// The number of the film's first frames that it begins with.
  var openingFrames: Int { painter == nil ? 0 : works.map(\.openingPictures).max() ?? 0 }

  /// The encoded pieces of a batch and the last pictures, which the next batch is compared with.
  typealias Pieces = (prepared: [any Sendable], last: [IndexedPicture])

  /// The work on a batch that needs nothing but the batch, for any thread; it also returns the last
  /// pictures. Pictures of earlier frames are drawn again if they are not given.
  func work(_ batch: Batch, after known: [IndexedPicture] = []) -> @Sendable () throws -> Pieces {
    let preparations = works.map { ($0.picturesBefore, $0.preparation()) }
    let lookback = works.map(\.picturesBefore).max() ?? 1
    return { [painter] in
      let before = [batch.earlier, batch.previous].suffix(lookback).compactMap(\.self)
      let frames = before + batch.frames
      var pictures: [IndexedPicture] = []
      if let painter {
        // All that are looked back at are known, or none.
        let kept = known.count == before.count ? Array(known.dropLast()) : []
        pictures =
          kept
          + painter.draw(
            Array(frames.dropFirst(kept.count)), first: before.isEmpty ? nil : known.last)
      }
      let prepared = try preparations.map { count, prepare in
        try prepare(batch, Array(pictures.suffix(batch.frames.count + min(count, before.count))))
      }
      return (prepared, pictures.suffix(lookback))
    }
  }

  /// Writes the prepared pieces of the next batch.
  func write(_ prepared: [any Sendable], of batch: Batch) throws {
    for (work, piece) in zip(works, prepared) { try work.take(piece, batch) }
  }

  /// Writes the rest.
  func finish() throws {
    for work in works { try work.finish() }
  }
}
