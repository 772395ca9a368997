internal import Encoding
internal import Files
internal import Planning
internal import Rendering
internal import Running
internal import Simulation
internal import Synchronization
internal import Vocabulary

/// Runs films, one or many side by side, with one progress for all and a report of each.
struct Studio {
  /// Some work, and the scenario that asks for it where one does.
  struct Order {
    let job: Job
    var scenario: String?
  }

  private typealias Outcome = Result<[RunReport], Fault>

  private let work: [Order]
  private let purpose: OutputFile.Purpose
  private let isReportingJSON: Bool
  private let isQuiet: Bool
  private let jobs: Int
  private let progress: Progress

  /// Where the purpose is to compare, nothing is written.
  init(_ work: [Order], isReportingJSON: Bool, purpose: OutputFile.Purpose = .writing) {
    self.work = work
    self.purpose = purpose
    self.isReportingJSON = isReportingJSON
    isQuiet = work.allSatisfy(\.job.isQuiet)
    jobs = work.compactMap(\.job.threads).max() ?? WorkerPool.cores
    let frames = work.map(\.job.workInFrames)
    progress = Progress(
      frames: frames.contains(nil) ? nil : frames.compactMap { $0 }.reduce(0, +),
      isShown: !isQuiet && !work.isEmpty)
  }

  /// Runs all; gives the exit code, and the scenarios that failed.
  func run() async -> (code: ExitCode, failed: [String]) {
    // Many films keep all cores busy by themselves; a single one shares its frames out.
    let jobsOfEach = work.count >= jobs ? 1 : max(1, jobs / max(1, work.count))
    var outcomes: [Outcome?] = work.map { _ in nil }
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var next = 0
      for _ in 0..<min(jobs, work.count) {
        start(next, jobsOfEach, in: &group)
        next += 1
      }
      while let (index, outcome) = await group.next() {
        outcomes[index] = outcome
        guard next < work.count else { continue }
        start(next, jobsOfEach, in: &group)
        next += 1
      }
    }
    progress.end()
    return report(outcomes.compactMap { $0 })
  }

  private func start(
    _ index: Int, _ jobs: Int, in group: inout TaskGroup<(Int, Outcome)>
  ) {
    let job = work[index].job
    group.addTask { [isReportingJSON, purpose, progress] in
      do throws(Fault) {
        let options = FileOptions(hashed: isReportingJSON, purpose: purpose)
        let reports = try await job.run(jobs: jobs, options) { progress.advance(by: $0) }
        return (index, .success(reports))
      } catch {
        return (index, .failure(error))
      }
    }
  }

  private func report(_ outcomes: [Outcome]) -> (code: ExitCode, failed: [String]) {
    var faults: [Fault] = []
    var failed: [String] = []
    var done: [(job: Job, reports: [RunReport])] = []
    for (order, outcome) in zip(work, outcomes) {
      switch outcome {
      case .failure(let fault) where fault.isBrokenStandardOutput: continue
      case .failure(let fault):
        faults.append(fault)
        if let scenario = order.scenario, failed.last != scenario { failed.append(scenario) }
      case .success(let some):
        done.append((order.job, some))
        for report in some { say(report, order.job) }
      }
    }
    let reports = done.flatMap(\.reports)
    let snippets =
      purpose == .writing ? PicturePair.all(in: done).map { PictureSnippet($0) } : []
    if !isQuiet { for snippet in snippets { Printer.shared.say(snippet.text) } }
    if isReportingJSON {
      Printer.shared.result(
        ReportText.json(of: done, snippets, isComparison: purpose == .comparing))
    }
    let differs = reports.contains { $0.outputs.contains { !$0.differences.isEmpty } }
    let code: ExitCode = faults.isEmpty ? .done : Printer.shared.refuse(faults)
    return (max(code, differs ? .different : .done), failed)
  }

  private func say(_ report: RunReport, _ job: Job) {
    guard purpose == .writing else {
      let lines = report.outputs.flatMap(\.differences).map(ReportText.line(of:))
      for line in lines where !isReportingJSON { Printer.shared.result(line) }
      return
    }
    let isOneOfMany = work.count > 1 || job.pages.count > 1
    let film = isOneOfMany ? report.outputs.first.map { Path.shown($0.path) } : nil
    for notice in report.notices {
      Printer.shared.say("render: note: \(notice.sentence(of: film))")
    }
    if !isQuiet { Printer.shared.say(ReportText.lines(of: report, job)) }
  }
}

extension Fault {
  /// Whether the reader of standard output went away: it has seen enough.
  fileprivate var isBrokenStandardOutput: Bool { problem == .file(.brokenPipe(path: "-")) }
}
