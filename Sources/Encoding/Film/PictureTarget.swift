package import Files
package import Rendering

/// A picture that is drawn beside a film, in a file of its own.
package final class PictureTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Prepared = { _, _ in .nothing }

  private let file: OutputFile
  private let encode: @Sendable () throws -> [UInt8]
  private var content: [UInt8]?

  /// A file for what `encode` gives. That it can be written is found out now; it is drawn when
  /// the film is over.
  package init(
    at path: String, hashed isHashed: Bool, purpose: OutputFile.Purpose = .writing,
    limit: Int? = nil, encode: @escaping @Sendable () throws -> [UInt8]
  ) throws(FileError) {
    file = try OutputFile(at: path, hashed: isHashed, purpose: purpose, limit: limit)
    self.encode = encode
  }

  package func write(_ prepared: Prepared, of batch: Batch) {}

  package func finish() {}

  package func checkSize() throws {
    let content = try encode()
    try file.write(content)
    try file.checkSize()
    self.content = content
  }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    return WrittenOutput(file, frames: 1, png: Path.ending(of: file.path) == "png" ? content : nil)
  }
}
