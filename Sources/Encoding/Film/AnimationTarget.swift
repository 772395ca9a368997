package import Files
package import GD
package import Pictures

/// Writes the parts of an animation, one after the other.
package protocol AnimationWriter {
  associatedtype Part: Sendable

  /// Adds a frame with its delay.
  mutating func append(_ part: Part, delay: FrameDelay) throws(FileError)

  /// Writes the end; returns the bytes to be written over the beginning, if there are some.
  mutating func finish() throws(FileError) -> BytePatch?
}

extension APNGWriter: AnimationWriter where Failure == FileError {}
extension WebPWriter: AnimationWriter where Failure == FileError {}

/// A film as an animated PNG or WebP.
package final class AnimationTarget<Writer: AnimationWriter>: FilmTarget {
  package let wantsPictures = true
  package let bytesPerPixel: Int
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [Writer.Part]

  private let file: OutputFile
  private var writer: Writer
  private var parts: PartsInOrder<Writer.Part>
  /// All bytes of a file in which nothing can be filled in afterwards: it gets them at the end.
  private let held: HeldBytes?

  /// A target.
  ///
  /// - Parameters:
  ///   - file: The file that it writes.
  ///   - timing: The times of the film.
  ///   - bytesPerPixel: What compressing takes for each pixel.
  ///   - isPatched: True if the writer fills something in at the end.
  ///   - compress: Makes a part of a picture and the one before it.
  ///   - start: Makes the writer, which hands its bytes on.
  /// - Throws: What the writer throws at its start.
  private init(
    _ file: OutputFile, _ timing: Timing, bytesPerPixel: Int, isPatched: Bool,
    compress: @escaping @Sendable (IndexedPicture, IndexedPicture?) throws -> Writer.Part,
    start: (@escaping (borrowing [UInt8]) throws(FileError) -> Void) throws -> Writer
  ) throws {
    (self.file, self.bytesPerPixel) = (file, bytesPerPixel)
    parts = PartsInOrder(timing: timing)
    let held = isPatched && !file.canBePatched ? HeldBytes() : nil
    self.held = held
    writer = try start { bytes throws(FileError) in
      if let held {
        held.bytes += copy bytes
      } else {
        try file.write(copy bytes)
      }
    }
    prepare = { batch, pictures in try batch.parts(of: pictures, compress: compress) }
  }

  package func write(_ some: [Writer.Part], of batch: Batch) throws {
    try parts.take(some, of: batch, counting: file.countFrame) { part, delay throws(FileError) in
      try writer.append(part, delay: delay)
    }
  }

  package func finish() throws {
    try parts.finish { part, delay throws(FileError) in try writer.append(part, delay: delay) }
    let patch = try writer.finish()
    if let held {
      if let patch { held.bytes.replaceSubrange(..<patch.bytes.count, with: patch.bytes) }
      try file.write(held.bytes)
    } else if let patch {
      try file.patch(patch.bytes, at: patch.offset)
    }
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    var written = WrittenOutput(file, frames: parts.frames)
    written.length = parts.length
    return written
  }
}

private final class HeldBytes {
  var bytes: [UInt8] = []
}

extension AnimationTarget where Writer == APNGWriter<FileError> {
  /// An animated PNG of a film of some form. `frameCount` is written at the beginning for readers
  /// of a pipe, where nothing can be changed afterwards.
  package convenience init(
    apng file: OutputFile, form: FilmForm, timing: Timing, frameCount: Int, text: PNGText?
  ) throws {
    let format: APNGFormat =
      form.hasOnePalette ? .indexed(palette: form.palette.map(\.code)) : .fullColour
    let compressor = APNGFrameCompressor(format: format)
    try self.init(
      file, timing, bytesPerPixel: 4, isPatched: false,
      compress: { try compressor.compress($0, after: $1) }
    ) {
      try APNGWriter(
        width: form.width, height: form.height, format: format, timesToPlay: timing.timesToPlay,
        frameCount: file.canBePatched ? nil : frameCount, text: text, to: $0)
    }
  }
}

extension AnimationTarget where Writer == WebPWriter<FileError> {
  /// An animated WebP of a film of some form; throws a `GDError` if a side is too long.
  package convenience init(
    webP file: OutputFile, form: FilmForm, timing: Timing, recipe: String?
  ) throws {
    for side in [form.width, form.height] where side > webPSideLimit {
      throw GDError.sideOutOfRange(side, limit: webPSideLimit)
    }
    let compressor = WebPFrameCompressor()
    try self.init(
      file, timing, bytesPerPixel: 40, isPatched: true,
      compress: { try compressor.compress($0, after: $1) }
    ) {
      try WebPWriter(
        width: form.width, height: form.height, timesToPlay: timing.timesToPlay, recipe: recipe,
        to: $0)
    }
  }
}
