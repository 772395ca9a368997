package import Files
package import GD
package import Rendering

/// A PNG of each frame.
package final class NumberedPNGTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared

  private let files: NumberedFiles

  /// Numbered files; `text` travels along in each.
  package init(_ files: NumberedFiles, text: PNGText?) {
    self.files = files
    prepare = { batch, pictures in
      let drawn = zip(batch.frames, pictures.suffix(batch.frames.count))
      return .files(try drawn.map { ($0.number, try pngBytes($1, text: text)) })
    }
  }

  package func write(_ prepared: Prepared, of batch: Batch) throws {
    try files.write(prepared)
  }

  package func finish() {}

  package func commit() -> WrittenOutput { files.written }
}

/// A PNG of the last frame.
package final class StillPNGTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared = { _, _ in .nothing }

  private let file: OutputFile
  private let artist: FilmArtist
  private let text: PNGText?
  private var last: Frame?
  private var content: [UInt8] = []

  /// A file for what an artist draws last.
  package init(_ file: OutputFile, artist: FilmArtist, text: PNGText?) {
    self.file = file
    self.artist = artist
    self.text = text
  }

  package func write(_ prepared: Prepared, of batch: Batch) {
    last = batch.frames.last ?? last
  }

  package func finish() throws {
    guard let last else { return }
    content = try pngBytes(artist.draw(last), text: text)
    try file.write(content)
  }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: 1, png: content)
  }
}
