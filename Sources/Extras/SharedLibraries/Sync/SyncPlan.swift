/// The action for a file that a library, a remote, or both have.
package enum SyncTask: Hashable, Sendable {
  /// Unchanged on both sides.
  case nothing
  /// Deleted on both sides; its record is deleted, too.
  case forget
  /// Sent, if the remote still has the content with this hash, or no file.
  case send(replacing: String?)
  case fetch
  /// Deleted here, and unchanged on the remote since.
  case removeThere(having: String)
  /// Deleted on the remote, and unchanged here since.
  case removeHere
  /// New or changed on both sides; only the bytes tell whether they are equal.
  case compare
  /// Changed on one side, deleted on the other.
  case dispute

  /// True if one side may lose the file.
  var mayRemove: Bool {
    if case .removeThere = self { true } else { self == .removeHere || self == .dispute }
  }
}

extension SyncTask {
  /// Decides the action for a file from the hash of the local content, the remote file, and their
  /// last common state.
  package init(here: String?, there: RemoteFile?, before: SyncRecord.Entry?) {
    // During a write, the lock or a server that writes in place may show an empty file for a
    // moment.
    if there?.bytes == 0, here == nil || before != nil {
      self = .nothing
      return
    }
    let there = there.flatMap { $0.bytes == 0 ? nil : $0.version }
    let isChangedHere = here != before?.hash
    let isChangedThere = there?.text != before?.version
    switch (here, there) {
    case (nil, nil): self = .forget
    case (_?, nil):
      self = before == nil ? .send(replacing: nil) : isChangedHere ? .dispute : .removeHere
    case (nil, _?):
      self = before.map { isChangedThere ? .dispute : .removeThere(having: $0.hash) } ?? .fetch
    case (_?, _?):
      switch (isChangedHere, isChangedThere) {
      case (false, false): self = .nothing
      case (true, false): self = .send(replacing: before?.hash)
      case (false, true): self = .fetch
      case (true, true): self = .compare
      }
    }
  }
}

/// The decision about a file that was changed on both sides.
package enum ConflictAnswer: String, CaseIterable, Sendable { case mine, theirs, both }

/// A file that was changed on both sides.
package struct Conflict: Sendable {
  package let file: String
  /// The local bytes; nil if the file was deleted.
  package let mine: [UInt8]?
  /// The remote bytes; nil if the file was deleted.
  package let theirs: [UInt8]?
}

/// The action that was taken with a file.
package enum SyncAction: Hashable, Sendable {
  case sent(String)
  case fetched(String)
  case removedHere(String)
  case removedThere(String)
  /// Both were kept; the local file has a new name.
  case renamed(String, to: String)
  /// It is unchanged on both sides.
  case leftOpen(String)
  /// The remote's name is one that no library would accept, or it conflicts with another file on
  /// one side.
  case leftOut(String, beside: String? = nil)
}
