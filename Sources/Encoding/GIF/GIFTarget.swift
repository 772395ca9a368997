package import Files
package import Rendering

/// A film as an animated GIF.
package final class GIFTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [GIFFramePart]

  private let file: OutputFile
  private let usualDelay: FrameDelay
  private var writer: GIFWriter<FileError>
  private var parts: PartsInOrder<GIFFramePart>
  private var hasShortTimes = false

  /// A GIF of a film of some form.
  package init(_ file: OutputFile, form: FilmForm, timing: Timing, comment: String?) throws {
    self.file = file
    usualDelay = timing.delay
    parts = PartsInOrder(timing: timing)
    let header = GIFHeader(
      width: form.width, height: form.height, palette: form.palette,
      timesToPlay: timing.timesToPlay, comment: comment)
    writer = try GIFWriter(header) { bytes throws(FileError) in
      try file.write(copy bytes)
    }
    let compressor = GIFFrameCompressor(palette: form.palette)
    prepare = { batch, pictures in
      batch.parts(of: pictures) { compressor.compress($0, after: $1) }
    }
  }

  package func write(_ some: [GIFFramePart], of batch: Batch) throws {
    try parts.take(some, of: batch, counting: file.countFrame) { part, delay throws(FileError) in
      try writer.append(part, delay: delay)
    }
    let delays = batch.delays(usual: usualDelay)
    if delays.contains(where: { 50 * $0.numerator < $0.denominator }) { hasShortTimes = true }
  }

  package func finish() throws {
    try parts.finish { part, delay throws(FileError) in try writer.append(part, delay: delay) }
    try writer.finish()
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    var written = WrittenOutput(file, frames: parts.frames)
    written.hasShortTimes = hasShortTimes
    return written
  }
}
