package import Rendering

/// One of the ways in which a film is shown: who draws it, where that goes, and who looks on. A film
/// may have several, as when its light and its dark pictures come from one run.
package struct Rendition {
  /// Draws for those that want pictures; nil where none does.
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

  /// About how many bytes a batch of so many frames takes: its pictures, those before them, and what
  /// is made of them.
  func bytes(ofFrames count: Int) -> Int {
    guard let form = painter?.form else { return 0 }
    let lookback = works.map(\.picturesBefore).max() ?? 1
    let made = works.map(\.bytesPerPixel).reduce(0, +)
    return form.width * form.height * (count + lookback + count * made)
  }

  /// Lets each target begin with as many pictures as it looks at of the film's first frames.
  func begin(with frames: [Frame]) throws {
    let pictures = painter?.draw(Array(frames.prefix(openingFrames)), first: nil) ?? []
    for work in works { try work.begin(Array(pictures.prefix(work.openingPictures))) }
  }

  /// The number of the film's first frames that it begins with.
  var openingFrames: Int { painter == nil ? 0 : works.map(\.openingPictures).max() ?? 0 }

  /// The encoded pieces of a batch and the last pictures, which the next batch is compared with.
  typealias Pieces = (prepared: [any Sendable], last: [IndexedPicture])

  /// The work on a batch that needs nothing but the batch, to be done on any thread; it gives the
  /// last pictures too. Those of the frames before are drawn again where nobody has them.
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

  /// Writes what was prepared of the next batch.
  func write(_ prepared: [any Sendable], of batch: Batch) throws {
    for (work, piece) in zip(works, prepared) { try work.take(piece, batch) }
  }

  /// Writes what remains.
  func finish() throws {
    for work in works { try work.finish() }
  }
}
