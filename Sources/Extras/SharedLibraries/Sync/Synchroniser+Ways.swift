internal import Synchronization
internal import TerrariumFiles
internal import TerrariumLibraries

extension Synchroniser {
  /// Fetches some files, or all, unless the local bytes are the same. Into a repository's folder it
  /// fetches only the requested files, and keeps no record.
  ///
  /// It calls `advance` for each file that is done, with the total number.
  package func pull(
    _ names: [String]? = nil, isRecorded: Bool = true,
    advance: @escaping @Sendable (_ of: Int) -> Void
  ) throws -> Outcome {
    let folder = try connect()
    let content = try folder.content()
    let (wanted, missing) = choose(names, from: content.files.map(\.file))
    let there = Dictionary(content.files.map { ($0.file, $0) }, uniquingKeysWith: { $1 })
    let record = isRecorded ? record() : nil
    let changed = wanted.filter { file in
      guard let entry = record?[file] else { return there[file]?.bytes != 0 }
      return there[file]?.version.text != entry.version || shelf.hash(of: file) != entry.hash
    }
    let kept = Set(shelf.files)
    let twins = Self.twins(
      among: changed.filter { !kept.contains($0) }, beside: kept.filter { there[$0] != nil })
    var outcome = try each(changed.without(twins), record, advance) { folder, file in
      let own = shelf.hash(of: file)
      let bytes = try folder.read(file)
      let hash = FileHash.of(bytes)
      if case .hash(let listed)? = there[file]?.version, hash != listed {
        throw folder.fault(.otherBytes(file: file))
      }
      let version = there[file]?.sureVersion(gate.known)
      if own == hash { return FileOutcome(entry: SyncRecord.Entry(bytes, version)) }
      guard var done = try fetch(bytes, version, as: file, replacing: own) else {
        throw folder.fault(.changedMeanwhile(file: file))
      }
      // A user who pulls wants the remote's version.
      if let copy = done.copy, replaced.hash(of: copy.file) == copy.hash {
        try replaced.remove(copy.file)
        done.copy = nil
      }
      return done
    }
    Path.removeEmptyFolder(replaced.folder)
    outcome.actions += twins
    outcome.faults += missing.map { folder.fault(.missing(file: $0)) }
    if names == nil { outcome.actions += content.others.map { .leftOut($0) } }
    return outcome
  }

  /// Sends some files, or all new and changed ones. It does not overwrite a file that someone else
  /// has changed on the remote.
  package func push(
    _ names: [String]? = nil, advance: @escaping @Sendable (_ of: Int) -> Void
  ) throws -> Outcome {
    let folder = try connect()
    let content = try folder.content()
    guard !content.isList else { throw folder.fault(.cannotList) }
    let there = Dictionary(content.files.map { ($0.file, $0) }, uniquingKeysWith: { $1 })
    let record = record()
    let wanted = choose(names, from: shelf.files).files
    let tasks = Dictionary(
      uniqueKeysWithValues: wanted.map { file in
        (file, SyncTask(here: shelf.hash(of: file), there: there[file], before: record[file]))
      })
    let changed = wanted.filter { file in
      switch tasks[file] {
      case .nothing, nil: false
      // A user who sends everything is not asked about files that others have changed.
      case .fetch, .removeHere: names != nil
      default: true
      }
    }
    let new = changed.filter { there[$0] == nil }
    let twins = Self.twins(among: new, beside: Array(there.keys))
    var outcome = try each(changed.without(twins), record, advance) { folder, file in
      let item = SyncItem(file: file, before: record[file], there: there[file], folder: folder)
      let done =
        switch tasks[file] {
        case .send(let old): try send(replacing: old, item)
        case .removeHere: try send(replacing: nil, item)
        default: try compareForPush(item)
        }
      if done.conflict != nil { throw folder.fault(.changedMeanwhile(file: file)) }
      return done
    }
    outcome.actions += twins
    return outcome
  }

  /// Compares a file with the remote's, and sends it if the remote's content is unchanged.
  private func compareForPush(_ item: SyncItem) throws -> FileOutcome {
    let done = try compare(item, mayAct: false)
    guard let before = item.before, let theirs = done.conflict?.theirs,
      FileHash.of(theirs) == before.hash
    else { return done }
    return try send(replacing: before.hash, item)
  }

  /// Returns the files with some names, or all, and the names without a file.
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

  /// Processes some files over a few connections, after others, and records the outcomes. A failed
  /// connection is reported once.
  func each(
    _ files: [String], after others: [String] = [], _ record: SyncRecord?,
    _ advance: @escaping @Sendable (_ of: Int) -> Void,
    _ body: @escaping @Sendable (RemoteFolder, String) throws -> FileOutcome
  ) throws -> Outcome {
    let count = others.count + files.count
    let shared = Mutex(Tally(record: record))
    for group in [others, files] {
      shared.withLock { $0.rest = $0.isStopped ? [] : group[...] }
      TransferThreads.perform(forItems: shared.withLock { $0.rest.count }) { [connect] in
        let folder: RemoteFolder
        do {
          folder = try connect()
        } catch {
          return shared.withLock { $0.outcome.faults.append(error) }
        }
        while let file = shared.withLock({ $0.rest.popFirst() }) {
          do {
            let done = try body(folder, file)
            shared.withLock { $0.add(done, of: file) }
          } catch {
            shared.withLock { $0.add(error) }
          }
          advance(count)
        }
      }
    }
    var tally = shared.withLock { $0 }
    if count > 0 {
      if let known = gate.known { tally.record?.protection = known }
      try tally.record?.keep()
    }
    var outcome = tally.outcome(of: count)
    outcome.actions.sort { $0.file < $1.file }
    outcome.conflicts.sort { $0.file < $1.file }
    return outcome
  }
}

/// The results of some files so far.
private struct Tally {
  var record: SyncRecord?
  /// The files that are still to be done; empty if all would fail in the same way.
  var rest: ArraySlice<String> = []
  var outcome = Synchroniser.Outcome()
  var done = 0
  var failuresInARow = 0
  /// True if the rest was skipped because the remote fails.
  var isStopped = false

  mutating func add(_ done: Synchroniser.FileOutcome, of file: String) {
    if done.isNoted { record?[file] = done.entry }
    record?.note(done.copy)
    outcome.actions += [done.action].compactMap { $0 }
    outcome.conflicts += [done.conflict].compactMap { $0 }
    self.done += 1
    failuresInARow = 0
  }

  mutating func add(_ error: any Error) {
    outcome.faults.append(error)
    guard let fault = error as? RemoteFault else { return }
    failuresInARow += fault.kind.isOfServer ? 1 : 0
    isStopped = isStopped || fault.kind.endsAll || failuresInARow >= TransferThreads.width
    if isStopped { rest = [] }
  }

  /// Returns the outcome for a number of files; a fault that ended the work includes its progress.
  func outcome(of count: Int) -> Synchroniser.Outcome {
    guard isStopped, count > 1 else { return outcome }
    var outcome = outcome
    outcome.faults = outcome.faults.map { error in
      guard let fault = error as? RemoteFault, fault.kind.isOfServer else { return error }
      return fault.after(done, of: count)
    }
    return outcome
  }
}
