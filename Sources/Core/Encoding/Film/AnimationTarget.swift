package import TerrariumFiles
package import TerrariumGD
package import TerrariumPictures

/// Writes the bytes of an animation from its parts, one by one.
protocol AnimationWriter {
  /// The bytes before the first frame.
  var head: [UInt8] { get }

  /// Adds a frame with its delay; returns the bytes of the frames that are complete by now.
  mutating func append(_ part: FramePart, delay: FrameDelay) throws -> [UInt8]

  /// Returns the last bytes, and a patch of the beginning if needed.
  mutating func finish() throws -> (bytes: [UInt8], patch: BytePatch?)
}

/// A film as an animated PNG or WebP.
package final class AnimationTarget: FilmTarget {
  package let wantsPictures = true
  package let bytesPerPixel: Int
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [FramePart]

  private let file: OutputFile
  private var writer: any AnimationWriter
  private var parts: PartsInOrder<FramePart>
  /// All bytes of a file that cannot be patched, which are written at the end.
  private var held: [UInt8]?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - file: The file to write.
  ///   - timing: The times of the film.
  ///   - bytesPerPixel: The memory for compressing a pixel, in bytes.
  ///   - isPatched: True if the writer fills in something at the end.
  ///   - writer: The writer of the bytes.
  ///   - compress: Compresses a picture against the one before it into a part.
  /// - Throws: The error of a file that cannot be written.
  private init(
    _ file: OutputFile, _ timing: Timing, bytesPerPixel: Int, isPatched: Bool,
    writer: any AnimationWriter,
    compress: @escaping @Sendable (IndexedPicture, IndexedPicture?) throws -> FramePart
  ) throws(FileError) {
    self.file = file
    self.bytesPerPixel = bytesPerPixel
    self.writer = writer
    parts = PartsInOrder(timing: timing)
    held = isPatched && !file.canBePatched ? [] : nil
    prepare = { batch, pictures in try batch.parts(of: pictures, compress: compress) }
    try take(writer.head)
  }

  package func write(_ some: [FramePart], of batch: Batch) throws {
    try parts.take(some, of: batch, append: append)
  }

  package func finish() throws {
    try parts.finish(append: append)
    let (bytes, patch) = try writer.finish()
    try take(bytes)
    guard held != nil else {
      if let patch { try file.patch(patch.bytes, at: patch.offset) }
      return
    }
    if let patch { held?.replaceSubrange(..<patch.bytes.count, with: patch.bytes) }
    try file.write(held ?? [])
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.committed(frames: parts.frames, length: parts.length)
  }

  private func append(_ part: FramePart, delay: FrameDelay) throws {
    try take(writer.append(part, delay: delay))
  }

  private func take(_ bytes: [UInt8]) throws(FileError) {
    if held != nil {
      held? += bytes
    } else if !bytes.isEmpty {
      try file.write(bytes)
    }
  }
}

extension AnimationTarget {
  /// Creates an animated PNG. `frameCount` is written at the beginning for readers of a pipe, which
  /// cannot be patched afterwards.
  package convenience init(
    apng file: OutputFile, form: FilmForm, timing: Timing, frameCount: Int, text: PNGText?
  ) throws {
    let format: APNGFormat =
      form.hasOnePalette ? .indexed(palette: form.table.map(\.code)) : .fullColour
    let writer = try APNGWriter(
      width: form.width, height: form.height, format: format, timesToPlay: timing.timesToPlay,
      frameCount: file.canBePatched ? nil : frameCount, text: text)
    try self.init(
      file, timing, bytesPerPixel: 4, isPatched: false, writer: writer,
      compress: APNGFrameCompressor(format: format).compress)
  }

  /// Creates an animated WebP; throws a `GDError` if a side is too long.
  package convenience init(
    webP file: OutputFile, form: FilmForm, timing: Timing, recipe: String?
  ) throws {
    for side in [form.width, form.height] where side > webPSideLimit {
      throw GDError.sideOutOfRange(side, limit: webPSideLimit)
    }
    let writer = WebPWriter(
      width: form.width, height: form.height, timesToPlay: timing.timesToPlay, recipe: recipe)
    try self.init(
      file, timing, bytesPerPixel: 40, isPatched: true, writer: writer,
      compress: WebPFrameCompressor().compress)
  }
}
