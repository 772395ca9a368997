internal import Files
package import Libraries

/// Brings a library and a remote to the same figures and states.
///
/// It can be interrupted anywhere: each file is whole on both sides, and what was done but not noted
/// is found to be alike the next time.
package struct Synchroniser: Sendable {
  package let shelf: Shelf
  package let remote: Remote
  /// How to reach the remote; called once on each thread that does.
  let connect: @Sendable () throws(RemoteFault) -> RemoteFolder
  /// Throws where some bytes are not what a file of that name must have.
  let inspect: @Sendable (String, [UInt8], Remote) throws(RemoteFault) -> Void

  package init(
    _ shelf: Shelf, with remote: Remote,
    connect: @escaping @Sendable () throws(RemoteFault) -> RemoteFolder,
    inspect: @escaping @Sendable (String, [UInt8], Remote) throws(RemoteFault) -> Void
  ) {
    (self.shelf, self.remote) = (shelf, remote)
    (self.connect, self.inspect) = (connect, inspect)
  }

  /// What came of it.
  package struct Outcome: Sendable {
    package var deeds: [SyncDeed]
    package var conflicts: [Conflict] = []
    /// What went wrong; the rest was done all the same.
    package var faults: [any Error] = []

    package init(deeds: [SyncDeed] = []) { self.deeds = deeds }
  }

  /// Does all that needs nobody's decision, and gives what does.
  ///
  /// `advance` hears of each file that is done, with how many there are.
  package func meet(advance: @escaping @Sendable (_ of: Int) -> Void) throws -> Outcome {
    let folder = try connect()
    let content = try folder.content()
    guard !content.isList else { throw folder.fault(.cannotList) }
    let record = SyncRecord(of: shelf, with: remote)
    let there = Dictionary(
      content.files.map { ($0.file, $0.version) }, uniquingKeysWith: { $1 })
    let here = Dictionary(
      shelf.files.map { ($0, shelf.hash(of: $0)) }, uniquingKeysWith: { $1 })
    let names = Set(there.keys).union(here.keys).union(record.entries.keys).sorted()
    // A folder that has nothing any more may be another one, or a disk that is not there.
    let isEmptied = there.isEmpty && record.entries.count > 1
    let tasks = names.map { name -> (String, SyncTask) in
      let task = SyncTask(here: here[name] ?? nil, there: there[name], before: record[name])
      return (name, isEmptied && task == .removeHere ? .dispute : task)
    }
    let work = tasks.filter { $0.1 != .nothing }
    let taskOfFile = Dictionary(work, uniquingKeysWith: { $1 })
    var outcome = try each(work.map(\.0), record) { folder, file in
      try perform(taskOfFile[file] ?? .nothing, file, here[file] ?? nil, there[file], folder)
    } advance: {
      advance(work.count)
    }
    outcome.deeds += content.others.map { .leftOut($0) }
    return outcome
  }

  /// What came of one file.
  struct Done {
    var deed: SyncDeed?
    var conflict: Conflict?
    /// What both have now, where that is known.
    var entry: SyncRecord.Entry?
    var isNoted = true
  }

  private func perform(
    _ task: SyncTask, _ file: String, _ here: String?, _ there: Version?, _ folder: RemoteFolder
  ) throws -> Done {
    switch task {
    case .nothing: return Done(isNoted: false)
    case .forget: return Done()
    case .send(let old): return try send(file, replacing: old, folder)
    case .fetch:
      let (bytes, version) = try folder.read(file)
      // Somebody may have changed it here while it came.
      guard shelf.hash(of: file) == here else { return try compare(file, folder) }
      return try fetch(bytes, version ?? there, as: file)
    case .removeThere(let version):
      try folder.remove(file, ifStill: version)
      return Done(deed: .removedThere(file))
    case .removeHere:
      guard shelf.hash(of: file) == here else { return Done(isNoted: false) }
      try shelf.remove(file)
      return Done(deed: .removedHere(file))
    case .compare: return try compare(file, folder)
    case .dispute:
      let theirs = there == nil ? nil : try folder.read(file)
      if let theirs { try inspect(file, theirs.bytes, remote) }
      let mine = shelf.has(file) ? try shelf.bytes(of: file) : nil
      return Done(
        conflict: Conflict(
          file: file, mine: mine, theirs: theirs?.bytes, version: theirs?.version ?? there),
        isNoted: false)
    }
  }

  /// Sends a file of the library. Where somebody was faster, which may have been ourselves before an
  /// answer was lost, both sides are compared.
  func send(_ file: String, replacing old: Version?, _ folder: RemoteFolder) throws -> Done {
    do {
      return try send(try shelf.bytes(of: file), as: file, replacing: old, folder)
    } catch let fault as RemoteFault where fault.kind == .changedMeanwhile(file: file) {
      return try compare(file, folder)
    }
  }

  private func send(
    _ bytes: [UInt8], as file: String, replacing old: Version?, _ folder: RemoteFolder
  ) throws -> Done {
    let version = try folder.write(bytes, to: file, if: old.map { .isStill($0) } ?? .isNew)
    return Done(
      deed: .sent(file),
      entry: version.map { SyncRecord.Entry(hash: FileHash.of(bytes), version: $0.text) })
  }

  func fetch(_ bytes: [UInt8], _ version: Version?, as file: String) throws -> Done {
    try inspect(file, bytes, remote)
    try shelf.keep(bytes, as: file)
    return Done(
      deed: .fetched(file),
      entry: version.map { SyncRecord.Entry(hash: FileHash.of(bytes), version: $0.text) })
  }

  /// Looks whether both have the same bytes.
  func compare(_ file: String, _ folder: RemoteFolder) throws -> Done {
    let (theirs, version) = try folder.read(file)
    let mine = try shelf.bytes(of: file)
    if mine == theirs {
      return Done(
        entry: version.map { SyncRecord.Entry(hash: FileHash.of(mine), version: $0.text) })
    }
    try inspect(file, theirs, remote)
    return Done(
      conflict: Conflict(file: file, mine: mine, theirs: theirs, version: version),
      isNoted: false)
  }
}

extension Synchroniser {
  /// Settles a conflict as a person says, unless what that person saw has changed again.
  package func settle(_ conflict: Conflict, _ answer: ConflictAnswer) throws -> [SyncDeed] {
    let folder = try connect()
    var record = SyncRecord(of: shelf, with: remote)
    let file = conflict.file
    guard shelf.hash(of: file) == conflict.mine.map({ FileHash.of($0) }) else {
      throw folder.fault(.changedMeanwhile(file: file))
    }
    let done: [Done]
    switch (answer, conflict.mine, conflict.theirs) {
    case (.mine, let mine?, _), (.both, let mine?, nil):
      done = [try send(mine, as: file, replacing: conflict.version, folder)]
    case (.mine, nil, _):
      if let version = conflict.version { try folder.remove(file, ifStill: version) }
      done = [Done(deed: .removedThere(file))]
    case (.theirs, _, let theirs?), (.both, nil, let theirs?):
      done = [try fetch(theirs, conflict.version, as: file)]
    case (.theirs, _, nil):
      try shelf.remove(file)
      done = [Done(deed: .removedHere(file))]
    case (.both, let mine?, let theirs?):
      return try keepBoth(conflict, mine, theirs, folder, &record)
    case (.both, nil, nil):
      done = []
    }
    for deed in done { record[file] = deed.entry }
    try record.keep()
    return done.compactMap(\.deed)
  }

  /// Ours gets another name, on both sides; theirs keeps the one that others know.
  private func keepBoth(
    _ conflict: Conflict, _ mine: [UInt8], _ theirs: [UInt8], _ folder: RemoteFolder,
    _ record: inout SyncRecord
  ) throws -> [SyncDeed] {
    guard let (kind, name) = KeptKind.of(conflict.file) else { return [] }
    let taken = Set(try folder.content().files.map(\.file))
    var number = 2
    while taken.contains(kind.file("\(name)-\(number)"))
      || shelf.has(kind.file("\(name)-\(number)"))
    { number += 1 }
    let other = kind.file("\(name)-\(number)")
    let renamed = kind == .figure ? FigureText.renamed(mine, to: "\(name)-\(number)") : mine
    // Ours first: should anything fail now, nothing of it is lost.
    try shelf.keep(renamed, as: other)
    let sent = try send(renamed, as: other, replacing: nil, folder)
    let fetched = try fetch(theirs, conflict.version, as: conflict.file)
    (record[other], record[conflict.file]) = (sent.entry, fetched.entry)
    try record.keep()
    return [.renamed(conflict.file, to: other), .fetched(conflict.file)]
  }
}

extension SyncDeed {
  /// The file that it is about.
  package var file: String {
    switch self {
    case .sent(let file), .fetched(let file), .removedHere(let file), .removedThere(let file),
      .renamed(let file, _), .leftOpen(let file), .leftOut(let file):
      file
    }
  }
}
