internal import Synchronization
internal import TerrariumPlayback
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The progress of the work: on a terminal a bar with the rate and the remaining time, elsewhere an
/// occasional line.
final class Progress: Sendable {
  enum Unit: String {
    case frames
    case runs
  }

  private struct State {
    var done = 0
    /// The work done earlier, which took no time now.
    var earlier = 0
    var failed = 0
    var lastShown: ContinuousClock.Instant
  }

  /// The time between two reports.
  fileprivate static var pause: Duration {
    Printer.talksToTerminal ? .milliseconds(100) : .seconds(10)
  }

  private let unit: Unit
  /// The total number; nil if it is only known at the end.
  private let total: Int?
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  /// Creates the progress of a number of frames or runs, if known.
  init(of unit: Unit, total: Int?, isShown: Bool) {
    self.unit = unit
    self.total = total
    self.isShown = isShown
    state = Mutex(State(lastShown: start))
  }

  func hear(_ progress: RunProgress) {
    guard isShown else { return }
    switch progress {
    case .frames(let frames): advance { $0.done += frames }
    case .run(let isWhole):
      advance { state in
        state.done += 1
        if !isWhole { state.failed += 1 }
      }
    case .earlierRuns(let count):
      advance { state in
        state.done += count
        state.earlier += count
      }
    case .note(let notice): Printer.shared.note(notice.sentence)
    }
  }

  private func advance(_ change: (inout State) -> Void) {
    let pause = Self.pause
    let now: State? = state.withLock { state in
      change(&state)
      // Checking the time takes longer than counting.
      let isMany = unit == .runs && state.done & 15 != 0 && state.done > 1024
      guard !isMany else { return nil }
      let now = ContinuousClock.now
      guard now - state.lastShown >= pause else { return nil }
      state.lastShown = now
      return state
    }
    guard let now else { return }
    if Printer.talksToTerminal {
      Printer.shared.show(progress: bar(now))
    } else {
      Printer.shared.say("render: \(text(now))")
    }
  }

  /// Removes the bar.
  func end() { if isShown { Printer.shared.show(progress: "") } }

  private func bar(_ state: State) -> String {
    guard let total else { return text(state) }
    let width = 24
    // The work may exceed the estimate.
    let full = Int(Double(width) * min(1, Double(state.done) / Double(max(1, total))))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
      + "  " + text(state)
  }

  private func text(_ state: State) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Double(state.done - state.earlier) / max(seconds, 0.001)
    let rateText = rate >= 10 ? "\(Int(rate))" : "\(Double(Int(rate * 10)) / 10)"
    let failed = state.failed == 0 ? "" : ", \(state.failed) failed"
    guard let total else { return "\(state.done) \(unit.rawValue), \(rateText) a second\(failed)" }
    let left = Double(total) - Double(state.done)
    let time = Int(min(1e15, max(0, left) / max(rate, 0.001) + 0.5))
    return "\(state.done) of \(total) \(unit.rawValue), \(rateText) a second, "
      + "\(Self.time(time)) left\(failed)"
  }

  private static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds)s"
    case ..<3600: "\(seconds / 60)m \(seconds % 60)s"
    default: "\(seconds / 3600)h \(seconds % 3600 / 60)m"
    }
  }
}

extension SearchProgress {
  /// Progress of searches on standard error, like that of films.
  static var printed: SearchProgress {
    let lastShown = Mutex(ContinuousClock.now)
    return SearchProgress { ticks in
      guard let ticks else { return Printer.shared.show(progress: "") }
      let isDue = lastShown.withLock { last in
        let now = ContinuousClock.now
        guard now - last >= Progress.pause else { return false }
        last = now
        return true
      }
      guard isDue else { return }
      let text = "looking for a period: \(ticks) of at most \(LoopSearch.reach) ticks"
      if Printer.talksToTerminal {
        Printer.shared.show(progress: text)
      } else {
        Printer.shared.say("render: \(text)")
      }
    }
  }
}
