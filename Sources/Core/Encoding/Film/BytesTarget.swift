package import TerrariumFiles
package import TerrariumPictures

/// A film whose frames become bytes one after another: lines of text, or pixels.
package final class BytesTarget: FilmTarget {
  /// The bytes of some frames, and the number of these.
  package typealias Piece = (bytes: [UInt8], frames: Int)

  package let wantsPictures: Bool
  package let picturesBefore = 0
  package let bytesPerPixel: Int
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Piece

  private let file: OutputFile
  private var frames = 0

  private init(
    _ file: OutputFile, bytesPerPixel: Int?,
    prepare: @escaping @Sendable (Batch, [IndexedPicture]) throws -> Piece
  ) {
    self.file = file
    self.prepare = prepare
    self.bytesPerPixel = bytesPerPixel ?? 1
    wantsPictures = bytesPerPixel != nil
  }

  /// Creates a file in one of the text formats: a table, a list of events, or letters for cells.
  package convenience init(_ file: OutputFile, writer: some TextWriter) throws {
    self.init(file, bytesPerPixel: nil) { batch, _ in (writer.bytes(of: batch), batch.frameCount) }
    try file.write(writer.head)
  }

  /// Creates a file of consecutive portable pixmaps (PPM), for programs that read pixels from a pipe.
  /// The pictures are those of numbered files.
  package convenience init(pixmaps file: OutputFile) {
    self.init(file, bytesPerPixel: 3) { batch, pictures in
      let moments = zip(batch.frames, pictures.suffix(batch.frames.count)).filter(\.0.isMoment)
      return (moments.flatMap { ppmBytes($1) }, moments.count)
    }
  }

  package func write(_ piece: Piece, of batch: Batch) throws {
    try file.write(piece.bytes)
    frames += piece.frames
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput { try file.committed(frames: frames) }
}

/// Writes batches of a film as text.
package protocol TextWriter: Sendable {
  /// The text before the first row.
  var head: String { get }

  /// The lines of a batch.
  func bytes(of batch: Batch) -> [UInt8]
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
