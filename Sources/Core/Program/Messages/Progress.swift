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
    if isShown { printer.show { [weak self] in self?.shown } }
  }

  func hear(_ progress: RunProgress) {
    guard isShown else { return }
    state.withLock { state in
      state.done += progress.count
      if case .run(isWhole: false) = progress { state.failed += 1 }
      if case .earlierRuns(let count) = progress { state.earlier += count }
    }
    if case .note(let notice) = progress { printer.note(notice.sentence) }
  }

  /// Removes the bar.
  func end() {
    if isShown { printer.show(activity: nil) }
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
  /// The current activity, as it is shown.
  struct Activity: Sendable {
    var text: (@Sendable () -> String?)?
    /// The part of planning that is searched or measured, which is shown in place of the text.
    var search: SearchProgress.Step?
    /// True while a thread shows it.
    var isWatched = false

    var isOver: Bool { text == nil && search == nil }
  }

  /// Shows a text now and then, so that no long work is silent; nil ends that.
  func show(activity text: (@Sendable () -> String?)?) {
    change { $0 = Activity(text: text, isWatched: $0.isWatched) }
  }

  /// Shows a text while scenarios are planned, which may play whole films.
  func showPlanning() {
    let start = ContinuousClock.now
    show {
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      return seconds > 0 ? "planning, \(Progress.time(seconds)) so far" : nil
    }
  }

  /// Shows the progress of what is played before a film is drawn.
  var searchProgress: SearchProgress {
    SearchProgress { step in self.change { $0.search = step } }
  }

  private func change(_ change: (inout Activity) -> Void) {
    // A receiver of messages has nobody who waits.
    guard errors == nil else { return }
    let (isOver, isWatched) = activity.withLock { activity in
      change(&activity)
      defer { activity.isWatched = activity.isWatched || !activity.isOver }
      return (activity.isOver, activity.isWatched)
    }
    if isOver { show(progress: "") } else if !isWatched { watch() }
  }

  private func watch() {
    Threads.start { [weak self] in
      while let self {
        _ = poll(nil, 0, talksToTerminal ? 100 : 10_000)
        let goesOn = activity.withLock { activity in
          if let text = activity.search?.text ?? activity.text?() {
            if talksToTerminal { show(progress: text) } else { say("render: \(text)") }
          }
          activity.isWatched = !activity.isOver
          return activity.isWatched
        }
        guard goesOn else { return }
      }
    }
  }
}

extension SearchProgress.Step {
  fileprivate var text: String {
    switch self {
    case .ticks(let count):
      return "looking for a period: \(count) of at most \(LoopSearch.reach) ticks"
    case .frames(let count, let all):
      let all = all.map { " of \($0)" } ?? ""
      return "measuring the film before it is drawn: \(count)\(all) frames"
    }
  }
}
