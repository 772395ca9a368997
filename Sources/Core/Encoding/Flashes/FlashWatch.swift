package import TerrariumPictures

/// Watches a film for flashes while its files are written; it writes nothing itself.
package final class FlashWatch: FrameReceiver {
  package let wantsPictures = true
  package let bytesPerPixel = 0
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [Bool] = { batch, pictures in
    // With one picture before the batch, each frame has one to compare with.
    let flips = zip(pictures.dropFirst(), pictures).map { FlashMeter.flips($0, after: $1) }
    return (batch.previous == nil ? [false] : []) + flips
  }

  private let usualDelay: FrameDelay
  private var counter = FlashCounter()

  /// The most flips allowed in a second.
  package static let limit = 3

  package init(timing: Timing) { usualDelay = timing.delay }

  /// The number of flashes within a second, if there are too many.
  package var tooMany: Int? { counter.most > Self.limit ? counter.most : nil }

  package func write(_ flips: [Bool], of batch: Batch) {
    for (flips, delay) in zip(flips, batch.delays(usual: usualDelay)) {
      counter.add(flips: flips, delay: delay)
    }
  }
}
