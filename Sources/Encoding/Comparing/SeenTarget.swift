internal import Files
package import Pictures

/// A film that is compared with the file that it should make: the pictures of both are compared one
/// by one while the film is drawn, and nothing is encoded.
///
/// It does not tell what differs: the first picture that is not the file's ends the film with
/// ``DifferenceFound``, and the film that is made in full tells more.
package final class SeenTarget: FilmTarget {
  /// Something is not as in the file.
  package struct DifferenceFound: Error {}

  package let wantsPictures: Bool
  package let bytesPerPixel = 4
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [[UInt32]]

  private let file: OutputFile
  private var found: DistinctPictures?
  private var clock: any FrameClock
  private var pictures: PartsInOrder<[UInt32]>
  private var held: (pixels: [UInt32], delay: FrameDelay)?

  /// A comparison with what stands in a file, which may be missing.
  ///
  /// - Parameters:
  ///   - file: The file, which is only compared.
  ///   - form: The form of the pictures.
  ///   - timing: The times of the film.
  ///   - clock: Rounds times as the file's format does.
  ///   - reader: Reads the file's pictures.
  init(
    _ file: OutputFile, form: FilmForm, timing: Timing, clock: any FrameClock, reader: Format.Reader
  ) {
    (self.file, self.clock) = (file, clock)
    pictures = PartsInOrder(timing: timing)
    wantsPictures = file.result != .missing
    prepare = { batch, pictures in pictures.suffix(batch.frames.count).map(\.seenPixels) }
    guard wantsPictures else { return }
    guard let bytes = try? FileReader.bytes(of: file.path, limit: 1 << 31),
      let pictures = try? reader(bytes),
      (pictures.width, pictures.height) == (form.width, form.height),
      pictures.timesToPlay == timing.timesToPlay
    else { return }
    found = DistinctPictures(pictures)
  }

  package func begin(with pictures: [IndexedPicture], isWhole: Bool) throws {
    if wantsPictures, found == nil { throw DifferenceFound() }
  }

  package func write(_ some: [[UInt32]], of batch: Batch) throws {
    guard wantsPictures else { return }
    try pictures.take(some, of: batch, append: look)
  }

  package func finish() throws {
    guard wantsPictures else { return }
    try pictures.finish(append: look)
    try compareHeld()
    guard try next() == nil else { throw DifferenceFound() }
  }

  package func commit() -> WrittenOutput {
    let missing = Difference(path: file.path, kind: .missing, made: [])
    return WrittenOutput(
      path: file.path, files: 1, frames: pictures.frames,
      differences: wantsPictures ? [] : [missing])
  }

  private func look(at pixels: [UInt32], _ delay: FrameDelay) throws {
    if let last = held, last.pixels == pixels {
      held?.delay = last.delay + delay
      return
    }
    try compareHeld()
    held = (pixels, delay)
  }

  private func compareHeld() throws {
    guard let held else { return }
    let right = ShownPicture(pixels: held.pixels, delay: clock.rounded(held.delay))
    guard try next() == right else { throw DifferenceFound() }
  }

  private func next() throws -> ShownPicture? {
    do throws(BrokenPicture) { return try found?.next() } catch { throw DifferenceFound() }
  }
}

/// Rounds the times of a film's pictures, one after the other, as a format stores them.
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
  var seenPixels: [UInt32] {
    let codes = palette.map { 0xff00_0000 | $0.code }
    return pixels.map { codes[Int($0)] }
  }
}
