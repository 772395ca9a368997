internal import Synchronization
package import TerrariumPictures

/// One way of showing a film: a painter and its receivers. A film may have several, such as light
/// and dark pictures of one run.
package struct Strand {
  /// The painter for those that need pictures; nil if none does.
  let painter: (any FramePainter)?
  private let receivers: [any FrameReceiver]

  package init(painter: (any FramePainter)?, targets: [any FrameReceiver]) {
    receivers = targets
    self.painter = targets.contains { $0.wantsPictures } ? painter : nil
  }

  /// True if there are no receivers.
  package var isEmpty: Bool { receivers.isEmpty }

  /// The approximate memory of a batch in bytes: its pictures, those before them, and the prepared
  /// pieces.
  func bytes(ofFrames count: Int) -> Int {
    guard let form = painter?.form else { return 0 }
    let lookback = receivers.map(\.picturesBefore).max() ?? 1
    let made = receivers.map(\.bytesPerPixel).reduce(0, +)
    return form.width * form.height * (count + lookback + count * made)
  }

  /// Passes the first pictures of the film to each target that needs them, or all pictures of a
  /// short film.
  func begin(with frames: [Frame], isWhole: Bool) throws {
    func isAll(for receiver: some FrameReceiver) -> Bool {
      isWhole && frames.count <= receiver.fewPictures
    }
    let needed = receivers.map { isAll(for: $0) ? frames.count : $0.openingPictures }
    let pictures = painter?.draw(Array(frames.prefix(needed.max() ?? 0))) ?? []
    for (receiver, count) in zip(receivers, needed) {
      try receiver.begin(with: Array(pictures.prefix(count)), isWhole: isAll(for: receiver))
    }
  }

  /// The number of first frames to look at before the film begins: one more than a short film has.
  var openingFrames: Int {
    guard painter != nil else { return 0 }
    return receivers.map { max($0.openingPictures, $0.fewPictures > 0 ? $0.fewPictures + 1 : 0) }
      .max() ?? 0
  }

  /// Prepares a batch on any thread, using nothing else, and returns the encoded pieces. Pictures
  /// that two batches need are drawn by whichever comes first.
  func work(
    _ batch: Batch, after earlier: LastPictures, keeping own: LastPictures
  ) -> @Sendable () throws -> [any Sendable] {
    let preparations = receivers.map { ($0.picturesBefore, $0.preparation) }
    let lookback = receivers.map(\.picturesBefore).max() ?? 1
    return { [painter] in
      let before = [batch.earlier, batch.previous].suffix(lookback).compactMap(\.self)
      let frames = before + batch.frames
      var pictures: [IndexedPicture] = []
      if let painter {
        pictures = earlier.shared { painter.draw(before) }
        let last = min(lookback, batch.frames.count)
        painter.draw(frames.dropLast(last), after: &pictures)
        let kept = own.shared {
          var all = pictures
          painter.draw(frames[...], after: &all)
          return all.suffix(lookback)
        }
        pictures += kept.suffix(last)
      }
      return try preparations.map { count, prepare in
        try prepare(batch, Array(pictures.suffix(batch.frames.count + min(count, before.count))))
      }
    }
  }

  /// Writes the prepared pieces of the next batch.
  func write(_ prepared: [any Sendable], of batch: Batch) throws {
    for (receiver, piece) in zip(receivers, prepared) { try receiver.take(piece, of: batch) }
  }

  /// Writes the rest.
  func finish() throws { for receiver in receivers { try receiver.finish() } }
}

/// The last pictures of a batch, which the next one is compared with.
final class LastPictures: Sendable {
  private let pictures = Mutex<[IndexedPicture]>([])

  /// The pictures, drawn by the first of the two batches that need them, and released when both
  /// have them.
  func shared(_ draw: () -> [IndexedPicture]) -> [IndexedPicture] {
    let known = pictures.withLock { pictures in
      defer { pictures = [] }
      return pictures
    }
    guard known.isEmpty else { return known }
    let drawn = draw()
    // The other batch may have drawn them at the same time.
    pictures.withLock { $0 = $0.isEmpty ? drawn : [] }
    return drawn
  }
}
