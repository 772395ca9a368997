package import TerrariumFiles
package import TerrariumPictures

/// The place of a picture of one moment.
package enum StillPlace: Hashable, Sendable {
  /// The file of a step, by its number among these.
  case file(Int)
  /// The outputs that are single pictures.
  case outputs
}

/// A file whose bytes are known at once, at a moment of the film or at its end: a pattern, a state,
/// a picture of one moment or beside the film.
package final class EndTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [UInt8]?

  private let path: String
  private let options: FileOptions
  private var content: [UInt8]?

  /// Creates a file at a path, and checks at once that it can be written. It is opened only after
  /// the film, so that many of them do not exhaust the open files.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - options: The options of the file.
  ///   - place: The place of the still that it shows; nil if its bytes come from elsewhere.
  ///   - encode: Returns the bytes of the still.
  /// - Throws: The error of a file that cannot be written.
  package init(
    at path: String, _ options: FileOptions, still place: StillPlace? = nil,
    encode: @escaping @Sendable (Frame) throws -> [UInt8] = { _ in [] }
  ) throws(FileError) {
    self.path = path
    self.options = options
    prepare = { batch, _ in
      let moment = batch.shots.flatMap(\.stills).last { $0.place == place }
      return try moment.map { try encode($0.frame) }
    }
    if path != "-", Path.kind(of: path) != .special {
      try OutputFile(at: path, options).discard()
    }
  }

  /// Sets the content of the file.
  package func write(_ bytes: [UInt8]) { content = bytes }

  package func write(_ bytes: [UInt8]?, of batch: Batch) { content = bytes ?? content }

  package func checkSize() throws(FileError) {
    guard let limit = options.limit, let content, content.count > limit else { return }
    throw .overLimit(path: path, SizeExcess(bytes: content.count, limit: limit))
  }

  /// Moves the file to its path; if the film ended before its bytes were known, the old file stays.
  package func commit() throws -> WrittenOutput {
    guard let content else { return WrittenOutput(path: path) }
    let file = try OutputFile(at: path, options)
    try file.write(content)
    return try file.committed(frames: 1)
  }
}
