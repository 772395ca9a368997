package import Files
package import GD
package import Rendering

/// A film as an animated PNG.
package final class APNGTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared

  private let file: OutputFile
  private let timing: Timing
  private var writer: APNGWriter<FileError>
  private var last: (part: APNGFramePart, delay: FrameDelay)?
  private var frames = 0

  /// An animated PNG of what an artist draws. `frameCount` is told beforehand to readers of a pipe,
  /// where nothing can be filled in afterwards.
  package init(
    _ file: OutputFile, artist: FilmArtist, timing: Timing, frameCount: Int, text: PNGText?
  ) throws {
    self.file = file
    self.timing = timing
    let format: APNGFormat =
      artist.hasOnePalette ? .indexed(palette: artist.palette.map(\.code)) : .fullColour
    let start = try APNGStart(
      APNGHeader(
        width: artist.layout.width, height: artist.layout.height, format: format,
        timesToPlay: timing.timesToPlay, frameCount: file.canBePatched ? nil : frameCount,
        text: text))
    writer = try APNGWriter(start) { bytes throws(FileError) in
      try file.write(copy bytes)
    }
    let compressor = APNGFrameCompressor(format: format)
    prepare = { batch, pictures in
      var before = batch.previous == nil ? nil : pictures.first
      var parts: [APNGFramePart] = []
      for picture in pictures.suffix(batch.frames.count) {
        parts.append(try compressor.compress(picture, after: before))
        before = picture
      }
      return .apngParts(parts)
    }
  }

  /// Writes all frames but the last one so far: that one may stand longer.
  package func write(_ prepared: Prepared, of batch: Batch) throws {
    guard case .apngParts(let parts) = prepared else { return }
    for (part, delay) in zip(parts, batch.delays(usual: timing.delay)) {
      if let last { try writer.append(last.part, delay: last.delay) }
      last = (part, delay)
      frames += 1
      file.countFrame()
    }
  }

  package func finish() throws {
    if let last { try writer.append(last.part, delay: timing.last ?? last.delay) }
    if let patch = try writer.finish() { try file.patch(patch.bytes, at: patch.offset) }
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: frames)
  }
}
