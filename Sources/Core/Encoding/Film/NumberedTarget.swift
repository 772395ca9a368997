package import TerrariumFiles
package import TerrariumPictures

/// The files of a numbered output, one for each moment, each put in its place as soon as it is
/// complete.
package final class NumberedTarget: FilmTarget {
  /// The number of a file and its bytes.
  package typealias Content = (number: Int, bytes: [UInt8])

  package let wantsPictures: Bool
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [Content]

  private let path: NumberedPath
  /// The options of each file; the hash is of all.
  private let options: FileOptions
  private let isHashed: Bool
  private var count = 0
  private var bytes = 0
  private var hash = SHA256()
  private var differences: [Difference] = []

  /// Creates files of a numbered path, whose bytes `prepare` makes of a batch. It checks at once
  /// that they can be written.
  package init(
    _ path: NumberedPath, _ options: FileOptions, wantsPictures: Bool,
    prepare: @escaping @Sendable (Batch, [IndexedPicture]) throws -> [Content]
  ) throws(FileError) {
    self.path = path
    isHashed = options.isHashed
    var own = options
    (own.isHashed, own.group) = (false, nil)
    self.options = own
    (self.wantsPictures, self.prepare) = (wantsPictures, prepare)
    try OutputFile(at: path.path(of: 0), own).discard()
  }

  package func write(_ contents: [Content], of batch: Batch) throws(FileError) {
    for (number, content) in contents {
      let file = try OutputFile(at: path.path(of: number), options)
      try file.write(content)
      try file.checkSize()
      try file.commit()
      if let difference = file.difference { differences.append(difference) }
      count += 1
      bytes += content.count
      if isHashed { hash.update(content) }
    }
  }

  package func commit() -> WrittenOutput {
    WrittenOutput(
      path: path.pattern, files: count, frames: count, bytes: bytes,
      sha256: isHashed ? hash.finalized().hexadecimal : nil, differences: differences)
  }
}
