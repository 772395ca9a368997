package import TerrariumFiles
package import TerrariumPictures

/// A film as consecutive portable pixmaps (PPM), for programs that read pixels from a pipe. The
/// pictures are those of numbered files.
package final class PixmapTarget: FilmTarget {
  package let wantsPictures = true
  package let picturesBefore = 0
  package let bytesPerPixel = 3
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [[UInt8]] = {
    batch, pictures in
    zip(batch.frames, pictures.suffix(batch.frames.count)).filter(\.0.isMoment).map { ppmBytes($1) }
  }

  private let file: OutputFile
  private var frames = 0

  package init(_ file: OutputFile) { self.file = file }

  package func write(_ pictures: [[UInt8]], of batch: Batch) throws {
    for picture in pictures { try file.write(picture) }
    frames += pictures.count
  }

  package func finish() {}

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput { try file.committed(frames: frames) }
}

/// Returns a picture as a pixmap: its size in ASCII, then red, green and blue of each pixel, row by
/// row.
package func ppmBytes(_ picture: IndexedPicture) -> [UInt8] {
  let colours = picture.palette.map { colour in
    [colour.red, colour.green, colour.blue]
  }
  var bytes = Array("P6\n\(picture.width) \(picture.height)\n255\n".utf8)
  bytes.reserveCapacity(bytes.count + 3 * picture.pixels.count)
  for pixel in picture.pixels { bytes += colours[Int(pixel)] }
  return bytes
}
