package import Files
package import Pictures

/// A file of shapes of the last frame, or of one that was chosen.
package final class VectorTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Void = { _, _ in }

  private let file: OutputFile
  private let painter: any FramePainter
  private let number: Int?
  private let encode: (Sketch) throws -> [UInt8]
  private var last: Frame?

  /// A file for what a painter draws last, or of the frame of a number, as `encode` writes it.
  package init(
    _ file: OutputFile, painter: any FramePainter, frame number: Int? = nil,
    encode: @escaping (Sketch) throws -> [UInt8]
  ) {
    (self.file, self.painter, self.number, self.encode) = (file, painter, number, encode)
  }

  package func write(_ nothing: Void, of batch: Batch) {
    let seen = batch.moments
    last = (number.map { number in seen.first { $0.number == number } } ?? seen.last) ?? last
  }

  package func finish() throws {
    guard let last else { return }
    try file.write(encode(painter.sketch(of: last)))
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: 1)
  }
}
