package import TerrariumFiles
package import TerrariumPictures

/// A film as lines of text: a table, a list of events, or letters for cells.
package final class TextTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [UInt8]

  private let file: OutputFile
  private var frames = 0

  /// Creates a file in one of the text formats.
  package init(_ file: OutputFile, writer: some TextWriter) throws {
    self.file = file
    prepare = { batch, _ in writer.bytes(of: batch) }
    try file.write(writer.head)
  }

  package func write(_ bytes: [UInt8], of batch: Batch) throws {
    try file.write(bytes)
    frames += batch.frameCount
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
