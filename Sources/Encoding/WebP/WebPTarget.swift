package import Files
internal import GD
package import Rendering

/// A film as an animated WebP.
package final class WebPTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [WebPFramePart]

  private let file: OutputFile
  private var writer: WebPWriter<FileError>
  private var parts: PartsInOrder<WebPFramePart>
  /// What a pipe gets at the end, because nothing can be filled in there afterwards.
  private let whole: Bytes?

  /// An animated WebP of a film of some form; a `GDError` tells of a side that is too long for one.
  package init(_ file: OutputFile, form: FilmForm, timing: Timing, recipe: String?) throws {
    for side in [form.width, form.height] where side > webPSideLimit {
      throw GDError.sideOutOfRange(side, limit: webPSideLimit)
    }
    self.file = file
    parts = PartsInOrder(timing: timing)
    let whole = file.canBePatched ? nil : Bytes()
    self.whole = whole
    let header = WebPHeader(
      width: form.width, height: form.height, timesToPlay: timing.timesToPlay, recipe: recipe)
    writer = try WebPWriter(header) { bytes throws(FileError) in
      if let whole {
        whole.bytes += copy bytes
      } else {
        try file.write(copy bytes)
      }
    }
    let compressor = WebPFrameCompressor()
    prepare = { batch, pictures in
      try batch.parts(of: pictures) { try compressor.compress($0, after: $1) }
    }
  }

  package func write(_ some: [WebPFramePart], of batch: Batch) throws {
    try parts.take(some, of: batch, counting: file.countFrame) { part, delay throws(FileError) in
      try writer.append(part, delay: delay)
    }
  }

  package func finish() throws {
    try parts.finish { part, delay throws(FileError) in try writer.append(part, delay: delay) }
    let patch = try writer.finish()
    if let whole {
      whole.bytes.replaceSubrange(..<patch.bytes.count, with: patch.bytes)
      try file.write(whole.bytes)
    } else {
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

  private final class Bytes {
    var bytes: [UInt8] = []
  }
}
