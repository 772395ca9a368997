internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibC
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Job {
  /// Finds settings with which a file that was too large would fit, by trying them.
  ///
  /// Nothing is written. Results that are not known in time are left out.
  ///
  /// - Parameters:
  ///   - fault: The fault that ended the run.
  ///   - jobs: The number of threads.
  ///   - end: The time limit.
  /// - Returns: The same fault with the found settings; any other fault unchanged.
  package func remedied(
    _ fault: Fault, jobs: Int, until end: ContinuousClock.Instant
  ) async -> Fault {
    guard case .tooLarge(let path, let excess, _) = fault.problem,
      let output = pages.lazy.flatMap(\.outputs).first(where: { $0.path == path }),
      let page = pages.first(where: { $0.outputs.contains(output) })
    else { return fault }
    let moves =
      output.format.isPicture ? page.moves(output) : output.format.content != .pattern
    let trial = SizeTrial(job: self, output: output, excess: excess, jobs: jobs, end: end)
    var found: [(saving: Saving, bytes: Int)] = []
    for kind in savings(of: output, moves: moves) {
      if let best = await trial.best(of: kind) { found.append(best) }
    }
    if !found.contains(where: { $0.bytes <= excess.limit }), found.count > 1,
      let all = await trial.best(of: [Saving(allOf: found.map(\.saving))])
    {
      found.append(all)
    }
    let remedies = found.map { SizeRemedy($0.saving.text(path: path), bytes: $0.bytes) }
    return Fault(.tooLarge(path: path, excess, remedies: remedies), at: fault.place)
  }
}

/// Makes a file with other settings to find its size. It is a class, because copies of a job with
/// that many parts would take much code.
private final class SizeTrial: Sendable {
  private let job: Job
  private let output: OutputPlan
  private let excess: SizeLimit.Excess
  private let jobs: Int
  private let end: ContinuousClock.Instant

  /// The most whole films to run for a kind of savings.
  private static let most = 3.0
  /// The number of runs after which estimates are good; the remaining range is then halved.
  private static let guesses = 5
  /// The largest remaining share of the file's size for which a saving is reported.
  private static let worth = 0.97

  init(
    job: Job, output: OutputPlan, excess: SizeLimit.Excess, jobs: Int,
    end: ContinuousClock.Instant
  ) {
    self.job = job
    self.output = output
    self.excess = excess
    self.jobs = jobs
    self.end = end
  }

  /// The mildest of some savings with which the file fits, as far as a few runs find it by
  /// improving estimates; otherwise the most effective one. Nil if none helps.
  func best(of savings: [Saving]) async -> (saving: Saving, bytes: Int)? {
    let aim = Double(excess.limit) / Double(excess.bytes)
    var (power, first, last) = (1.0, 0, savings.count - 1)
    var (runs, cost) = (0, 0.0)
    var best: (saving: Saving, bytes: Int)?
    while first <= last, cost < Self.most {
      let likely = (first...last).first { pow(savings[$0].share, power) <= aim } ?? last
      let guess = runs < Self.guesses ? likely : (first + last) / 2
      (runs, cost) = (runs + 1, cost + savings[guess].cost)
      guard let bytes = await bytes(with: savings[guess]) else { return best }
      let (fits, most) = (bytes <= excess.limit, Double(excess.bytes) * Self.worth)
      if fits || Double(bytes) < best.map({ Double($0.bytes) }) ?? most {
        best = (savings[guess], bytes)
      }
      if fits { last = guess - 1 } else { first = guess + 1 }
      let share = savings[guess].share
      if share < 1 { power = max(0.2, log(Double(bytes) / Double(excess.bytes)) / log(share)) }
    }
    return best
  }

  /// The bytes of the file with other settings; nil if these exclude each other, or if time is
  /// over.
  private func bytes(with saving: Saving) async -> Int? {
    guard ContinuousClock.now < end, let other = job.job(making: output.path, with: saving) else {
      return nil
    }
    let interruption = Interruption()
    let watch = Task { [end] in
      try? await Task.sleep(until: end, clock: .continuous)
      interruption.ask()
    }
    defer { watch.cancel() }
    let reports = try? await WorkContext.current.with(interruption).run {
      try await other.run(jobs: jobs, FileOptions(purpose: .comparingBytes)) { [end] _ in
        if ContinuousClock.now > end { interruption.ask() }
      }
    }
    return interruption.isAsked ? nil : reports?.first?.outputs.first?.bytes
  }
}
