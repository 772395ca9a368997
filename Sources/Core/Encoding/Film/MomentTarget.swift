package import TerrariumFiles
package import TerrariumPictures

/// A single picture of a film: its last frame or a chosen one.
package final class MomentTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Void = { _, _ in }

  private let file: OutputFile
  private let number: Int?
  private let draw: (Frame, OutputFile) throws -> Void
  private var last: Frame?

  /// Creates a file for the last frame or a numbered one, whose picture `draw` writes into it.
  package init(
    _ file: OutputFile, frame number: Int?, draw: @escaping (Frame, OutputFile) throws -> Void
  ) {
    self.file = file
    self.number = number
    self.draw = draw
  }

  package func write(_ nothing: Void, of batch: Batch) {
    if let number {
      last = batch.moments.first { $0.number == number } ?? last
    } else {
      last = batch.moments.last ?? last
    }
  }

  package func finish() throws { if let last { try draw(last, file) } }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput { try file.committed(frames: 1) }
}
