internal import Files
internal import Libraries
internal import Synchronization

extension Synchroniser {
  /// Fetches some things, or all that there are: those whose bytes are not here as they are there.
  /// Into a folder of somebody's repository nothing is put but what was asked for, no record either.
  ///
  /// `advance` hears of each file that is done, with how many there are.
  package func pull(
    _ names: [String]? = nil, isRecorded: Bool = true,
    advance: @escaping @Sendable (_ of: Int) -> Void
  ) throws -> Outcome {
    let folder = try connect()
    let content = try folder.content()
    let (wanted, missing) = choose(names, from: content.files.map(\.file))
    let versions = Dictionary(
      content.files.map { ($0.file, $0.version) }, uniquingKeysWith: { $1 })
    let record = isRecorded ? SyncRecord(of: shelf, with: remote) : nil
    let work = wanted.filter { file in
      guard let entry = record?[file] else { return true }
      return versions[file]?.text != entry.version || shelf.hash(of: file) != entry.hash
    }
    var outcome = try each(work, record) { folder, file in
      let (bytes, version) = try folder.read(file)
      if case .hash(let hash)? = versions[file], FileHash.of(bytes) != hash {
        throw folder.fault(.otherBytes(file: file))
      }
      let known = content.isList ? versions[file] : version ?? versions[file]
      return try fetch(bytes, known, as: file)
    } advance: {
      advance(work.count)
    }
    outcome.faults += missing.map { folder.fault(.missing(file: $0)) }
    if names == nil { outcome.deeds += content.others.map { .leftOut($0) } }
    return outcome
  }

  /// Sends some things, or all that are new or were changed here; nothing that somebody else has
  /// changed there is written over.
  package func push(
    _ names: [String]? = nil, advance: @escaping @Sendable (_ of: Int) -> Void
  ) throws -> Outcome {
    let folder = try connect()
    let content = try folder.content()
    guard !content.isList else { throw folder.fault(.cannotList) }
    let there = Dictionary(
      content.files.map { ($0.file, $0.version) }, uniquingKeysWith: { $1 })
    let record = SyncRecord(of: shelf, with: remote)
    let wanted = choose(names, from: shelf.files).files
    let tasks = Dictionary(
      uniqueKeysWithValues: wanted.map { file in
        (file, SyncTask(here: shelf.hash(of: file), there: there[file], before: record[file]))
      })
    let work = wanted.filter { file in
      switch tasks[file] {
      case .nothing, nil: false
      // Whoever sends everything does not ask for what others have changed.
      case .fetch, .removeHere: names != nil
      default: true
      }
    }
    return try each(work, record) { folder, file in
      let done =
        switch tasks[file] {
        case .send(let old): try send(file, replacing: old, folder)
        case .removeHere: try send(file, replacing: nil, folder)
        default: try compare(file, folder)
        }
      if done.conflict != nil { throw folder.fault(.changedMeanwhile(file: file)) }
      return done
    } advance: {
      advance(work.count)
    }
  }

  /// The files of some names, or all, and the names that none of them has.
  private func choose(
    _ names: [String]?, from files: [String]
  ) -> (files: [String], missing: [String]) {
    guard let names else { return (files, []) }
    let there = Set(files)
    var chosen: [String] = []
    var missing: [String] = []
    for name in names {
      let own = KeptKind.allCases.map { $0.file(name) }.filter(there.contains)
      chosen += own
      if own.isEmpty { missing.append(name) }
    }
    return (chosen, missing)
  }

  /// Does something with each of some files over a few connections, and notes what came of it.
  func each(
    _ files: [String], _ record: SyncRecord?,
    _ body: @escaping @Sendable (RemoteFolder, String) throws -> Done,
    advance: @escaping @Sendable () -> Void
  ) throws -> Outcome {
    let shared = Mutex((record: record, outcome: Outcome()))
    Crowd.each(files, connect: connect) { error in
      shared.withLock { $0.outcome.faults.append(error) }
    } _: { folder, file in
      do {
        let done = try body(folder, file)
        shared.withLock { $0.outcome.add(done, of: file, notedIn: &$0.record) }
      } catch {
        shared.withLock { $0.outcome.faults.append(error) }
      }
      advance()
    }
    if !files.isEmpty { try shared.withLock { $0.record }?.keep() }
    var outcome = shared.withLock { $0.outcome }
    outcome.deeds.sort { $0.file < $1.file }
    outcome.conflicts.sort { $0.file < $1.file }
    return outcome
  }
}

extension Synchroniser.Outcome {
  /// Adds what came of a file, and what both sides have in common of it now.
  fileprivate mutating func add(
    _ done: Synchroniser.Done, of file: String, notedIn record: inout SyncRecord?
  ) {
    if done.isNoted { record?[file] = done.entry }
    deeds += [done.deed].compactMap { $0 }
    conflicts += [done.conflict].compactMap { $0 }
  }
}
