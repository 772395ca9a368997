package import Files
package import GD
package import Pictures

/// A PNG of each frame.
package final class NumberedPNGTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [NumberedFiles.Content]

  private let files: NumberedFiles

  /// Numbered files; the text of its number travels along in each.
  package init(_ files: NumberedFiles, text: @escaping @Sendable (Int) -> PNGText?) {
    self.files = files
    prepare = { batch, pictures in
      let drawn = zip(batch.frames, pictures.suffix(batch.frames.count)).filter(\.0.isMoment)
      return try drawn.map { ($0.number, try pngBytes($1, text: text($0.number))) }
    }
  }

  package func write(_ contents: [NumberedFiles.Content], of batch: Batch) throws {
    try files.write(contents)
  }

  package func finish() {}

  package func commit() -> WrittenOutput { files.written }
}

/// A PNG of the last frame, or of one that was chosen.
package final class StillPNGTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Void = { _, _ in }

  private let file: OutputFile
  private let artist: any FramePainter
  private let text: PNGText?
  private let number: Int?
  private var last: Frame?

  /// A file of the last picture of an artist, or of the frame of a number.
  package init(
    _ file: OutputFile, artist: any FramePainter, frame number: Int? = nil, text: PNGText?
  ) {
    self.number = number
    self.file = file
    self.artist = artist
    self.text = text
  }

  package func write(_ nothing: Void, of batch: Batch) {
    if let number {
      last = batch.moments.first { $0.number == number } ?? last
    } else {
      last = batch.moments.last ?? last
    }
  }

  package func finish() throws {
    guard let last else { return }
    let picture = artist.strips(of: last)
    if picture.isLarge {
      try writePNG(picture, text: text) { try file.write($0) }
      return
    }
    try file.write(try pngBytes(picture, text: text))
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: 1)
  }
}
