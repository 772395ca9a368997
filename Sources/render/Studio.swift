internal import Files
internal import Encoding
internal import Scenario
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs films, one or many side by side, with one progress for all and a report of each.
struct Studio {
  private let plans: [Plan]
  private let isReportingJSON: Bool
  private let isQuiet: Bool
  private let jobs: Int
  private let progress: Progress

  init(_ plans: [Plan], isReportingJSON: Bool) {
    self.plans = plans
    self.isReportingJSON = isReportingJSON
    isQuiet = plans.allSatisfy(\.isQuiet)
    jobs = plans.compactMap(\.jobs).max() ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    progress = Progress(frames: plans.reduce(0) { $0 + $1.film.frames }, isShown: !isQuiet)
  }

  func run() async -> ExitCode {
    // Many films keep all cores busy by themselves; a single one shares its frames out.
    let jobsOfEach = plans.count >= jobs ? 1 : max(1, jobs / plans.count)
    var results: [Result<RunReport, Fault>?] = plans.map { _ in nil }
    await withTaskGroup(of: (Int, Result<RunReport, Fault>).self) { group in
      var next = 0
      for _ in 0..<min(jobs, plans.count) {
        start(next, jobsOfEach, in: &group)
        next += 1
      }
      while let (index, result) = await group.next() {
        results[index] = result
        guard next < plans.count else { continue }
        start(next, jobsOfEach, in: &group)
        next += 1
      }
    }
    progress.end()
    return report(results.compactMap { $0 })
  }

  private func start(
    _ index: Int, _ jobs: Int, in group: inout TaskGroup<(Int, Result<RunReport, Fault>)>
  ) {
    let plan = plans[index]
    group.addTask { [isReportingJSON, progress] in
      do throws(Fault) {
        let report = try await plan.run(jobs: jobs, hashing: isReportingJSON) { frames in
          progress.advance(by: frames)
        }
        return (index, .success(report))
      } catch {
        return (index, .failure(error))
      }
    }
  }

  private func report(_ results: [Result<RunReport, Fault>]) -> ExitCode {
    var faults: [Fault] = []
    var reports: [RunReport] = []
    for (plan, result) in zip(plans, results) {
      switch result {
      case .failure(let fault): faults.append(fault)
      case .success(let report):
        reports.append(report)
        for notice in report.notices { Printer.shared.say("render: note: \(notice.sentence)") }
        if !isQuiet { Printer.shared.say(ReportText.lines(of: report, plan)) }
      }
    }
    if isReportingJSON { Printer.shared.result(ReportText.json(of: reports)) }
    faults.removeAll(where: \.isBrokenStandardOutput)
    return faults.isEmpty ? .done : Printer.shared.refuse(faults)
  }
}

extension Fault {
  /// Whether the reader of standard output went away: it has seen enough.
  fileprivate var isBrokenStandardOutput: Bool { problem == .file(.brokenPipe(path: "-")) }
}
