internal import Synchronization
internal import TerrariumBasics
internal import TerrariumLibC
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
  }

  private let unit: Unit
  /// The total number; nil if it is only known at the end.
  private let total: Int?
  private let isShown: Bool
  private let printer: Printer
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// Creates the progress of a number of frames or runs, if known.
  init(of unit: Unit, total: Int?, isShown: Bool, on printer: Printer) {
    self.unit = unit
    self.total = total
    self.isShown = isShown
    self.printer = printer
    if isShown { printer.fillSilence { [weak self] in self?.shown } }
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
    case .note(let notice): printer.note(notice.sentence)
    }
  }

  private func advance(_ change: (inout State) -> Void) {
    let isMany = state.withLock { state in
      change(&state)
      // Checking the time takes longer than counting.
      return unit == .runs && state.done & 15 != 0 && state.done > 1024
    }
    if !isMany, printer.isDue() { printer.show(shown: shown) }
  }

  /// Removes the bar.
  func end() {
    if isShown { printer.fillSilence(with: nil) }
  }

  private var shown: String {
    let state = state.withLock(\.self)
    return printer.talksToTerminal ? bar(state) : text(state)
  }

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
    if state.done == state.earlier {
      let all = total.map { " of \($0)" } ?? ""
      return "\(state.done)\(all) \(unit.rawValue), \(Self.time(Int(seconds))) so far"
    }
    guard let total else { return "\(state.done) \(unit.rawValue), \(rateText) a second\(failed)" }
    let left = Double(total) - Double(state.done)
    let time = Int(min(1e15, max(0, left) / max(rate, 0.001) + 0.5))
    return "\(state.done) of \(total) \(unit.rawValue), \(rateText) a second, "
      + "\(Self.time(time)) left\(failed)"
  }

  fileprivate static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds)s"
    case ..<3600: "\(seconds / 60)m \(seconds % 60)s"
    default: "\(seconds / 3600)h \(seconds % 3600 / 60)m"
    }
  }
}

extension Printer {
  /// The text that is shown whenever nothing else has been shown for a while.
  struct Silence: Sendable {
    var text: (@Sendable () -> String?)?
    var since = ContinuousClock.now
    /// True while a thread waits for silence.
    var isWatched = false
  }

  /// Shows a text whenever nothing else has been shown for a while, so that no long work is silent;
  /// nil ends that. A receiver of messages has nobody who waits.
  func fillSilence(with text: (@Sendable () -> String?)?) {
    guard errors == nil else { return }
    let isWatched = silence.withLock { silence in
      defer { silence = Silence(text: text, isWatched: silence.isWatched || text != nil) }
      return silence.isWatched
    }
    if text == nil { show(progress: "") } else if !isWatched { watchSilence() }
  }

  /// Shows a text while scenarios are planned, which may play whole films.
  func showPlanning() {
    let start = ContinuousClock.now
    fillSilence {
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      return seconds > 0 ? "planning, \(Progress.time(seconds)) so far" : nil
    }
  }

  private func watchSilence() {
    Threads.start { [weak self] in
      while let self {
        _ = poll(nil, 0, talksToTerminal ? 100 : 1000)
        let goesOn = silence.withLock { silence in
          if isDue(&silence), let text = silence.text?() { show(shown: text) }
          silence.isWatched = silence.text != nil
          return silence.isWatched
        }
        guard goesOn else { return }
      }
    }
  }

  /// True if nothing has been shown for a while; it then counts as shown now.
  fileprivate func isDue() -> Bool { errors == nil && silence.withLock { isDue(&$0) } }

  private func isDue(_ silence: inout Silence) -> Bool {
    let now = ContinuousClock.now
    let pause: Duration = talksToTerminal ? .milliseconds(100) : .seconds(10)
    guard now - silence.since >= pause else { return false }
    silence.since = now
    return true
  }

  fileprivate func show(shown text: String) {
    if talksToTerminal { show(progress: text) } else { say("render: \(text)") }
  }

  /// The progress of planning on standard error, like that of films.
  var searchProgress: SearchProgress {
    SearchProgress { step in
      guard let step else { return self.show(progress: "") }
      guard self.isDue() else { return }
      switch step {
      case .ticks(let count):
        self.show(shown: "looking for a period: \(count) of at most \(LoopSearch.reach) ticks")
      case .frames(let count, let all):
        let all = all.map { " of \($0)" } ?? ""
        self.show(shown: "measuring the film before it is drawn: \(count)\(all) frames")
      }
    }
  }
}
