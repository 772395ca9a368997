package import Files
package import Pictures

/// A picture of one moment of a film, in a file of its own.
package final class StillTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [UInt8]?

  private let path: String
  private let options: FileOptions
  private var content: [UInt8]?

  /// A file for the still of a number, as `encode` writes it. That it can be written is found out
  /// now; it is written when the film is over, so that no number of stills runs out of open files.
  package init(
    _ number: Int, at path: String, _ options: FileOptions,
    encode: @escaping @Sendable (Frame) throws -> [UInt8]
  ) throws(FileError) {
    (self.path, self.options) = (path, options)
    if path != "-", Path.kind(of: path) != .special {
      try OutputFile(at: path, purpose: options.purpose).discard()
    }
    prepare = { batch, _ in
      let moment = batch.shots.flatMap(\.stills).last { $0.number == number }
      return try moment.map { try encode($0.frame) }
    }
  }

  package func write(_ bytes: [UInt8]?, of batch: Batch) {
    if let bytes { content = bytes }
  }

  package func finish() {}

  package func checkSize() throws {
    guard let limit = options.limit, let content else { return }
    try SizeLimit(bytes: limit).check(content.count, path: path)
  }

  package func commit() throws -> WrittenOutput {
    var unlimited = options
    unlimited.limit = nil
    let file = try unlimited.file(at: path)
    guard let content else {
      // The film was cut before this moment: what is there stays as it is.
      file.discard()
      return WrittenOutput(path: path, files: 0, frames: 0, bytes: 0, sha256: nil)
    }
    try file.write(content)
    try file.commit()
    return WrittenOutput(file, frames: 1)
  }
}

/// A GIF of some pictures, which all have the size and the palette of the first.
func gifBytes(
  _ pictures: [IndexedPicture], delay: FrameDelay, timesToPlay: Int, comment: String? = nil
) -> [UInt8] {
  guard let first = pictures.first else { return [] }
  var bytes: [UInt8] = []
  let header = GIFHeader(
    width: first.width, height: first.height, palette: first.palette, timesToPlay: timesToPlay,
    comment: comment)
  var writer = GIFWriter<Never>(header) { bytes += copy $0 }
  let compressor = GIFFrameCompressor(palette: first.palette)
  var before: IndexedPicture?
  for picture in pictures {
    writer.append(compressor.compress(picture, after: before), delay: delay)
    before = picture
  }
  writer.finish()
  return bytes
}
