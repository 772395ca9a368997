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

  /// Lets each target begin with as many pictures as it looks at of the film's first frames.
  func begin(with frames: [Frame]) throws {
    let count = targets.map(\.openingPictures).max() ?? 0
    let pictures = painter?.draw(Array(frames.prefix(count)), first: nil) ?? []
    for target in targets {
      try target.begin(with: Array(pictures.prefix(target.openingPictures)))
    }
  }

  /// How many of the film's first frames it begins with.
  var openingFrames: Int { painter == nil ? 0 : targets.map(\.openingPictures).max() ?? 0 }

  /// What was made of a batch, and the pictures that the next one looks back at.
  typealias Piece = (prepared: [Prepared], last: [IndexedPicture])

  /// The work on a batch that needs nothing but the batch, to be done on any thread; it gives the
  /// last pictures too. Those of the frames before are drawn again where nobody has them.
  func work(_ batch: Batch, after known: [IndexedPicture] = []) -> @Sendable () throws -> Piece {
    let preparations = targets.map { ($0.picturesBefore, $0.prepare) }
    let lookback = targets.map(\.picturesBefore).max() ?? 1
    return { [painter] in
      let before = [batch.earlier, batch.previous].suffix(lookback).compactMap(\.self)
      let frames = before + batch.frames
      var pictures: [IndexedPicture] = []
      if let painter {
        // all that are looked back at are known, or none
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
  func write(_ prepared: [Prepared], of batch: Batch) throws {
    for (target, piece) in zip(targets, prepared) { try target.write(piece, of: batch) }
  }
}
