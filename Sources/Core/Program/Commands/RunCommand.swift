internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render run FILE…`, `render check FILE…` and `render sea …`: scenarios, side by side. One that fails does
/// not stop the others.
struct RunCommand {
  let flags: FlagReader
  let purpose: OutputFile.Purpose
  /// The files with scenarios; none where flags give one.
  let files: [String]
  /// The scenario that flags give; nil if files have them.
  let scenario: Scenario?
  let bounds: Bounds
  let projects: Projects
  let shell: Shell

  init(
    _ flags: FlagReader, _ purpose: OutputFile.Purpose, _ scenario: Scenario? = nil,
    in shell: Shell
  ) {
    self.flags = flags
    self.shell = shell
    self.purpose = purpose
    self.scenario = scenario
    projects = Projects(in: shell.catalogue, remember: shell.printer.remember)
    bounds = Bounds(flags)
    files = scenario == nil ? flags.scenarios : []
  }

  /// The jobs of some scenarios, and the faults in planning them.
  private struct Work {
    var items: [RunSession.WorkItem] = []
    /// The scenario files, each with the log of the files that it reads.
    var files: [(path: String, log: ReadLog)] = []
    var failed: [CheckedCase] = []
    var code = ExitCode.done

    var jobs: [Job] { items.map(\.job) }
  }

  /// The part of the work that is done here.
  private struct Assignment {
    let items: [RunSession.WorkItem]
    /// The items of all shards, as far as they count.
    let counted: [RunSession.WorkItem]
    /// The comparison; nil if files are written.
    let checking: Checking?
    /// True if it includes the checks that belong to no shard.
    let isFirst: Bool
  }

  /// Runs the scenarios that are not up to date; `read` logs the files that they read.
  func run(reading read: ReadLog? = nil) async throws(Fault) -> ExitCode {
    // Reading a pipe may take for ever.
    bounds.beginTime(in: shell.process)
    let only = scenario.map(scenarios) ?? (files.count == 1 ? scenarios(of: files) : nil)
    if let only, let code = await played(only, instead: true) { return code }
    let selection = selection(noting: read)
    let isPlanned = scenario != nil || !selection.stale.isEmpty
    let scenarios = isPlanned ? only ?? scenarios(of: selection.stale) : scenarios(of: [])
    let writing = purpose.isComparing ? nil : bounds.writing
    let work = await work(of: scenarios, selection, writing)
    forbidPrograms(of: work)
    let assignment = try assignment(of: work, writing)
    guard !assignment.items.isEmpty || !work.files.isEmpty || assignment.checking != nil else {
      return work.code == .done ? await playedAfter(only ?? scenarios) ?? .done : work.code
    }
    if isDryRun {
      let text = PlanText.all(assignment.items.map(\.job), isJSON: flags.isJSON)
      return max(work.code, shell.printer.result(text))
    }
    let session = RunSession(
      assignment.items, isReportingJSON: flags.isJSON, checking: assignment.checking,
      known: work.jobs, in: shell)
    let result = await WorkContext.current.with(writing).run { await session.run() }
    let code = finished(result, of: work, assignment, selection.records)
    if let read {
      work.files.map(\.log).forEach(read.note)
      result.noteWritten(in: read)
    }
    return code == .done ? await playedAfter(only ?? scenarios) ?? .done : code
  }

  private var isDryRun: Bool { flags.options["dry-run"] != nil }

  /// Lets the process start no program from now on if the scenarios are untrusted and need none.
  private func forbidPrograms(of work: Work) {
    guard shell.process != nil, bounds.isSafe,
      ["committed", "staged", "watch"].allSatisfy({ flags.options[$0] == nil }),
      work.jobs.allSatisfy({ $0.program == nil })
    else { return }
    Confinement.forbidPrograms()
  }

  /// The part of some work that is done here: that of a shard, and what git does not ignore.
  private func assignment(
    of work: Work, _ writing: WritingLimit?
  ) throws(Fault) -> Assignment {
    let logs = work.files.map(\.log)
    try CheckReports(flags).refuse(replacingOutputsOf: work.jobs, or: logs)
    let shard = try shard()
    // Checks that belong to no shard are done by the first one.
    let isFirst = shard.map { $0.number == 1 } ?? true
    let checking =
      purpose.isComparing
      ? try Checking(
        flags, isFirst, shell.printer, isPartial: !work.failed.isEmpty, of: work.jobs, logs,
        command: command) : nil
    let counted = counted(checking, work)
    let items = shared(counted, shard)
    try writing?.check(items.map(\.job))
    return Assignment(
      items: items, counted: counted, checking: checking, isFirst: isFirst)
  }

  /// Writes links and reports of what was done, and keeps its records; returns the exit code.
  private func finished(
    _ result: RunSession.Result, of work: Work, _ assignment: Assignment, _ records: Records?
  ) -> ExitCode {
    // If shards write, their merge writes the links of pages.
    let linksPages =
      assignment.isFirst && (purpose.isComparing || flags.options["shard"] == nil)
    let failed = work.failed.compactMap(\.scenario) + result.failed
    var done = work.files.filter { !failed.contains($0.path) }
    let links = followPages(linksPages ? done : []) {
      PageLinks($0, of: work.items, counting: assignment.counted, result.reports)
    }
    var code = max(work.code, links.code, result.code)
    if assignment.checking != nil {
      let cases = work.failed + result.cases + links.cases
      if flags.isJSON {
        let findings = cases.flatMap { $0.findings }
        let text = ReportText.json(of: result.done, findings: findings)
        code = max(code, shell.printer.result(text))
      }
      code = max(code, CheckReports(flags).write(cases, shell.printer))
    }
    let wrongLinks = links.cases.filter { !$0.findings.isEmpty }.compactMap(\.scenario)
    done.removeAll { wrongLinks.contains($0.path) }
    keep(result, of: done, in: records)
    if files.count > 1, !failed.isEmpty {
      shell.printer.say(
        "render: \(failed.count) of \(files.count) scenarios failed: "
          + failed.map(\.printable).joined(separator: ", "))
    }
    return code
  }

  /// Plans some scenarios, and reports their faults.
  private func work(
    of scenarios: Scenarios, _ selection: Selection, _ writing: WritingLimit?
  ) async -> Work {
    if !isQuiet { shell.printer.showPlanning() }
    defer { shell.printer.show(activity: nil) }
    let dryRun = isDryRun ? DryRun() : nil
    return await WorkContext.current.with(writing).with(dryRun).run {
      work(of: await jobs(of: scenarios), scenarios, selection)
    }
  }

  /// The work of the scenarios that have jobs; the faults of the others are reported.
  private func work(
    of jobs: [Result<[[Job]], Faults>], _ scenarios: Scenarios, _ selection: Selection
  ) -> Work {
    var work = Work(files: scenarios.files)
    var told: Set<Fault> = []
    // Of two scenarios that would write one file, the later one fails, or the one that is not up to
    // date.
    var register = OutputRegister(selection.made.sorted())
    // Outputs must not overwrite scenarios.
    let read = Set(files.filter { Path.kind(of: $0) == .file }.map(Path.identity))
    for (source, jobs) in zip(scenarios.sources, jobs) {
      let file = source.file
      do throws(Faults) {
        let blocks = try jobs.get()
        if !purpose.isComparing {
          if flags.options["shard"] != nil {
            let shared = blocks.filter { $0.count > 1 || $0.contains(where: \.canBeDivided) }
            let faults = shared.joined().compactMap(\.faultOfShards).unique
            guard faults.isEmpty else { throw Faults(faults) }
          }
          try register.add(Array(blocks.joined()), reading: read)
        }
        let fence = bounds.fence(of: file)
        for (block, jobs) in blocks.enumerated() {
          for job in jobs {
            work.items.append(
              RunSession.WorkItem(
                job: job, number: work.items.count, scenario: file, block: block, fence: fence,
                log: source.log))
          }
        }
        guard let file else { continue }
        explain(
          Array(blocks.joined()), in: file,
          isUnrecorded: selection.unrecorded.contains(file), source.log)
      } catch {
        work.failed.append(CheckedCase(failed: file, error.list))
        // A wrong flag is wrong for every file, so it is reported once.
        let news = error.list.filter { told.insert($0).inserted }
        work.code = max(work.code, shell.printer.refuse(news))
      }
    }
    return work
  }

  /// The items to compare: all, or those with files that git does not ignore.
  private func counted(_ checking: Checking?, _ work: Work) -> [RunSession.WorkItem] {
    let counting = checking?.counting(work.items) ?? work.items
    if counting.isEmpty, !work.items.isEmpty, work.files.count > work.failed.count {
      shell.printer.note(
        "git ignores all files that the scenarios make; change .gitignore, or leave --committed out"
      )
    }
    return counting
  }
}

extension RunCommand {
  /// The shard to do here, if any.
  private func shard() throws(Fault) -> Shard? {
    guard let text = flags.options["shard"] else { return nil }
    return try Result { () throws(Problem) in
      try Shard.named(text, environment: environment)
    }.mapError { Fault($0, at: .flag("--shard")) }.get()
  }

  /// The part of some work that a shard does; all of it without one.
  private func shared(_ items: [RunSession.WorkItem], _ shard: Shard?) -> [RunSession.WorkItem] {
    guard let shard else { return items }
    let sharing = Sharing(items.map(\.job), among: shard.count, divides: !purpose.isComparing)
    return items.enumerated().compactMap { number, item in
      guard let runs = sharing.runs(number, of: shard) else {
        return sharing.isWhole(number, of: shard) ? item : nil
      }
      var item = item
      item.share = (shard, runs)
      return item
    }
  }

  /// Returns the command that makes a file of a scenario with the same flags, and that stages it if
  /// what is staged is checked.
  var command: @Sendable (_ scenario: String, _ path: String) -> String {
    let isStaged = flags.options["staged"] != nil
    let own = ["safe", "into", "time"].compactMap { name in
      flags.options[name].map { $0.isEmpty ? "--\(name)" : "--\(name)=\($0)" }
    }
    let overrides = own + flags.settings.without(Setting.quiet.name).asFlags
    return { scenario, path in
      let named = scenario != "-" && scenario.hasPrefix("-") ? "./\(scenario)" : scenario
      let words = ["render", "run", named] + overrides
      return words.map(\.quotedForShell).joined(separator: " ")
        + (isStaged ? " && git add \(path.quotedForShell)" : "")
    }
  }

  /// Plays the scenario on the terminal, instead of writing outputs or afterwards; nil if it should
  /// not be played.
  private func played(_ scenarios: Scenarios, instead isInstead: Bool) async -> ExitCode? {
    guard !purpose.isComparing, let (file, scenario) = scenarios.only,
      !isInstead || Screening(flags, in: shell).replaces(outputsOf: scenario.written)
    else { return nil }
    return await Screening(flags, in: shell).play(
      within: bounds.fence(of: file), instead: isInstead
    ) {
      room throws(Faults) in try scenario.watched(in: room)
    }
  }

  private func playedAfter(_ scenarios: Scenarios) async -> ExitCode? {
    guard Screening(flags, in: shell).isAsked else { return nil }
    guard scenarios.sources.count == 1 else {
      shell.printer.note("--preview plays one scenario; name one file alone")
      return nil
    }
    return await played(scenarios, instead: false)
  }
}

extension WrittenSettings {
  var asFlags: [String] {
    entries.flatMap { entry in
      entry.value.items.map { "--\(entry.name)=\(YAMLWriter.flow($0.writingFile))" }
    }
  }
}
