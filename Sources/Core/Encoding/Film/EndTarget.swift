package import TerrariumFiles

/// A file whose bytes are known at once, at a moment of the film or at its end: a pattern, a state,
/// a picture beside the film.
package final class EndTarget: OutputTarget {
  private let path: String
  private let options: FileOptions
  private let isSynced: Bool
  private var content: [UInt8]?

  /// Creates a file at a path, and checks at once that it can be written. It is opened only after
  /// the film, so that many of them do not exhaust the open files. With `synced` it is on the disk
  /// before it gets its name.
  package init(at path: String, _ options: FileOptions, synced: Bool = false) throws(FileError) {
    self.path = path
    self.options = options
    isSynced = synced
    if path != "-", Path.kind(of: path) != .special {
      try OutputFile(at: path, purpose: options.purpose).discard()
    }
  }

  /// Sets the content of the file.
  package func write(_ bytes: [UInt8]) { content = bytes }

  package func checkSize() throws(FileError) {
    guard let limit = options.limit, let content, content.count > limit else { return }
    throw .overLimit(path: path, SizeExcess(bytes: content.count, limit: limit))
  }

  /// Moves the file to its path; if the film ended before its bytes were known, the old file stays.
  package func commit() throws -> WrittenOutput {
    guard let content else { return WrittenOutput(path: path) }
    var unlimited = options
    unlimited.limit = nil
    let file = try unlimited.file(at: path)
    try file.write(content)
    return try file.committed(frames: 1, synced: isSynced)
  }
}
