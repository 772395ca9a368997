internal import TerrariumFiles
package import TerrariumLibraries

/// Brings a library and a remote to the same patterns and states.
///
/// It can be interrupted anywhere: each file is whole on both sides, and work that was done but not
/// recorded is found to be equal the next time. Marks only tell which files need not be read; the
/// bytes decide if a content has changed.
package struct Synchroniser: Sendable {
  package let shelf: Shelf
  package let remote: Remote
  /// Connects to the remote; called once on each thread that needs it.
  let connect: @Sendable () throws(RemoteFault) -> RemoteFolder
  /// Checks the bytes of a file before they are kept; throws if they do not match its name.
  let inspect: @Sendable (String, [UInt8], Remote) throws(RemoteFault) -> Void
  let gate = WriteGate()

  package init(
    _ shelf: Shelf, with remote: Remote,
    connect: @escaping @Sendable () throws(RemoteFault) -> RemoteFolder,
    inspect: @escaping @Sendable (String, [UInt8], Remote) throws(RemoteFault) -> Void
  ) {
    (self.shelf, self.remote) = (shelf, remote)
    (self.connect, self.inspect) = (connect, inspect)
  }

  /// The outcome of a synchronisation.
  package struct Outcome: Sendable {
    package var actions: [SyncAction]
    package var conflicts: [Conflict] = []
    /// The errors; the rest was done anyway, unless one of them ends everything.
    package var faults: [any Error] = []

    package init(actions: [SyncAction] = []) { self.actions = actions }
  }

  func record() -> SyncRecord {
    let record = SyncRecord(of: shelf, with: remote)
    gate.know(record.protection)
    return record
  }

  /// Copies of the files that fetched ones have replaced, kept until both sides are equal.
  var replaced: Shelf { Shelf(folder: shelf.path(of: ".replaced-\(remote.name)")) }

  /// Does everything that needs no decision, and returns the conflicts. It calls `advance` for each
  /// file that is done, with the total number.
  package func meet(advance: @escaping @Sendable (_ of: Int) -> Void) throws -> Outcome {
    let folder = try connect()
    let content = try folder.content()
    guard !content.isList else { throw folder.fault(.cannotList) }
    let record = record()
    let there = Dictionary(content.files.map { ($0.file, $0) }, uniquingKeysWith: { $1 })
    let here = Dictionary(shelf.files.map { ($0, shelf.hash(of: $0)) }, uniquingKeysWith: { $1 })
    let names = Set(there.keys).union(here.keys).union(record.entries.keys).sorted()
    // An empty folder may be a different one, or a disk that is not mounted.
    let isEmptied = there.isEmpty && record.entries.count > 1
    let tasks = names.map { name -> (String, SyncTask) in
      let task = SyncTask(here: here[name] ?? nil, there: there[name], before: record[name])
      return (name, isEmptied && task == .removeHere ? .dispute : task)
    }
    let taskOfFile = Dictionary(tasks, uniquingKeysWith: { $1 })
    let fetched = names.filter { taskOfFile[$0] == .fetch && here[$0] == nil }
    let sent = names.filter { taskOfFile[$0] == .send(replacing: nil) }
    let twins = Self.twins(among: fetched) + Self.twins(among: sent)
    let removed = names.filter { taskOfFile[$0]?.mayRemove ?? false }
    let work = names.filter { taskOfFile[$0] != .nothing }.without(twins)
      .filter { [removed = Set(removed)] in !removed.contains($0) }
    // If file names ignore case, a new name is free only after the old one is gone.
    var outcome = try each(work, after: removed, record, advance) { folder, file in
      let task = taskOfFile[file] ?? .nothing
      let others = there.keys.filter { $0 != file && $0.lowercased() == file.lowercased() }
      let other: String? =
        switch task {
        case .fetch where here[file] == nil: shelf.twin(of: file)
        case .send(replacing: nil): try others.first { try folder.readIfThere($0) != nil }
        default: nil
        }
      if let other {
        return FileOutcome(action: .leftOut(file, beside: other), isNoted: false)
      }
      return try perform(
        task, SyncItem(file: file, before: record[file], there: there[file], folder: folder))
    }
    if outcome.faults.isEmpty {
      let open = Set(outcome.actions.map(\.file) + outcome.conflicts.map(\.file))
      try dropCopies(of: self.record()) { !open.contains($0) }
    }
    outcome.actions += twins + content.others.map { .leftOut($0) }
    return outcome
  }

  /// Removes the copies of files that are now equal on both sides. A copy with another content than
  /// was replaced stays, since nobody else has it.
  private func dropCopies(of record: SyncRecord, _ isEqual: (String) -> Bool) throws {
    var record = record
    let dropped = record.copies.filter { isEqual($0.key) }
    for (file, hash) in dropped {
      if replaced.hash(of: file) == hash { try replaced.remove(file) }
      record.copies[file] = nil
    }
    if !dropped.isEmpty { try record.keep() }
  }

  /// The new files of one side that the other cannot take: where names ignore case, each would
  /// overwrite an existing file or one that comes before it.
  static func twins(among files: [String], beside others: [String] = []) -> [SyncAction] {
    var known = Dictionary(others.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    return files.compactMap { file in
      let other = known[file.lowercased(), default: file]
      known[file.lowercased()] = other
      return other == file ? nil : .leftOut(file, beside: other)
    }
  }

  struct FileOutcome {
    var action: SyncAction?
    var conflict: Conflict?
    /// The common version, if it is known.
    var entry: SyncRecord.Entry?
    /// The copy of the replaced file.
    var copy: Shelf.Copy?
    var isNoted = true
  }

  /// A file to be synchronised: its last common state, its remote state, and the remote folder.
  struct SyncItem {
    let file: String
    /// The common state after the last synchronisation.
    let before: SyncRecord.Entry?
    let there: RemoteFile?
    let folder: RemoteFolder
  }

  private func perform(_ task: SyncTask, _ item: SyncItem) throws -> FileOutcome {
    let file = item.file
    switch task {
    case .nothing: return FileOutcome(isNoted: false)
    case .forget: return FileOutcome()
    case .send(let old): return try send(replacing: old, item)
    case .fetch, .compare: return try compare(item)
    case .removeThere(let old): return try removeThere(having: old, item)
    case .removeHere:
      guard let hash = item.before?.hash,
        case .done(let copy) = try shelf.take(file, expecting: hash, keepingIn: replaced)
      else { return FileOutcome(isNoted: false) }
      return FileOutcome(action: .removedHere(file), copy: copy)
    case .dispute:
      if item.there != nil { return try compare(item) }
      let mine = shelf.has(file) ? try shelf.bytes(of: file) : nil
      return FileOutcome(conflict: Conflict(file: file, mine: mine, theirs: nil), isNoted: false)
    }
  }
}

extension Synchroniser {
  /// Sends a file of the library. If the remote has changed meanwhile (perhaps by an earlier try
  /// whose answer was lost), it compares both sides.
  func send(replacing old: String?, _ item: SyncItem) throws -> FileOutcome {
    try changing(item) {
      try send(try shelf.bytes(of: item.file), as: item.file, replacing: old, item.folder)
    }
  }

  func send(
    _ bytes: [UInt8], as file: String, replacing old: String?, _ folder: RemoteFolder
  ) throws -> FileOutcome {
    let version = try writing(folder) { way throws(RemoteFault) in
      try folder.write(bytes, to: file, replacing: old, under: way)
    }
    return FileOutcome(action: .sent(file), entry: SyncRecord.Entry(bytes, version))
  }

  func removeThere(having old: String, _ item: SyncItem) throws -> FileOutcome {
    try changing(item) {
      try writing(item.folder) { way throws(RemoteFault) in
        try item.folder.remove(item.file, having: old, under: way)
      }
      return FileOutcome(action: .removedThere(item.file))
    }
  }

  /// Changes the remote; if that has changed meanwhile, the user decides.
  private func changing(_ item: SyncItem, _ body: () throws -> FileOutcome) throws -> FileOutcome {
    do {
      return try body()
    } catch let fault as RemoteFault where fault.kind == .changedMeanwhile(file: item.file) {
      return try compare(item, mayAct: false)
    }
  }

  /// Changes the remote under its protection; after a refusal the protection is tested once more.
  private func writing<Value>(
    _ folder: RemoteFolder, _ body: (Protection) throws(RemoteFault) -> Value
  ) throws(RemoteFault) -> Value {
    let way = try gate.protection(of: folder)
    do throws(RemoteFault) {
      return try body(way)
    } catch {
      guard case .notWritten = error.kind else { throw error }
      // The folder may have become read-only, which ends everything.
      _ = try gate.protection(of: folder, again: true)
      throw error
    }
  }

  /// Replaces a file with a known content by the remote's bytes; nil if the content has changed
  /// meanwhile.
  func fetch(
    _ bytes: [UInt8], _ version: Version?, as file: String, replacing own: String?
  ) throws -> FileOutcome? {
    try inspect(file, bytes, remote)
    switch try shelf.replace(file, with: bytes, expecting: own, keepingIn: replaced) {
    case .done(let copy):
      return FileOutcome(
        action: .fetched(file), entry: SyncRecord.Entry(bytes, version), copy: copy)
    case .overtaken: return nil
    }
  }

  /// Compares both contents with their last common one, and acts accordingly.
  ///
  /// - Parameters:
  ///   - item: The file.
  ///   - mayAct: False if everything that differs is a conflict.
  /// - Returns: The action taken, or the conflict.
  /// - Throws: Faults of the remote and of the library's files.
  func compare(_ item: SyncItem, mayAct: Bool = true) throws -> FileOutcome {
    let file = item.file
    let before = item.before
    let folder = item.folder
    let mine = shelf.has(file) ? try shelf.bytes(of: file) : nil
    let own = mine.map { FileHash.of($0) }
    guard let theirs = try folder.readIfThere(file) else {
      return FileOutcome(conflict: Conflict(file: file, mine: mine, theirs: nil), isNoted: false)
    }
    let hash = FileHash.of(theirs)
    let mark = mayAct ? item.there?.sureVersion(gate.known) : nil
    if own == hash { return FileOutcome(entry: SyncRecord.Entry(theirs, mark)) }
    if mayAct {
      if own == before?.hash, let done = try fetch(theirs, mark, as: file, replacing: own) {
        return done
      }
      if hash == before?.hash {
        return mine == nil ? try removeThere(having: hash, item) : try send(replacing: hash, item)
      }
    }
    try inspect(file, theirs, remote)
    // It may have been saved since it was read.
    let newest = shelf.has(file) ? try shelf.bytes(of: file) : nil
    return FileOutcome(
      conflict: Conflict(file: file, mine: newest, theirs: theirs), isNoted: false)
  }
}

extension [String] {
  func without(_ actions: [SyncAction]) -> [String] {
    let files = Set(actions.map(\.file))
    return filter { !files.contains($0) }
  }
}

extension RemoteFile {
  /// The mark of the content, if no other content can have it.
  func sureVersion(_ protection: Protection?) -> Version? {
    !isYoung || protection?.marksAreFine == true ? version : nil
  }
}
