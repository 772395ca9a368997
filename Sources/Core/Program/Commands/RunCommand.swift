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
  /// The scenario that flags give.
  let given: Scenario?
  let bounds: Bounds
  let projects: Projects
  let shell: Shell

  init(
    _ flags: FlagReader, _ purpose: OutputFile.Purpose, _ given: Scenario? = nil, in shell: Shell
  ) {
    self.flags = flags
    self.shell = shell
    self.purpose = purpose
    self.given = given
    projects = Projects(in: shell.catalogue, remember: shell.printer.remember)
    bounds = Bounds(flags)
    files = given == nil ? flags.scenarios : []
  }

  fileprivate static func faults(_ flags: FlagReader, in shell: Shell) -> [Fault] {
    let isStaged = flags.options["staged"] != nil
    let both = isStaged && flags.options["into"] != nil
    // What is staged may be missing on the disk.
    return (both ? [Fault(.excludes("--into", "--staged"), at: .flag("--into"))] : [])
      + Bounds(flags).faults + CheckReports(flags).faults
      + (isStaged && !flags.words.isEmpty ? [] : flags.faultsOfScenarios)
  }

  /// The jobs of some scenarios, and the faults in planning them.
  private struct Work {
    var orders: [RunSession.Order] = []
    /// The scenario files, each with the log of the files that it reads.
    var files: [(path: String, log: ReadLog)] = []
    var failed: [CheckedCase] = []
    var code = ExitCode.done
  }

  /// Runs the scenarios that are not up to date; `read` logs the files that they read.
  func run(reading read: ReadLog? = nil) async throws(Fault) -> ExitCode {
    // Reading a pipe may take for ever.
    bounds.beginTime(in: shell.process)
    let all = given.map(scenarios) ?? (files.count == 1 ? scenarios(of: files) : nil)
    if let all, let code = await played(all, instead: true) { return code }
    let records = records
    if let read { for file in files { records?.inputs(of: file).forEach(read.note) } }
    let (stale, unrecorded, made) = stale(files, records)
    let scenarios =
      if let all, given != nil || !stale.isEmpty { all } else { self.scenarios(of: stale) }
    let writing = purpose.isComparing ? nil : bounds.writing
    let dryRun = flags.options["dry-run"].map { _ in DryRun() }
    if !isQuiet { shell.printer.showPlanning() }
    let work = await WorkContext.current.with(writing).with(dryRun).run {
      await planned(scenarios, unrecorded, beside: made)
    }
    shell.printer.fillSilence(with: nil)
    let jobs = work.orders.map(\.job)
    if shell.process != nil, bounds.isSafe,
      ["committed", "staged", "watch"].allSatisfy({ flags.options[$0] == nil }),
      jobs.allSatisfy({ $0.program == nil })
    {
      Confinement.forbidPrograms()
    }
    let logs = work.files.map(\.log)
    try CheckReports(flags).refuse(replacingOutputsOf: jobs, or: logs)
    let shard = try shard()
    // Checks that belong to no shard are done by the first one.
    let isFirst = shard.map { $0.number == 1 } ?? true
    let (mending, staging) = (mending, staging)
    let checking =
      purpose.isComparing
      ? try Checking(
        flags, isFirst, shell.printer, isPartial: !work.failed.isEmpty, of: jobs, logs,
        command: { mending($0) + staging($1) }) : nil
    let counting = counted(checking, work)
    let orders = shared(counting, shard)
    try writing?.check(orders.map(\.job))
    guard !orders.isEmpty || !work.files.isEmpty || checking != nil else {
      return work.code == .done ? await playedAfter(all ?? scenarios) ?? .done : work.code
    }
    guard dryRun == nil else {
      let text = PlanText.all(orders.map(\.job), isJSON: flags.isJSON)
      return max(work.code, shell.printer.result(text))
    }
    let session = RunSession(
      orders, isReportingJSON: flags.isJSON, checking: checking, known: jobs, in: shell)
    let result = await WorkContext.current.with(writing).run { await session.run() }
    let linked = isFirst && (purpose.isComparing || shard == nil) ? counting : nil
    let code = finished(result, of: work, linking: linked, isChecking: checking != nil, records)
    if let read {
      logs.forEach(read.note)
      result.noteWritten(in: read)
    }
    guard code == .done else { return code }
    return await playedAfter(all ?? scenarios) ?? .done
  }

  /// Writes links and reports of what was done, and keeps its records.
  ///
  /// - Parameters:
  ///   - result: The result of the session.
  ///   - work: All work that was planned.
  ///   - linked: The orders whose pictures pages link; nil where the merge of shards writes the links.
  ///   - isChecking: True if files were compared.
  ///   - records: The records of finished work.
  /// - Returns: The exit code.
  private func finished(
    _ result: RunSession.Result, of work: Work, linking linked: [RunSession.Order]?,
    isChecking: Bool, _ records: Records?
  ) -> ExitCode {
    let failed = work.failed.compactMap(\.scenario) + result.failed
    var done = work.files.filter { !failed.contains($0.path) }
    let links = followPages(linked == nil ? [] : done) {
      PageLinks($0, of: work.orders, counting: linked ?? [], result.reports)
    }
    var code = max(work.code, links.code, result.code)
    if isChecking {
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

  /// Plans the scenarios in some files, and reports their faults; up-to-date ones have made other
  /// files.
  private func planned(
    _ scenarios: Scenarios, _ unrecorded: Set<String>, beside made: [String]
  ) async -> Work {
    var work = Work(files: scenarios.files)
    var told: Set<Fault> = []
    // Of two scenarios that would write one file, the later one fails, or the one that is not up to
    // date.
    var register = OutputRegister(made)
    // Outputs must not overwrite scenarios.
    let read = Set(files.filter { Path.kind(of: $0) == .file }.map(Path.identity))
    for (part, plans) in zip(scenarios.parts, await plans(of: scenarios)) {
      let file = part.file
      do throws(Faults) {
        let blocks = try plans.get()
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
            work.orders.append(
              RunSession.Order(
                job: job, number: work.orders.count, scenario: file, block: block, fence: fence,
                log: part.log))
          }
        }
        guard let file else { continue }
        explain(
          Array(blocks.joined()), in: file, isUnrecorded: unrecorded.contains(file), part.log)
      } catch {
        work.failed.append(CheckedCase(failed: file, error.list))
        // A wrong flag is wrong for every file, so it is reported once.
        let news = error.list.filter { told.insert($0).inserted }
        work.code = max(work.code, shell.printer.refuse(news))
      }
    }
    return work
  }

  /// The orders to compare: all, or those with files that git does not ignore.
  private func counted(_ checking: Checking?, _ work: Work) -> [RunSession.Order] {
    let counting = checking?.counting(work.orders) ?? work.orders
    if counting.isEmpty, !work.orders.isEmpty, work.files.count > work.failed.count {
      shell.printer.note(
        "git ignores all files that the scenarios make; change .gitignore, or leave --committed out"
      )
    }
    return counting
  }

  /// Does some work with the command. If it may be about a stranger's files, no program is looked
  /// up among them.
  fileprivate func begin(
    _ work: (RunCommand) async throws -> ExitCode
  ) async throws -> ExitCode {
    guard purpose.isComparing || bounds.isSafe else { return try await work(self) }
    let foreign = files.map { Projects.root(above: Path.base(of: $0)) ?? Path.base(of: $0) }
    return try await WorkContext.current.with(Program.ForeignFolders(foreign)).run {
      try await work(self)
    }
  }
}

extension Command {
  static func run(in catalogue: Catalogue) -> Command {
    Command(
      name: "run", usage: "render run FILE…",
      summary: "run scenarios in parallel; - is standard input",
      examples: [
        "render run gun.yaml",
        "render run examples/*.yaml --jobs 2",
        "render run gun.yaml --theme dark --set cell=12 --out dark.gif",
        "render run README.md",
        "render run - < gun.yaml",
      ],
      more: """
        A folder means the scenarios and pages in and below it that git lists, or all of them.
        Of a page of Markdown the blocks marked 'yaml render' are run, and the link to each picture is
        kept below its block. What is up to date is not run again. A terrarium.yaml beside or above the
        files, up to the root of the repository, has defaults: 'defaults: {theme: dark, life: {cell: 4}}'.
        """,
      options: [.thisPage] + Screening.options(in: catalogue) + [
        .force, .explain, .watch, .shard, .set, .json, .dryRun, .safe, .into,
        .time, .maxFiles, .maxBytes, .colour,
      ], takesSettings: true, files: scenarioEndings,
      faults: RunCommand.faults
    ) { flags, shell in
      try await RunCommand(flags, .writing, in: shell).begin { command in
        flags.options["watch"] == nil ? try await command.run() : try await command.watch()
      }
    }
  }

  static let check = Command(
    name: "check", usage: "render check FILE…",
    summary: "compare scenarios with their files; writes nothing",
    examples: [
      "render check examples/*.yaml", "render check --committed --diff diffs .",
      "render check --staged .",
      "render check --orphans docs/images docs/*.yaml", "render check examples/*.yaml --json",
      "render check docs/*.yaml --junit checked.xml --sarif checked.sarif",
    ],
    more: """
      A folder means the scenarios and pages in and below it that git lists, or all of them.
      Prints a line for each file that is out of date or missing, with the first frame that differs
      and the command that corrects it, and exits with 1 if there is one. GIF, PNG, APNG, WebP and
      HTML are compared by their pictures and delays, all others by their bytes. Nothing is written
      but the files of --diff, --junit and --sarif.
      """,
    options: [
      .thisPage, .all, .committed, .staged, .bytes, .orphans, .diff, .junit, .sarif, .shard, .set,
      .json,
      .dryRun, .safe, .into, .time, .colour,
    ], takesSettings: true, files: scenarioEndings,
    faults: RunCommand.faults
  ) { flags, shell in
    try await RunCommand(flags, .comparing, in: shell).begin { command in
      guard flags.options["staged"] != nil else { return try await command.run() }
      return try await StagedFiles.check(flags, in: shell) { flags in
        guard !flags.scenarios.isEmpty else {
          shell.printer.note("no scenario and no page with one is staged")
          return .done
        }
        return try await RunCommand(flags, .comparing, in: shell).begin { try await $0.run() }
      }
    }
  }
}

extension RunCommand {
  /// Runs the scenarios, and again whenever one of them or a file that it reads has changed, until
  /// interrupted.
  fileprivate func watch() async throws(Fault) -> ExitCode {
    var inputs = Set(files.filter { $0 != "-" })
    while true {
      let read = ReadLog()
      // Each command reads a project's file once.
      let code = try await RunCommand(flags, purpose, in: shell).run(reading: read)
      inputs.formUnion(read.paths)
      guard let watch = FileWatch(inputs.sorted()) else {
        throw Fault(
          .said(
            "this system cannot report changes of files", "run it again by hand", isOfFile: true))
      }
      shell.printer.say("render: waiting for changes; Ctrl-C stops")
      guard watch.wait(isDue: !read.changed.isEmpty) else { return code }
    }
  }

  /// The shard to do here, if any.
  private func shard() throws(Fault) -> Shard? {
    guard let text = flags.options["shard"] else { return nil }
    return try Result { () throws(Problem) in
      try Shard.named(text, environment: environment)
    }.mapError { Fault($0, at: .flag("--shard")) }.get()
  }

  /// The part of some work that a shard does; all of it without one.
  private func shared(_ orders: [RunSession.Order], _ shard: Shard?) -> [RunSession.Order] {
    guard let shard else { return orders }
    let sharing = Sharing(orders.map(\.job), among: shard.count, divides: !purpose.isComparing)
    return orders.enumerated().compactMap { number, order in
      guard let runs = sharing.runs(number, of: shard) else {
        return sharing.isWhole(number, of: shard) ? order : nil
      }
      var order = order
      order.piece = (shard, runs)
      return order
    }
  }

  /// Returns the command that makes a scenario's files with the same flags, for messages.
  var mending: @Sendable (String) -> String {
    let own = ["safe", "into", "time"].compactMap { name in
      flags.options[name].map { $0.isEmpty ? "--\(name)" : "--\(name)=\($0)" }
    }
    let overrides = own + flags.settings.without(Setting.quiet.name).asFlags
    return { file in
      let named = file != "-" && file.hasPrefix("-") ? "./\(file)" : file
      let words = ["render", "run", named] + overrides
      return words.map(\.quotedForShell).joined(separator: " ")
    }
  }

  /// Returns the rest of such a command that stages a file, if what is staged is checked.
  var staging: @Sendable (String) -> String {
    guard flags.options["staged"] != nil else { return { _ in "" } }
    return { " && git add \($0.quotedForShell)" }
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
    guard scenarios.parts.count == 1 else {
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
