internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Plan {
  /// Measures its run by its world's quick way to play it; nil if there is none, or if a measure
  /// needs more.
  func quickValues(of measures: [Measure]) -> [MeasureValue?]? {
    guard let quick = worldStart.measuring.quick, film.isPlain || isUntilSettled,
      measures.allSatisfy(\.isQuick)
    else {
      return nil
    }
    let wantsRest = measures.contains(where: \.isOfRest)
    guard framesAreGiven || wantsRest || isUntilSettled else { return nil }
    let needsNextTick = measures.contains { $0.needs(.nextTick) }
    var values: [MeasureValue?]?
    _ = quick(Seed(seed)) { run in
      guard let (last, repetition) = played(run, wantsRest: wantsRest) else { return }
      if needsNextTick {
        guard last < run.mostTicks else { return }
        run.play(to: last + 1)
      }
      var taken = QuickValues(run: run, last: last, clock: film.clock, repetition: repetition)
      if measures.contains(where: { $0.needs(.twin) }) {
        _ = quick(Seed(seed)) { taken.compare(withTwin: $0) }
      }
      values = measures.map(taken.value)
    }
    return values
  }

  /// True if the film has a frame for each tick until its world has settled.
  private var isUntilSettled: Bool {
    film.awaits(.has(Condition.settled)) && film.clock.every == 1 && film.clock.limit == .max
  }

  /// Plays a run to the tick of its last frame, and finds its repetition; nil if it would take too
  /// many ticks.
  private func played(
    _ run: any QuickRun, wantsRest: Bool
  ) -> (last: Int, repetition: Repetition?)? {
    let (every, skip) = (film.clock.every, film.clock.skip)
    if framesAreGiven, film.isPlain {
      let (ticks, isTooMuch) = every.multipliedReportingOverflow(by: film.clock.limit - 1)
      guard !isTooMuch, ticks <= run.mostTicks, skip <= run.mostTicks - ticks else { return nil }
      run.play(to: skip + ticks)
      return (skip + ticks, wantsRest ? run.repetition() : nil)
    }
    var tick = 64
    while tick <= run.mostTicks {
      run.play(to: tick)
      if let found = run.repetition() {
        let last =
          isUntilSettled
          ? max(skip, found.rest) : skip + every * (frames(until: found.seen) - 1)
        guard last <= run.mostTicks else { return nil }
        run.play(to: last)
        return (last, found)
      }
      tick *= 2
    }
    return nil
  }
}

extension Measure {
  fileprivate var isQuick: Bool {
    switch kind {
    case .own, .counted, .objects: false
    default: true
    }
  }
}

private struct QuickValues {
  let run: any QuickRun
  let last: Int
  let clock: FilmClock
  let repetition: Repetition?
  private(set) var differingShare: Double?

  func value(of measure: Measure) -> MeasureValue? {
    switch measure.kind {
    case .ticks: .whole(Int128(last))
    case .repetition, .settled: measure.value(of: repetition)
    case .census(_, let statistic): census(statistic)
    case .cells(let measure): measure.value(self)
    case .own, .counted, .objects, .share: nil
    }
  }

  /// Plays the same run from the start with one cell flipped, and compares the cells at the end.
  mutating func compare(withTwin twin: any QuickRun) {
    let end = run.grid(at: last)
    twin.restart(flipping: Cell(end.size.columns / 2, end.size.rows / 2))
    twin.play(to: last)
    let differing = zip(end.states, twin.grid(at: last).states).count { $0 != $1 }
    differingShare = Double(differing) / Double(cellCount)
  }

  private func census(_ statistic: Measure.Statistic) -> MeasureValue {
    let frames = stride(from: clock.skip, through: last, by: clock.every)
    let alive = run.alive
    switch statistic {
    case .first: return .whole(Int128(alive[clock.skip]))
    case .last: return .whole(Int128(alive[last]))
    case .least: return .whole(Int128(frames.reduce(UInt32.max) { min($0, alive[$1]) }))
    case .most: return .whole(Int128(frames.reduce(0) { max($0, alive[$1]) }))
    case .mean:
      let (sum, count) = frames.reduce((0, 0)) { ($0.0 + Int(alive[$1]), $0.1 + 1) }
      return .real(Double(sum) / Double(count))
    }
  }
}

extension QuickValues: MeasuredRun {
  var cellCount: Int { run.cellCount }
  var liveCount: UInt128 { UInt128(run.alive[last]) }
  var states: [UInt8] { run.grid(at: last).states }
  var stateCount: Int { 2 }
  var blocks: StateGrid? { blocks(at: last) }
  var blockLimit: Int { .max }

  var changingBlocks: StateGrid? {
    guard run.ticks > last else { return nil }
    return blocks(at: last).cellsDiffering(from: blocks(at: last + 1))
  }

  var changedShare: Double? {
    guard last > 0 else { return nil }
    let changed = run.changed
    let sum = (1...last).reduce(0) { $0 + Int(changed[$1]) }
    return Double(UInt128(sum)) / (Double(cellCount) * Double(last))
  }

  private func blocks(at tick: Int) -> StateGrid { run.grid(at: tick).borderedRound }
}
