/// What is to be done with a file that a library, a remote, or both have.
enum SyncTask: Hashable, Sendable {
  /// Neither has changed it.
  case nothing
  /// Both have given it up.
  case forget
  case send(replacing: Version?)
  case fetch
  /// It was given up here, and nobody has changed it there.
  case removeThere(Version)
  /// It was given up there, and nobody has changed it here.
  case removeHere
  /// Both have it, and only their bytes tell whether they are alike.
  case compare
  /// Changed on one side, given up on the other.
  case dispute
}

extension SyncTask {
  /// The task for a file: the hash of what is here, the version of what is there, and what both had
  /// when they were alike last.
  init(here: String?, there: Version?, before: SyncRecord.Entry?) {
    let isChangedHere = here != before?.hash
    let isChangedThere = there?.text != before?.version
    switch (here, there) {
    case (nil, nil): self = .forget
    case (_?, nil):
      self = before == nil ? .send(replacing: nil) : isChangedHere ? .dispute : .removeHere
    case (nil, let there?):
      self = before == nil ? .fetch : isChangedThere ? .dispute : .removeThere(there)
    case (_?, let there?):
      switch (isChangedHere, isChangedThere) {
      case (false, false): self = .nothing
      case (true, false): self = .send(replacing: there)
      case (false, true): self = .fetch
      case (true, true): self = .compare
      }
    }
  }
}

/// What a person says of a file that was changed on both sides.
package enum ConflictAnswer: String, CaseIterable, Sendable {
  case mine, theirs, both
}

/// A file that was changed on both sides.
package struct Conflict: Sendable {
  package let file: String
  /// The bytes here; nil where it was given up.
  package let mine: [UInt8]?
  /// The bytes there; nil where it was given up.
  package let theirs: [UInt8]?
  let version: Version?
}

/// What was done with a file.
package enum SyncDeed: Hashable, Sendable {
  case sent(String)
  case fetched(String)
  case removedHere(String)
  case removedThere(String)
  /// Both were kept: ours has another name now.
  case renamed(String, to: String)
  /// It is as it was on both sides.
  case leftOpen(String)
  /// The remote has it under a name that no library would take.
  case leftOut(String)
}
