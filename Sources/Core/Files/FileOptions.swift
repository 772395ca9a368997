/// The facts of an output file besides its path and its bytes.
package struct FileOptions {
  /// True to hash the bytes.
  package var isHashed: Bool
  package var purpose: OutputFile.Purpose
  /// The most bytes that `checkSize()` allows.
  package var limit: Int?
  /// The group of files that are placed together.
  package var group: FileGroup?
  /// True if its content is on the disk before it gets its name, as for every file of a group, and
  /// its name by the end.
  package var isSynced: Bool
  /// True if the reader of standard output may close it early, because other files remain to be
  /// written; later bytes are dropped.
  package var outlivesReader = false
  /// The receiver of the bytes for standard output, if redirected.
  package var stream: OutputFile.Receiver?
  /// True to keep compared bytes, so that the difference can be shown.
  package var keepsMade = true
  /// True to draw pictures of differences.
  package var drawsDifferences = false

  package init(
    hashed isHashed: Bool = false, purpose: OutputFile.Purpose = .writing, limit: Int? = nil,
    group: FileGroup? = nil, synced isSynced: Bool = false
  ) {
    (self.isHashed, self.purpose) = (isHashed, purpose)
    (self.limit, self.group, self.isSynced) = (limit, group, isSynced)
  }

  /// True if a film can be compared while it is drawn, as nothing asks for its bytes.
  package var comparesPictures: Bool { purpose == .comparing && !isHashed && limit == nil }
}
