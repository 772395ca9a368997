package import TerrariumFiles
package import TerrariumPictures

/// A film as a video at a constant rate, raw or encoded; longer frames are repeated.
package final class VideoTarget: FilmTarget {
  package let wantsPictures = true
  package let picturesBefore = 0
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [VideoPiece]
  package let bytesPerPixel: Int

  /// Larger frames wait for their turn as pictures, which take a third of the bytes.
  private static let largestEncoded = 1 << 21

  private let file: OutputFile
  private let encoder: FFmpegEncoder?
  private let matrix: VideoMatrix
  private let timing: Timing
  private var repeats: FrameRepeats
  private var pieces: PartsInOrder<VideoPiece>
  /// The number of video frames written.
  private var shown = 0

  /// Creates a video of a film, which an encoder writes into the file if there is one.
  package init(
    _ file: OutputFile, encoder: FFmpegEncoder? = nil, form: FilmForm, timing: Timing
  ) throws {
    self.file = file
    self.encoder = encoder
    self.timing = timing
    repeats = FrameRepeats(rate: timing.delay)
    pieces = PartsInOrder(timing: timing)
    let unit = encoder == nil ? 1 : FFmpegEncoder.sideUnit
    let width = (form.width + unit - 1) / unit * unit
    let height = (form.height + unit - 1) / unit * unit
    let matrix = VideoMatrix.assumed(forHeight: height)
    self.matrix = matrix
    let isLarge = width * height > Self.largestEncoded
    bytesPerPixel = isLarge ? 1 : 3
    prepare = { batch, pictures in
      pictures.suffix(batch.frames.count).map { picture in
        let picture = picture.widened(to: width, height)
        return isLarge ? .picture(picture) : .bytes(matrix.encode(picture))
      }
    }
    try put(y4mHead(width: width, height: height, delay: timing.delay))
  }

  package func write(_ some: [VideoPiece], of batch: Batch) throws {
    try pieces.take(some, of: batch, append: write)
  }

  package func finish() throws {
    try pieces.finish(append: write)
    try encoder?.finish()
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    var written = try file.committed(frames: pieces.frames, length: timing.delay.times(shown))
    written.hasExactTimes = repeats.isExact
    return written
  }

  private func write(_ piece: VideoPiece, for delay: FrameDelay) throws {
    let count = repeats.count(for: delay)
    for _ in 0..<count {
      switch piece {
      case .bytes(let bytes): try put(bytes)
      case .picture(let picture): try matrix.encode(picture, put)
      }
    }
    shown += count
  }

  private func put(_ bytes: [UInt8]) throws {
    if let encoder {
      try encoder.write(bytes)
    } else {
      try file.write(bytes)
    }
  }
}

/// A frame on its way into a video.
package enum VideoPiece: Sendable {
  /// Raw video.
  case bytes([UInt8])
  /// Pixels that become raw video when they are written.
  case picture(IndexedPicture)
}

extension IndexedPicture {
  /// The picture with its last column and row repeated up to a larger size.
  func widened(to newWidth: Int, _ newHeight: Int) -> IndexedPicture {
    guard newWidth > width || newHeight > height else { return self }
    var wide: [UInt8] = []
    wide.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      let row = pixels[min(y, height - 1) * width..<(min(y, height - 1) + 1) * width]
      wide += row
      wide += repeatElement(row.last ?? 0, count: newWidth - width)
    }
    return IndexedPicture(width: newWidth, height: newHeight, palette: palette, pixels: wide)
  }
}
