internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumRunning
internal import TerrariumVocabulary

extension RunCommand {
  /// The records of finished work, which avoid repeating it; nil if everything must be done: for a
  /// shard, for a report, and on CI services that start from nothing.
  var records: Records? {
    let wholes = [
      "shard", "json", "dry-run", "safe", "into", "all", "committed", "staged", "orphans", "diff",
      "junit",
      "sarif",
    ]
    guard wholes.allSatisfy({ flags.options[$0] == nil }) else { return nil }
    guard purpose.isComparing else { return Records(of: .run, flags.settings) }
    guard !shell.printer.isOnService else { return nil }
    return Records(of: flags.options["bytes"] == nil ? .check : .checkBytes, flags.settings)
  }

  /// The scenarios to run or check, because no record says that they are up to date.
  struct Selection {
    let records: Records?
    fileprivate(set) var stale: [String] = []
    /// Those without a record.
    fileprivate(set) var unrecorded: Set<String> = []
    /// The files made by the scenarios that are up to date.
    fileprivate(set) var made: Set<String> = []

    fileprivate init(_ records: Records?) { self.records = records }
  }

  /// The scenarios that are not up to date; `read` logs what the records depend on. If two scenarios
  /// share a file, the later one must run and is then rejected.
  func selection(noting read: ReadLog?) -> Selection {
    var selection = Selection(records)
    if let read { for file in files { selection.records?.inputs(of: file).forEach(read.note) } }
    let isForced = flags.options["force"] != nil
    for file in files {
      let finished = isForced || file == "-" ? nil : selection.records?.finished(file)
      let (outputs, reason) = finished ?? ([], nil)
      let isShared = !purpose.isComparing && !selection.made.isDisjoint(with: outputs)
      guard finished == nil || reason != nil || isShared else {
        selection.made.formUnion(outputs)
        if !isQuiet, !purpose.isComparing {
          shell.printer.say("\(file)  up to date, \(outputs.count.counted("file"))")
        }
        continue
      }
      selection.stale.append(file)
      if reason == .noRecord {
        selection.unrecorded.insert(file)
      } else if flags.options["explain"] != nil {
        shell.printer.say("\(file)  \(reason.text(isForced: isForced))")
      }
    }
    if purpose.isComparing { tellUnchanged(files.count - selection.stale.count) }
    return selection
  }

  /// Reports the number of scenarios that were not checked because nothing has changed.
  private func tellUnchanged(_ count: Int) {
    guard count > 0, !isQuiet else { return }
    let what =
      count == 1
      ? "1 scenario and its files have not changed since it was"
      : "\(count) scenarios and their files have not changed since they were"
    shell.printer.note("\(what) last run or checked; --all checks them again")
  }

  /// Prints why a scenario without a record is run, if requested, and the origin of each setting,
  /// if project defaults apply.
  func explain(_ jobs: [Job], in file: String, isUnrecorded: Bool, _ log: ReadLog) {
    guard flags.options["explain"] != nil else { return }
    if isUnrecorded {
      let reason = Records.obstacle(to: jobs, reading: log).map { "runs each time, because \($0)" }
      shell.printer.say("\(file)  \(reason ?? "runs, because there is no record of such a run")")
    }
    for line in jobs.flatMap(\.origins).map(\.originText).unique {
      shell.printer.say("\(file)  \(line)")
    }
  }

  /// Keeps the records of scenarios without faults. Differences in untracked files were not
  /// reported.
  func keep(
    _ result: RunSession.Result, of files: [(path: String, log: ReadLog)], in records: Records?
  ) {
    if purpose.isComparing { forgetStale(result) }
    guard let records else { return }
    for (file, log) in files where file != "-" {
      let made = result.done.filter { $0.item.scenario == file }
      records.keep(file, made.map { ($0.item.job, $0.reports) }, reading: log)
    }
  }

  /// Removes the records of scenarios with wrong files, so that the next run makes these files.
  private func forgetStale(_ result: RunSession.Result) {
    for (item, reports) in result.done {
      let outputs = reports.flatMap { $0.outputs }
      guard let file = item.scenario, file != "-", !outputs.allSatisfy({ $0.isUpToDate }) else {
        continue
      }
      for kind in Records.Kind.allCases { Records(of: kind, flags.settings)?.forgetFinished(file) }
    }
  }

  /// True if the command line asks for silence.
  var isQuiet: Bool { flags.settings["quiet"].map { $0.value.text == "true" } ?? false }
}

extension RunRecord.Reason? {
  fileprivate func text(isForced: Bool) -> String {
    switch self {
    case nil, .noRecord: isForced ? "runs, because of --force" : "runs each time"
    case .program: "runs, because the program has changed"
    case .input(let path): "runs, because \(Path.shown(path)) has changed"
    case .output(let path): "runs, because \(Path.shown(path)) differs from what was made"
    }
  }
}
