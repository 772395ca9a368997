internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPlanning
internal import TerrariumRunning
internal import TerrariumVocabulary

/// Runs one or many films in parallel, with a common progress and a report of each.
package struct RunSession {
  /// A job, and its scenario, if any.
  struct WorkItem {
    let job: Job
    /// Its number among all planned items.
    var number = 0
    var scenario: String?
    /// The number of its block, if the scenario is a page.
    var block: Int?
    /// The fence, if the scenario is untrusted.
    var fence: Fence?
    /// The runs of a sheet to do here, if others do the rest.
    var share: (shard: Shard, runs: RunNumbers)?
    /// The parts made by shards, to be merged.
    var parts: Parts?
    /// The log of the files that it reads.
    var log: ReadLog?
  }

  private typealias Outcome = Swift.Result<[RunReport], Fault>

  private let work: [WorkItem]
  /// The comparison, if nothing is written.
  private let checking: Checking?
  /// All known jobs, including those left out.
  private let known: [Job]
  private let isReportingJSON: Bool
  private let isQuiet: Bool
  private let threads: Int
  private let progress: Progress
  private let shell: Shell

  /// Creates a run; it writes nothing if it checks.
  init(
    _ work: [WorkItem], isReportingJSON: Bool, checking: Checking? = nil, known: [Job] = [],
    in shell: Shell
  ) {
    self.shell = shell
    self.work = work
    self.checking = checking
    self.known = known
    self.isReportingJSON = isReportingJSON
    isQuiet = work.allSatisfy(\.job.isQuiet)
    threads = work.compactMap(\.job.threads).max() ?? WorkerPool.cores
    progress = Progress(
      of: work.allSatisfy(\.job.isTableOfRuns) ? .runs : .frames,
      total: work.map(\.workInFrames).cappedSum, isShown: !isQuiet && !work.isEmpty,
      on: shell.printer)
  }

  struct Result {
    let code: ExitCode
    let failed: [String]
    let done: [(item: WorkItem, reports: [RunReport])]
    /// The reports by the numbers of the items, including compared files that do not count.
    let reports: [Int: [RunReport]]
    /// The compared cases, and those that could not be compared.
    let cases: [CheckedCase]
  }

  /// Runs everything; nothing if an output and the report would share standard output.
  func run() async -> Result {
    let output = work.flatMap(\.job.places).first { $0.path == "-" }
    if isReportingJSON, checking == nil, let output {
      let fault = Fault(.excludes("--json", "out: -"), at: output.place ?? .flag("--json"))
      return Result(
        code: shell.printer.refuse([fault]), failed: work.compactMap(\.scenario), done: [],
        reports: [:], cases: [])
    }
    // Many films keep all cores busy; a single one distributes its frames.
    let bundles = bundles
    let threadsOfEach = bundles.count >= threads ? 1 : max(1, threads / max(1, bundles.count))
    var outcomes = work.map { _ in Outcome.success([]) }
    await withTaskGroup(of: [(Int, Outcome)].self) { group in
      for (number, bundle) in bundles.enumerated() {
        if number >= threads {
          for (index, outcome) in await group.next() ?? [] { outcomes[index] = outcome }
        }
        start(bundle, threadsOfEach, in: &group)
      }
      for await made in group { for (index, outcome) in made { outcomes[index] = outcome } }
    }
    progress.end()
    return report(await remedied(outcomes))
  }

  /// The numbers of the items, grouped if their files get their places together. If nothing is
  /// placed, each is alone.
  private var bundles: [[Int]] {
    var bundles: [[Int]] = []
    var places: [String: Int] = [:]
    for (index, item) in work.enumerated() {
      guard let joint = item.job.joint, item.share == nil, checking == nil else {
        bundles.append([index])
        continue
      }
      if let place = places[joint] {
        bundles[place].append(index)
      } else {
        places[joint] = bundles.count
        bundles.append([index])
      }
    }
    return bundles
  }

  /// Makes the files of some jobs, without a JSON report.
  package static func make(_ jobs: [Job], in shell: Shell) async -> ExitCode {
    await RunSession(jobs.map { WorkItem(job: $0) }, isReportingJSON: false, in: shell).run().code
  }

  /// The outcomes, with advice for files that are too large, unless they are only compared or there
  /// is a time limit.
  private func remedied(_ outcomes: [Outcome]) async -> [Outcome] {
    let end = ContinuousClock.now + shell.trialTime
    guard checking == nil, !(shell.process?.isTimed ?? false) else { return outcomes }
    var remedied = outcomes
    for (number, item) in work.enumerated() where item.isWhole && item.fence == nil {
      guard case .failure(let fault) = outcomes[number], case .tooLarge = fault.problem else {
        continue
      }
      if !isQuiet, shell.printer.talksToTerminal {
        shell.printer.show(progress: "trying what would make it smaller")
      }
      let job = item.job
      remedied[number] = .failure(await job.remedied(fault, threads: threads, until: end))
      shell.printer.show(progress: "")
    }
    return remedied
  }

  /// Starts a bundle. If one of its items fails, nothing of the others is written or reported.
  private func start(
    _ bundle: [Int], _ threads: Int, in group: inout TaskGroup<[(Int, Outcome)]>
  ) {
    let items = bundle.map { (index: $0, item: work[$0]) }
    group.addTask { [isReportingJSON, checking, progress] in
      var options = FileOptions(hashed: isReportingJSON, purpose: checking?.purpose ?? .writing)
      options.drawsDifferences = checking?.diff != nil
      if items.count > 1 {
        options.group = FileGroup()
        options.outlivesReader = true
      }
      var made: [(index: Int, item: WorkItem, reports: [RunReport])] = []
      for (index, item) in items {
        options.group?.waitsForOthers = index != items.last?.index
        let outcome = await WorkContext.current.with(item.fence).with(item.log).run {
          [options] () async -> Outcome in
          do throws(Fault) {
            return .success(try await item.run(threads: threads, options) { progress.hear($0) })
          } catch {
            return .failure(error)
          }
        }
        guard case .success(let reports) = outcome else { return [(index, outcome)] }
        made.append((index, item, reports))
      }
      return made.map { index, item, reports in
        (index, .success(item.log == nil ? reports : reports.map(\.withStamps)))
      }
    }
  }

  private func report(_ outcomes: [Outcome]) -> Result {
    var faults: [Fault] = []
    // Single runs of a table may fail although the command line is right.
    var late: [Fault] = []
    var failed: [String] = []
    var cases: [CheckedCase] = []
    var done: [(item: WorkItem, reports: [RunReport])] = []
    var all: [Int: [RunReport]] = [:]
    for (item, outcome) in zip(work, outcomes) {
      let own: [Fault]
      do throws(Fault) {
        let reports = try outcome.get()
        all[item.number] = reports
        done.append((item, checking?.counting(reports) ?? reports))
        own = reports.flatMap(\.faults)
        late += own
      } catch {
        // A closed standard output is not a fault.
        if error.problem == .file(.brokenPipe(path: "-")) { continue }
        own = [error]
        faults.append(error)
      }
      guard !own.isEmpty else { continue }
      cases.append(CheckedCase(failed: item.scenario, own))
      if let scenario = item.scenario, failed.last != scenario { failed.append(scenario) }
    }
    var code = checking == nil ? tell(done) : .done
    if var checking {
      var own = checking.faults
      do throws(Fault) {
        let compared =
          done.flatMap { checking.cases(in: $0.reports, of: $0.item, &own) }
          + (try checking.orphans(of: known, afterFailure: !(faults + late).isEmpty, &own)).map {
            CheckedCase(scenario: nil, name: $0.path, findings: [$0])
          }
        code = Finding.tell(compared.flatMap(\.findings), isJSON: isReportingJSON, shell.printer)
        cases = compared + cases
      } catch {
        own = [error]
      }
      faults += own
      if !own.isEmpty { cases.append(CheckedCase(failed: nil, own)) }
    }
    if !late.isEmpty {
      _ = shell.printer.refuse(late)
      code = max(code, .failed)
    }
    return Result(
      code: max(code, faults.isEmpty ? .done : shell.printer.refuse(faults)), failed: failed,
      done: done, reports: all, cases: cases)
  }

  /// Prints the report of the outputs, and returns the exit code of the printing.
  private func tell(_ done: [(item: WorkItem, reports: [RunReport])]) -> ExitCode {
    for (item, reports) in done { for report in reports { say(report, item.job) } }
    let pictures = done.map { ($0.item.job, $0.item.job.pictures(in: $0.reports)) }
    let snippets = PicturePair.all(in: pictures).map { pair in
      PictureSnippet(pair, in: done[pair.maker].item.job)
    }
    if !isQuiet { for snippet in snippets { shell.printer.say(snippet.text) } }
    guard isReportingJSON else { return .done }
    return shell.printer.result(ReportText.json(of: done, snippets))
  }

  private func say(_ report: RunReport, _ job: Job) {
    let isOneOfMany = work.count > 1 || job.renditions.count > 1
    let film = isOneOfMany ? report.outputs.first.map { Path.shown($0.path) } : nil
    if isQuiet || job.isQuiet { return }
    for notice in report.notices { shell.printer.note(notice.sentence(of: film)) }
    // A page that plays in both themes is reported once.
    let lines = ReportText.lines(of: report, job)
    if !lines.isEmpty { shell.printer.say(lines) }
  }
}

extension RunSession.WorkItem {
  /// True unless the work is a shard or the merge of shards.
  var isWhole: Bool { share == nil && parts == nil }

  /// The number of frames or runs to count.
  var workInFrames: Int? {
    guard job.isTableOfRuns, let share else { return job.workInFrames }
    return share.runs.count
  }

  /// Runs the job: all of it, a shard, or the merge of shards.
  func run(
    threads: Int, _ options: FileOptions, progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws(Fault) -> [RunReport] {
    guard let share else {
      return try await job.run(threads: threads, options, parts: parts, progress: progress)
    }
    return try await job.run(
      only: share.runs, of: share.shard, threads: threads, options, progress: progress)
  }
}
