internal import Encoding
internal import Files
internal import Planning
internal import Running
internal import Vocabulary

extension RunCommand {
  /// True if what is done is noted, so that it need not be done again. A part of the work is not
  /// all of it, and a report is wanted of what was done now.
  var keepsRecords: Bool {
    !purpose.isComparing && flags.options["shard"] == nil && flags.options["json"] == nil
      && ["dry-run", "safe", "into"].allSatisfy { flags.options[$0] == nil }
  }

  /// The scenarios that must be run.
  func stale(_ files: [String], _ records: Records?) -> [String] {
    files.filter { file in
      let reason =
        flags.options["force"] != nil || file == "-" ? nil : records?.reason(toRun: file)
      let isStale =
        flags.options["force"] != nil || file == "-" || records == nil || reason != nil
      if !isStale, !isQuiet {
        let count = records?.count(of: file) ?? 0
        Printer.shared.say("\(file)  up to date, \(count == 1 ? "1 file" : "\(count) files")")
      }
      if isStale, flags.options["explain"] != nil {
        Printer.shared.say("\(file)  \(reason.text(isForced: flags.options["force"] != nil))")
      }
      return isStale
    }
  }

  /// Says where the settings of a scenario are from, where that is asked for and a project's defaults
  /// have a say in them.
  func explainOrigins(of jobs: [Job], in file: String) {
    guard flags.options["explain"] != nil else { return }
    var told: Set<String> = []
    for line in jobs.flatMap(\.origins).map(\.originText) where told.insert(line).inserted {
      Printer.shared.say("\(file)  \(line)")
    }
  }

  /// Notes what was done of scenarios that did not fail.
  func keep(
    _ result: RunSession.Result, of files: [(path: String, log: ReadLog)], in records: Records?
  ) {
    guard let records else { return }
    for (file, log) in files where file != "-" {
      let made = result.done.filter { $0.order.scenario == file }
      records.keep(file, made.map { ($0.order.job, $0.reports) }, reading: log.paths)
    }
  }

  private var isQuiet: Bool { flags.settings["quiet"].map { $0.value.text == "true" } ?? false }
}

extension RunRecord.Reason? {
  /// Why something is run, in one line.
  fileprivate func text(isForced: Bool) -> String {
    switch self {
    case nil: isForced ? "runs, because of --force" : "runs each time"
    case .noRecord: "runs, because it has not been run so before, or must be run each time"
    case .program: "runs, because the program is another one"
    case .input(let path): "runs, because \(Path.shown(path)) has changed"
    case .output(let path): "runs, because \(Path.shown(path)) is not what was made"
    }
  }
}
