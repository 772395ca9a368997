internal import Files
internal import Planning
internal import Playback
internal import Rendering
internal import Running
internal import Simulation
internal import Vocabulary
internal import Worlds

/// `render run FILE…` and `render check FILE…`: scenarios, side by side. One that fails does not
/// stop the others.
struct RunCommand {
  static let options: [CommandOption] = [
    .thisPage, .force, .explain, .watch, .shard, .set, .json, .dryRun, .safe, .into, .time, .colour,
  ]
  static let checkOptions: [CommandOption] = [
    .thisPage, .committed, .bytes, .orphans, .diff, .shard, .set, .json, .dryRun, .safe, .into,
    .time,
    .colour,
  ]

  let flags: FlagReader
  let purpose: OutputFile.Purpose
  private let bounds: Bounds

  /// Runs the scenarios that some words name, or compares what they make with what is there.
  static func run(_ words: [String], purpose: OutputFile.Purpose) async -> ExitCode {
    let flags = FlagReader(
      words, vocabulary: Catalogue.builtIn.vocabulary,
      options: purpose.isComparing ? checkOptions : options)
    flags.applyColour()
    if flags.options["help"] != nil {
      return Printer.shared.result(purpose.isComparing ? Help.check.text : Help.run.text)
    }
    let bounds = Bounds(flags)
    var faults = flags.faults + bounds.faults
    if flags.words.isEmpty { faults.append(Fault(.noScenario)) }
    guard faults.isEmpty else { return Printer.shared.refuse(faults) }
    let command = RunCommand(flags: flags, purpose: purpose, bounds: bounds)
    return flags.options["watch"] == nil ? await command.run() : await command.watch()
  }

  /// Runs the scenarios that are not up to date; `read` hears what they read.
  private func run(reading read: ReadLog? = nil) async -> ExitCode {
    let records = keepsRecords ? Records(flags.settings) : nil
    for file in flags.words { records?.inputs(of: file).forEach { read?.note($0) } }
    let files = stale(flags.words, records)
    let logs = files.map { _ in ReadLog() }
    var code = ExitCode.done
    var failed: [String] = []
    var work: [RunSession.Order] = []
    var told: Set<Fault> = []
    for ((file, log), plans) in zip(
      zip(files, logs), refusingShared(await plans(of: files, logs)))
    {
      switch plans {
      case .success(let blocks):
        let fence = bounds.fence(of: file)
        for (number, plans) in blocks.enumerated() {
          work += plans.map {
            RunSession.Order(job: $0, scenario: file, block: number, fence: fence, log: log)
          }
        }
      case .failure(let faults):
        failed.append(file)
        // What a flag has wrong is wrong for every file; it is told once.
        let news = faults.list.filter { told.insert($0).inserted }
        code = max(code, Printer.shared.refuse(news))
      }
    }
    let known = work.map(\.job)
    let checking = purpose.isComparing ? Checking(flags.options, command: mending) : nil
    do throws(Fault) {
      work = try shared(work)
      if flags.options["dry-run"] == nil, let checking {
        let counting = try checking.counting(work)
        if counting.isEmpty, !work.isEmpty, files.count > failed.count {
          Printer.shared.say(
            "render: note: git tracks none of the files that the scenarios make; "
              + "'git add' them, or leave --committed out")
        }
        work = counting
      }
    } catch {
      return max(code, Printer.shared.refuse([error]))
    }
    if flags.options["dry-run"] != nil {
      let text = PlanText.all(work.map(\.job), isJSON: flags.options["json"] != nil)
      return max(code, Printer.shared.result(text))
    }
    guard !work.isEmpty || !files.isEmpty || checking != nil else { return code }
    let isReportingJSON = flags.options["json"] != nil
    let result = await RunSession(
      work, isReportingJSON: isReportingJSON, checking: checking, known: known
    ).run()
    failed += result.failed
    code = max(code, followPages(result, files.filter { !failed.contains($0) }))
    for path in logs.flatMap(\.paths) { read?.note(path) }
    keep(result, of: zip(files, logs).filter { !failed.contains($0.0) }, in: records)
    if flags.words.count > 1, !failed.isEmpty {
      Printer.shared.say(
        "render: \(failed.count) of \(flags.words.count) scenarios failed: "
          + failed.map(\.printable).joined(separator: ", "))
    }
    return max(code, result.code)
  }
}

extension RunCommand {
  /// Runs, and again whenever a scenario or what it reads has changed; an interrupt ends that.
  private func watch() async -> ExitCode {
    let files = flags.words.filter { $0 != "-" }
    var inputs: Set<String> = Set(files)
    while true {
      let read = ReadLog()
      let code = await run(reading: read)
      inputs.formUnion(read.paths)
      guard let watch = FileWatch(inputs.sorted()) else {
        return Printer.shared.refuse([Fault(.cannotWatch)])
      }
      Printer.shared.say("render: waiting for changes; Ctrl-C ends that")
      guard watch.wait() else { return code }
    }
  }

  /// The part of some work that is done here, where only a part is.
  private func shared(_ orders: [RunSession.Order]) throws(Fault) -> [RunSession.Order] {
    guard let text = flags.options["shard"] else { return orders }
    let shard: Shard
    do throws(ShardFlaw) {
      shard = try Shard.named(text, environment: environment)
    } catch {
      throw Fault(.badShard(text, error), at: .flag("--shard"))
    }
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

  /// The command that makes a scenario's files, with the flags that were given here.
  var mending: @Sendable (String) -> String {
    let overrides = flags.settings.entries.filter { $0.name != Setting.quiet.name }.flatMap {
      entry -> [String] in
      guard case .list(let items) = entry.value.content else {
        return ["--\(entry.name)=\(entry.value.text)"]
      }
      return items.map { "--\(entry.name)=\($0.text)" }
    }
    return { file in
      (["render", "run", file] + overrides).map(\.quotedForShell).joined(separator: " ")
    }
  }

  /// The jobs of a file, or of each block of a page.
  private typealias Planned = Result<[[Job]], Faults>

  /// Reads and plans the scenarios side by side; the results are in the order of the files.
  private func plans(of files: [String], _ logs: [ReadLog]) async -> [Planned] {
    let scenarios = files.map { Self.scenarios(at: $0, flags.settings).map(bounds.placed) }
    Memory.bound(to: scenarios.joined().map { bounds.memory(of: $0) })
    bounds.beginTime()
    return await withTaskGroup(of: (Int, Planned).self) { [bounds] group in
      for (index, blocks) in scenarios.enumerated() {
        let fence = bounds.fence(of: files[index])
        let makesFolders = makesFolders(of: files[index])
        group.addTask {
          WorkContext.current.with(fence).with(logs[index]).run {
            (index, Self.plans(of: blocks, isSafe: bounds.isSafe, makesFolders: makesFolders))
          }
        }
      }
      var planned: [Planned] = files.map { _ in .success([]) }
      for await (index, plans) in group { planned[index] = plans }
      return planned
    }
  }

  /// The scenario in a file, or those in the blocks of a page.
  private static func scenarios(
    at file: String, _ overrides: WrittenSettings
  ) -> [Result<ScenarioFile, Faults>] {
    do throws(FileError) {
      let source = try SourceText(at: file)
      Printer.shared.remember(source)
      guard MarkdownPage.isPage(file) else {
        return [.success(ScenarioFile(source, overrides: overrides))]
      }
      let blocks = MarkdownPage(source).blocks
      guard !blocks.isEmpty else { return [.failure(Faults([Fault(.noScenarioInPage(file))]))] }
      return blocks.map { .success(ScenarioFile($0.source, overrides: overrides)) }
    } catch {
      return [.failure(Faults([Fault(.file(error))]))]
    }
  }

  /// True if folders that a file's pictures lack are made: those of one's own page.
  private func makesFolders(of file: String) -> Bool {
    MarkdownPage.isPage(file) && !purpose.isComparing && !bounds.isSafe
      && flags.options["dry-run"] == nil
  }

  private static func plans(
    of blocks: [Result<ScenarioFile, Faults>], isSafe: Bool, makesFolders: Bool
  ) -> Planned {
    var plans: [[Job]] = []
    var faults = Faults()
    for block in blocks {
      do throws(Faults) {
        let scenario = try block.get()
        plans.append(isSafe ? try scenario.safeJobs() : try scenario.jobs(makesFolders))
      } catch {
        faults.add(error)
      }
    }
    return faults.list.isEmpty ? .success(plans) : .failure(faults)
  }

  /// Of two scenarios that would write one file, the later one fails.
  private func refusingShared(_ planned: [Planned]) -> [Planned] {
    var register = OutputRegister()
    return planned.map { result in
      guard !purpose.isComparing, case .success(let plans) = result else { return result }
      do throws(Faults) {
        try register.add(Array(plans.joined()))
        return result
      } catch {
        return .failure(error)
      }
    }
  }
}

extension String {
  /// The word as a shell takes it for one.
  var quotedForShell: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        byte >= 128 || Character(Unicode.Scalar(byte)).isLetter
          || Character(Unicode.Scalar(byte)).isNumber || "._-/=,:+%@".utf8.contains(byte)
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}

extension ScenarioFile {
  /// The jobs that it asks for; where nothing but folders is missing, these are made before.
  fileprivate func jobs(_ makesFolders: Bool) throws(Faults) -> [Job] {
    do throws(Faults) {
      return try jobs()
    } catch {
      let missing = error.list.compactMap { fault -> String? in
        guard case .file(let problem) = fault.problem, problem.isOfMissingFolder,
          case .notFound(let path, _) = problem
        else { return nil }
        return Path.folder(of: path)
      }
      guard makesFolders, missing.count == error.list.count,
        missing.allSatisfy({ (try? Path.makeFolder($0)) != nil })
      else { throw error }
      return try jobs()
    }
  }
}
