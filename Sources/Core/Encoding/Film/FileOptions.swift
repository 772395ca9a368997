package import TerrariumFiles

/// Options for opening the files of a run.
package struct FileOptions {
  /// True to hash the bytes.
  package var isHashed: Bool
  package var purpose: OutputFile.Purpose
  /// The most bytes of a file.
  package var limit: Int?
  /// The group of files that are placed together; numbered files are placed one by one.
  package var group: FileGroup?
  /// False if files of another job will join the group, which then places it.
  package var placesGroup = true
  /// True if the reader of standard output may close it early, because other files remain to be
  /// written.
  package var outlivesReader = false
  /// The receiver of the bytes for standard output, if redirected.
  package var stream: OutputFile.Receiver?
  /// The receiver of the pictures for numbered files, if redirected.
  package var pictures: PictureTarget.Receiver?
  /// True to compare films while they are drawn, without encoding, if possible.
  package var looksAtPictures = false
  /// True to draw pictures of differences.
  package var drawsDifferences = false
  /// True to keep compared bytes, so that the difference can be shown.
  var keepsMade = true

  package init(hashed isHashed: Bool = false, purpose: OutputFile.Purpose = .writing) {
    (self.isHashed, self.purpose) = (isHashed, purpose)
  }

  /// Opens a file with these options.
  package func file(at path: String) throws(FileError) -> OutputFile {
    try OutputFile(
      at: path, hashed: isHashed, purpose: purpose, limit: limit, group: group,
      outlivesReader: outlivesReader, keepsMade: keepsMade, drawsDifference: drawsDifferences,
      receiver: path == "-" ? stream : nil)
  }
}
