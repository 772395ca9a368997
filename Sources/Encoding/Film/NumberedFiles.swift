package import Files

/// The files of a numbered output: each is put in its place as soon as it is whole.
package final class NumberedFiles {
  private let path: NumberedPath
  private let isHashed: Bool
  private let limit: Int?
  private var count = 0
  private var bytes = 0
  private var hash = SHA256()
  private let purpose: OutputFile.Purpose
  private var differences: [Difference] = []

  /// Files of a numbered path. That they can be written is found out now.
  package init(
    _ path: NumberedPath, hashed isHashed: Bool, purpose: OutputFile.Purpose = .writing,
    limit: Int? = nil
  ) throws(FileError) {
    self.limit = limit
    self.purpose = purpose
    self.path = path
    self.isHashed = isHashed
    try OutputFile(at: path.path(of: 0), purpose: purpose).discard()
  }

  /// Writes the files that were prepared of a batch.
  package func write(_ prepared: Prepared) throws(FileError) {
    guard case .files(let files) = prepared else { return }
    for (number, content) in files {
      let file = try OutputFile(at: path.path(of: number), purpose: purpose, limit: limit)
      try file.write(content)
      try file.checkSize()
      try file.commit()
      let isPNG = Path.ending(of: file.path) == "png"
      if let difference = file.difference(png: isPNG ? content : nil) {
        differences.append(difference)
      }
      count += 1
      bytes += content.count
      if isHashed { hash.update(content) }
    }
  }

  /// What has been written.
  package var written: WrittenOutput {
    WrittenOutput(
      path: path.pattern, files: count, frames: count, bytes: bytes,
      sha256: isHashed ? hash.finalized().hexadecimal : nil, differences: differences)
  }
}
