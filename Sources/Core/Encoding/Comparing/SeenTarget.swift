internal import TerrariumFiles
package import TerrariumPictures

/// A film that is compared with its existing file. The pictures of both are compared while the film
/// is drawn, and nothing is encoded.
package final class SeenTarget: FilmTarget {
  package let wantsPictures: Bool
  package let bytesPerPixel = 4
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [[UInt32]]

  private let path: String
  private var comparison: PictureComparison?
  private var difference: Difference?
  private var clock: any FrameClock
  private var pictures: PartsInOrder<[UInt32]>
  private var held: (pixels: [UInt32], delay: FrameDelay)?

  /// Creates a comparison with a file, which may be missing.
  ///
  /// - Parameters:
  ///   - file: The file to compare with.
  ///   - form: The form of the pictures.
  ///   - timing: The times of the film.
  ///   - clock: Rounds times as the file's format does.
  ///   - reader: Reads the file's pictures.
  init(
    _ file: OutputFile, form: FilmForm, timing: Timing, clock: any FrameClock, reader: Format.Reader
  ) {
    (path, self.clock) = (file.path, clock)
    pictures = PartsInOrder(timing: timing)
    prepare = { batch, pictures in pictures.suffix(batch.frames.count).map(\.seenPixels) }
    if file.result == .missing {
      difference = Difference(path: path, kind: .missing)
    } else if let bytes = try? FileReader.bytes(
      ofOutput: path, limit: 1 << 31, beginning: Format.mayBegin)
    {
      guard LargeFilePointer(bytes) == nil else {
        (difference, wantsPictures) = (Difference(path: path, kind: .pointer), false)
        return
      }
      comparison = PictureComparison(
        width: form.width, height: form.height, timesToPlay: timing.timesToPlay, with: bytes,
        by: reader, isDrawn: file.options.drawsDifferences)
    } else {
      difference = Difference(path: path, kind: .bytes)
    }
    wantsPictures = !(comparison?.isDecided ?? true)
  }

  package func write(_ some: [[UInt32]], of batch: Batch) {
    guard wantsPictures else { return }
    pictures.take(some, of: batch, append: look)
  }

  package func finish() {
    if wantsPictures {
      pictures.finish(append: look)
      compareHeld()
    }
    guard let seen = comparison?.difference() else { return }
    difference = Difference(path: path, kind: .seen(seen), picture: comparison?.picture())
    comparison = nil
  }

  package func commit() -> WrittenOutput {
    WrittenOutput(
      path: path, files: 1, frames: pictures.frames, differences: difference.map { [$0] } ?? [])
  }

  private func look(at pixels: [UInt32], _ delay: FrameDelay) {
    if let last = held, last.pixels == pixels {
      held?.delay = last.delay + delay
      return
    }
    compareHeld()
    held = (pixels, delay)
  }

  private func compareHeld() {
    guard let held else { return }
    comparison?.take(ShownPicture(pixels: held.pixels, delay: clock.rounded(held.delay)))
  }
}

/// Rounds the times of a film's consecutive pictures as a format stores them.
protocol FrameClock {
  mutating func rounded(_ delay: FrameDelay) -> FrameDelay
}

extension DelayClock: FrameClock {
  mutating func rounded(_ delay: FrameDelay) -> FrameDelay {
    FrameDelay(units(for: delay), over: unitsPerSecond)
  }
}

extension APNGDelays: FrameClock {
  mutating func rounded(_ delay: FrameDelay) -> FrameDelay {
    let (numerator, denominator) = fraction(for: delay)
    return FrameDelay(numerator, over: denominator)
  }
}

extension IndexedPicture {
  /// The pixels as players show them, `0xAARRGGBB`.
  package var seenPixels: [UInt32] {
    let codes = palette.map { 0xff00_0000 | $0.code }
    return pixels.map { codes[Int($0)] }
  }
}
