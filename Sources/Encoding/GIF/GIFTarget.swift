package import Files
package import Rendering

/// A film as an animated GIF.
package final class GIFTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared

  private let file: OutputFile
  private let timing: Timing
  private var writer: GIFWriter<FileError>
  private var last: (part: GIFFramePart, delay: FrameDelay)?
  private var frames = 0
  private var hasShortTimes = false

  /// A GIF of what an artist draws.
  package init(_ file: OutputFile, artist: FilmArtist, timing: Timing, comment: String?) throws {
    self.file = file
    self.timing = timing
    let header = GIFHeader(
      width: artist.layout.width, height: artist.layout.height, palette: artist.palette,
      timesToPlay: timing.timesToPlay, comment: comment)
    writer = try GIFWriter(header) { bytes throws(FileError) in
      try file.write(copy bytes)
    }
    let compressor = GIFFrameCompressor(palette: artist.palette)
    prepare = { batch, pictures in
      var before = batch.previous == nil ? nil : pictures.first
      var parts: [GIFFramePart] = []
      for picture in pictures.suffix(batch.frames.count) {
        parts.append(compressor.compress(picture, after: before))
        before = picture
      }
      return .parts(parts)
    }
  }

  /// Writes all frames but the last one so far: that one may stand longer.
  package func write(_ prepared: Prepared, of batch: Batch) throws {
    guard case .parts(let parts) = prepared else { return }
    for (part, delay) in zip(parts, batch.delays(usual: timing.delay)) {
      if let last { try writer.append(last.part, delay: last.delay) }
      last = (part, delay)
      frames += 1
      if 50 * delay.numerator < delay.denominator { hasShortTimes = true }
      file.countFrame()
    }
  }

  package func finish() throws {
    if let last { try writer.append(last.part, delay: timing.last ?? last.delay) }
    try writer.finish()
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    var written = WrittenOutput(file, frames: frames)
    written.hasShortTimes = hasShortTimes
    return written
  }
}

extension WrittenOutput {
  /// What became of a file that was committed; `png` are its bytes if it is one.
  package init(
    _ file: OutputFile, frames: Int, png: [UInt8]? = nil, hasExactTimes: Bool = true
  ) {
    let difference = file.difference(png: png)
    self.init(
      path: file.path, files: 1, frames: frames, bytes: file.bytesWritten, sha256: file.sha256,
      differences: difference.map { [$0] } ?? [], hasExactTimes: hasExactTimes)
  }
}
