package import TerrariumFiles

/// Options for opening the files of a run.
package struct FileOptions {
  /// True if their hash is wanted.
  package var isHashed: Bool
  package var purpose: OutputFile.Purpose
  /// The most bytes of a file.
  package var limit: Int?
  /// The files that get their places together; numbered ones get theirs one by one.
  package var group: FileGroup?
  /// False if files of another job will join the group, which then places it.
  package var placesGroup = true
  /// True if a reader of standard output may go away, because there is more to be written.
  package var outlivesReader = false
  /// Receives the bytes for standard output, if these go elsewhere.
  package var stream: OutputFile.Receiver?
  /// Takes the pictures that would go into numbered files, where those are not wanted.
  package var pictures: PictureTarget.Receiver?
  /// True if films are compared as they are drawn, where that can be done, and nothing is encoded.
  package var looksAtPictures = false
  /// True if pictures of differences are wanted.
  package var drawsDifferences = false
  /// True if compared bytes are kept, so that the difference can be shown.
  var keepsMade = true

  package init(hashed isHashed: Bool = false, purpose: OutputFile.Purpose = .writing) {
    (self.isHashed, self.purpose) = (isHashed, purpose)
  }

  /// A file so opened.
  package func file(at path: String) throws(FileError) -> OutputFile {
    try OutputFile(
      at: path, hashed: isHashed, purpose: purpose, limit: limit, group: group,
      outlivesReader: outlivesReader, keepsMade: keepsMade, drawsDifference: drawsDifferences,
      receiver: path == "-" ? stream : nil)
  }
}
