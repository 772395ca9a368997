package import Files
package import Pictures

/// The receiver of a video's bytes: straight into a file, or through an encoder.
package protocol VideoSink: AnyObject {
  /// Takes the next bytes of raw video.
  func write(_ bytes: [UInt8]) throws

  /// Nothing more comes: the file gets whole, but not yet its place.
  func finish() throws

  /// The file.
  var file: OutputFile { get }

  /// The number of which the sides of its pictures must be multiples.
  var sideUnit: Int { get }
}

/// A film as a video: every frame, at one rate. A frame that stands longer is repeated.
package final class VideoTarget: FilmTarget {
  package let wantsPictures = true
  package let picturesBefore = 0
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [VideoPiece]
  package let bytesPerPixel: Int

  /// Frames of more pixels wait for their turn as pictures, which take a third of their bytes.
  private static let largestEncoded = 1 << 21

  private let sink: any VideoSink
  private let matrix: VideoMatrix
  private let timing: Timing
  private var repeats: FrameRepeats
  private var pieces: PartsInOrder<VideoPiece>
  /// The number of pictures that the video has.
  private var shown = 0

  /// A video of a film of some form.
  package init(_ sink: any VideoSink, form: FilmForm, timing: Timing) throws {
    self.sink = sink
    self.timing = timing
    repeats = FrameRepeats(rate: timing.delay)
    pieces = PartsInOrder(timing: timing)
    let unit = sink.sideUnit
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
    try sink.write(y4mHead(width: width, height: height, delay: timing.delay))
  }

  package func write(_ some: [VideoPiece], of batch: Batch) throws {
    try pieces.take(some, of: batch, counting: countFrame, append: write)
  }

  package func finish() throws {
    try pieces.finish(append: write)
    try sink.finish()
  }

  package func checkSize() throws { try sink.file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try sink.file.commit()
    var written = WrittenOutput(sink.file, frames: pieces.frames, hasExactTimes: repeats.isExact)
    written.length = timing.delay.times(shown)
    return written
  }

  private func countFrame() {
    if sink.sideUnit == 1 { sink.file.countFrame() }
  }

  private func write(_ piece: VideoPiece, for delay: FrameDelay) throws {
    let count = repeats.count(for: delay)
    for _ in 0..<count {
      switch piece {
      case .bytes(let bytes): try sink.write(bytes)
      case .picture(let picture): try matrix.encode(picture, sink.write)
      }
    }
    shown += count
  }
}

/// A frame on its way into a video.
package enum VideoPiece: Sendable {
  /// Raw video.
  case bytes([UInt8])
  /// Pixels that become raw video when they are written.
  case picture(IndexedPicture)
}

/// Raw video into a file or a pipe.
package final class RawVideoSink: VideoSink {
  package let file: OutputFile
  package let sideUnit = 1

  package init(_ file: OutputFile) {
    self.file = file
  }

  package func write(_ bytes: [UInt8]) throws { try file.write(bytes) }

  package func finish() {}
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
