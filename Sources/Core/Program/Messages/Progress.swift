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
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// Creates the progress of a number of frames or runs, if known.
  init(of unit: Unit, total: Int?, isShown: Bool) {
    self.unit = unit
    self.total = total
    self.isShown = isShown
    if isShown { Self.fillSilence { [weak self] in self?.shown } }
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
    let isMany = state.withLock { state in
      change(&state)
      // Checking the time takes longer than counting.
      return unit == .runs && state.done & 15 != 0 && state.done > 1024
    }
    if !isMany, Self.isDue() { Self.show(shown) }
  }

  /// Removes the bar.
  func end() {
    if isShown { Self.fillSilence(with: nil) }
  }

  private var shown: String {
    let state = state.withLock(\.self)
    return Printer.talksToTerminal ? bar(state) : text(state)
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

extension Progress {
  /// Shows a text whenever nothing else has been shown for a while, so that no long work is silent;
  /// nil ends that.
  static func fillSilence(with text: (@Sendable () -> String?)?) {
    silence.withLock { $0 = (text, .now) }
    if text == nil { Printer.shared.show(progress: "") } else { _ = watch }
  }

  /// Shows a text while scenarios are planned, which may play whole films.
  static func showPlanning() {
    let start = ContinuousClock.now
    fillSilence {
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      return seconds > 0 ? "planning, \(time(seconds)) so far" : nil
    }
  }

  private typealias Silence = (text: (@Sendable () -> String?)?, since: ContinuousClock.Instant)

  private static let silence = Mutex<Silence>((nil, .now))

  private static let watch = Threads.start {
    while true {
      _ = poll(nil, 0, Printer.talksToTerminal ? 100 : 1000)
      silence.withLock { if isDue(&$0), let text = $0.text?() { show(text) } }
    }
  }

  /// True if nothing has been shown for a while; it then counts as shown now.
  fileprivate static func isDue() -> Bool { silence.withLock { isDue(&$0) } }

  private static func isDue(_ silence: inout Silence) -> Bool {
    let now = ContinuousClock.now
    let pause: Duration = Printer.talksToTerminal ? .milliseconds(100) : .seconds(10)
    guard now - silence.since >= pause else { return false }
    silence.since = now
    return true
  }

  fileprivate static func show(_ text: String) {
    if Printer.talksToTerminal {
      Printer.shared.show(progress: text)
    } else {
      Printer.shared.say("render: \(text)")
    }
  }
}

extension SearchProgress {
  /// The progress of planning on standard error, like that of films.
  static var printed: SearchProgress {
    SearchProgress { step in
      guard let step else { return Printer.shared.show(progress: "") }
      guard Progress.isDue() else { return }
      switch step {
      case .ticks(let count):
        Progress.show("looking for a period: \(count) of at most \(LoopSearch.reach) ticks")
      case .frames(let count, let all):
        let all = all.map { " of \($0)" } ?? ""
        Progress.show("measuring the film before it is drawn: \(count)\(all) frames")
      }
    }
  }
}
