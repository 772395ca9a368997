package import Files

/// The files of a numbered output: each is put in its place as soon as it is whole.
package final class NumberedFiles {
  private let path: NumberedPath
  private let options: FileOptions
  private var count = 0
  private var bytes = 0
  private var hash = SHA256()
  private var differences: [Difference] = []

  /// Files of a numbered path. That they can be written is found out now.
  package init(
    _ path: NumberedPath, _ options: FileOptions
  ) throws(FileError) {
    (self.path, self.options) = (path, options)
    try OutputFile(at: path.path(of: 0), purpose: options.purpose).discard()
  }

  /// The bytes of the file of a number.
  package typealias Content = (number: Int, bytes: [UInt8])

  /// Writes the files that were prepared of a batch.
  package func write(_ contents: [Content]) throws(FileError) {
    for (number, content) in contents {
      let file = try OutputFile(
        at: path.path(of: number), purpose: options.purpose, limit: options.limit)
      try file.write(content)
      try file.checkSize()
      try file.commit()
      if let difference = file.difference { differences.append(difference) }
      count += 1
      bytes += content.count
      if options.isHashed { hash.update(content) }
    }
  }

  /// The files written so far.
  package var written: WrittenOutput {
    WrittenOutput(
      path: path.pattern, files: count, frames: count, bytes: bytes,
      sha256: options.isHashed ? hash.finalized().hexadecimal : nil, differences: differences)
  }
}
