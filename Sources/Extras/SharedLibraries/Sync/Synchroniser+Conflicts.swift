internal import TerrariumFiles
internal import TerrariumLibraries

extension Synchroniser {
  /// Settles a conflict by the user's answer.
  package func settle(_ conflict: Conflict, _ answer: ConflictAnswer) throws -> [SyncAction] {
    let folder = try connect()
    var record = record()
    let file = conflict.file
    guard shelf.hash(of: file) == conflict.mine.map({ FileHash.of($0) }) else {
      throw folder.fault(.changedMeanwhile(file: file))
    }
    let theirHash = conflict.theirs.map { FileHash.of($0) }
    let done: FileOutcome
    switch (answer, conflict.mine, conflict.theirs) {
    case (.mine, let mine?, _), (.both, let mine?, nil):
      done = try send(mine, as: file, replacing: theirHash, folder)
    case (.mine, nil, _):
      let item = SyncItem(file: file, before: nil, there: nil, folder: folder)
      done =
        try theirHash.map { try removeThere(having: $0, item) }
        ?? FileOutcome(action: .removedThere(file))
      if done.conflict != nil { throw folder.fault(.changedMeanwhile(file: file)) }
    case (.theirs, _, let theirs?), (.both, nil, let theirs?):
      let mine = conflict.mine.map { FileHash.of($0) }
      guard let fetched = try fetch(theirs, nil, as: file, replacing: mine) else {
        throw folder.fault(.changedMeanwhile(file: file))
      }
      done = fetched
    case (.theirs, let mine?, nil):
      guard
        case .done(let copy) = try shelf.take(
          file, expecting: FileHash.of(mine), keepingIn: replaced)
      else { throw folder.fault(.changedMeanwhile(file: file)) }
      done = FileOutcome(action: .removedHere(file), copy: copy)
    case (.theirs, nil, nil): done = FileOutcome()
    case (.both, let mine?, let theirs?):
      return try keepBoth(conflict, mine, theirs, folder, &record)
    case (.both, nil, nil): done = FileOutcome()
    }
    record[file] = done.entry
    record.note(done.copy)
    record.protection = gate.known
    try record.keep()
    return [done.action].compactMap { $0 }
  }

  /// Gives the local file another name on both sides; the remote's keeps the name that others know.
  private func keepBoth(
    _ conflict: Conflict, _ mine: [UInt8], _ theirs: [UInt8], _ folder: RemoteFolder,
    _ record: inout SyncRecord
  ) throws -> [SyncAction] {
    guard let (kind, name) = KeptKind.of(conflict.file) else { return [] }
    let taken = Set(try folder.content().files.map(\.file))
    var number = 1
    while true {
      number += 1
      let other = kind.file("\(name)-\(number)")
      if taken.contains(other) || shelf.has(other) { continue }
      let renamed = kind == .pattern ? PatternText.renamed(mine, to: "\(name)-\(number)") : mine
      // The local file comes first: if anything fails now, none of it is lost.
      try shelf.keep(renamed, as: other)
      do {
        record[other] = try send(renamed, as: other, replacing: nil, folder).entry
      } catch let fault as RemoteFault where fault.kind == .changedMeanwhile(file: other) {
        // Someone else has taken the name since it was chosen.
        record.note(
          try shelf.take(other, expecting: FileHash.of(renamed), keepingIn: replaced).copy)
        continue
      }
      let fetched = try fetch(
        theirs, nil, as: conflict.file, replacing: FileHash.of(mine))
      record.note(fetched?.copy)
      guard let fetched else {
        try record.keep()
        throw folder.fault(.changedMeanwhile(file: conflict.file))
      }
      record[conflict.file] = fetched.entry
      record.protection = gate.known
      try record.keep()
      return [.renamed(conflict.file, to: other), .fetched(conflict.file)]
    }
  }
}

extension SyncAction {
  /// The file that the fault is about.
  package var file: String {
    switch self {
    case .sent(let file), .fetched(let file), .removedHere(let file), .removedThere(let file),
      .renamed(let file, _), .leftOpen(let file), .leftOut(let file, _):
      file
    }
  }
}
