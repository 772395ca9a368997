package import Files
package import GD
package import Rendering

/// A film as an animated PNG.
package final class APNGTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [APNGFramePart]

  private let file: OutputFile
  private var writer: APNGWriter<FileError>
  private var parts: PartsInOrder<APNGFramePart>

  /// An animated PNG of a film of some form. `frameCount` is told beforehand to readers of a pipe,
  /// where nothing can be filled in afterwards.
  package init(
    _ file: OutputFile, form: FilmForm, timing: Timing, frameCount: Int, text: PNGText?
  ) throws {
    self.file = file
    parts = PartsInOrder(timing: timing)
    let format: APNGFormat =
      form.hasOnePalette ? .indexed(palette: form.palette.map(\.code)) : .fullColour
    let start = try APNGStart(
      APNGHeader(
        width: form.width, height: form.height, format: format,
        timesToPlay: timing.timesToPlay, frameCount: file.canBePatched ? nil : frameCount,
        text: text))
    writer = try APNGWriter(start) { bytes throws(FileError) in
      try file.write(copy bytes)
    }
    let compressor = APNGFrameCompressor(format: format)
    prepare = { batch, pictures in
      try batch.parts(of: pictures) { try compressor.compress($0, after: $1) }
    }
  }

  package func write(_ some: [APNGFramePart], of batch: Batch) throws {
    try parts.take(some, of: batch, counting: file.countFrame) { part, delay throws(FileError) in
      try writer.append(part, delay: delay)
    }
  }

  package func finish() throws {
    try parts.finish { part, delay throws(FileError) in try writer.append(part, delay: delay) }
    if let patch = try writer.finish() { try file.patch(patch.bytes, at: patch.offset) }
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    var written = WrittenOutput(file, frames: parts.frames)
    written.length = parts.length
    return written
  }
}
