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
  ///   - threads: The number of threads.
  ///   - end: The time limit.
  /// - Returns: The same fault with the found settings; any other fault unchanged.
  package func remedied(
    _ fault: Fault, threads: Int, until end: ContinuousClock.Instant
  ) async -> Fault {
    guard case .tooLarge(let path, let excess, _) = fault.problem,
      let output = renditions.lazy.flatMap(\.outputs).first(where: { $0.path == path }),
      let rendition = renditions.first(where: { $0.outputs.contains(output) })
    else { return fault }
    let moves =
      output.format.isPicture ? rendition.moves(output) : output.format.content != .pattern
    let trial = SizeTrial(job: self, output: output, threads: threads, end: end)
    // All kinds take turns, so that a long film has time for each of them.
    var searches = savings(of: output, moves: moves).map { SavingSearch($0, excess) }
    while searches.contains(where: { !$0.isOver }) {
      for place in searches.indices where !searches[place].isOver {
        let bytes = await trial.bytes(with: searches[place].next)
        searches[place].learn(bytes)
      }
    }
    var found = searches.compactMap(\.best)
    if !found.contains(where: { $0.bytes <= excess.limit }), found.count > 1 {
      var all = SavingSearch([Saving(allOf: found.map(\.saving))], excess)
      all.learn(await trial.bytes(with: all.next))
      if let best = all.best { found.append(best) }
    }
    let remedies = found.map { SizeRemedy($0.saving.text(path: path), bytes: $0.bytes) }
    return Fault(.tooLarge(path: path, excess, remedies: remedies), at: fault.place)
  }
}

/// A search for the mildest of some savings with which a file fits, as far as a few runs find it by
/// improving estimates; otherwise for the most effective one.
private struct SavingSearch {
  private let savings: [Saving]
  private let excess: SizeExcess
  private var power = 1.0
  private var range: ClosedRange<Int>?
  private var (runs, cost) = (0, 0.0)
  /// The best saving so far, and the bytes of the file with it; nil if none helps.
  private(set) var best: (saving: Saving, bytes: Int)?

  /// The most whole films to run.
  private static let most = 3.0
  /// The number of runs after which estimates are good; the remaining range is then halved.
  private static let guesses = 5
  /// The largest remaining share of the file's size for which a saving is reported.
  private static let worth = 0.97

  /// Creates a search among savings, from the mildest to the strongest.
  init(_ savings: [Saving], _ excess: SizeExcess) {
    (self.savings, self.excess) = (savings, excess)
    range = 0...(savings.count - 1)
  }

  var isOver: Bool { range == nil || cost >= Self.most }

  /// The saving to try next.
  var next: Saving { savings[guess] }

  private var guess: Int {
    guard let range else { return 0 }
    let aim = Double(excess.limit) / Double(excess.bytes)
    let likely = range.first { pow(savings[$0].share, power) <= aim } ?? range.upperBound
    return runs < Self.guesses ? likely : (range.lowerBound + range.upperBound) / 2
  }

  /// Takes the bytes of the file with the saving that was tried; nil if they cannot be known.
  mutating func learn(_ bytes: Int?) {
    guard let range, let bytes else { return self.range = nil }
    let (number, saving) = (guess, next)
    (runs, cost) = (runs + 1, cost + saving.cost)
    let (fits, most) = (bytes <= excess.limit, Double(excess.bytes) * Self.worth)
    if fits || Double(bytes) < best.map({ Double($0.bytes) }) ?? most { best = (saving, bytes) }
    let (first, last) = fits ? (range.lowerBound, number - 1) : (number + 1, range.upperBound)
    self.range = first <= last ? first...last : nil
    if saving.share < 1 {
      power = max(0.2, log(Double(bytes) / Double(excess.bytes)) / log(saving.share))
    }
  }
}

/// Makes a file with other settings to find its size.
private struct SizeTrial {
  let job: Job
  let output: OutputPlan
  let threads: Int
  let end: ContinuousClock.Instant

  /// The bytes of the file with other settings; nil if these exclude each other, or if time is
  /// over.
  func bytes(with saving: Saving) async -> Int? {
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
      try await other.run(threads: threads, FileOptions(purpose: .comparingBytes)) { [end] _ in
        if ContinuousClock.now > end { interruption.ask() }
      }
    }
    return interruption.isAsked ? nil : reports?.first?.outputs.first?.bytes
  }
}
