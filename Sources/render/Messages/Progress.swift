internal import Synchronization

/// The progress of the work: a bar with rate and time left on a terminal, elsewhere a line now and
/// then.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var lastShown: ContinuousClock.Instant
  }

  /// The number of frames; nil where nobody knows before the end.
  private let total: Int?
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  /// Progress through a number of frames, if it is known.
  init(frames: Int?, isShown: Bool) {
    total = frames
    self.isShown = isShown
    state = Mutex(State(lastShown: start))
  }

  /// So many more frames are out.
  func advance(by frames: Int) {
    guard isShown else { return }
    let pause: Duration = Printer.talksToTerminal ? .milliseconds(100) : .seconds(10)
    let done: Int? = state.withLock { state in
      state.done += frames
      let now = ContinuousClock.now
      guard now - state.lastShown >= pause else { return nil }
      state.lastShown = now
      return state.done
    }
    guard let done else { return }
    if Printer.talksToTerminal {
      Printer.shared.show(progress: bar(done))
    } else {
      Printer.shared.say("render: \(text(done))")
    }
  }

  /// Takes the bar away.
  func end() {
    if isShown { Printer.shared.show(progress: "") }
  }

  private func bar(_ done: Int) -> String {
    guard let total else { return text(done) }
    let width = 24
    // What is done may be more than what was thought.
    let full = Int(Double(width) * min(1, Double(done) / Double(max(1, total))))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
      + "  " + text(done)
  }

  private func text(_ done: Int) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Double(done) / max(seconds, 0.001)
    let rateText = rate >= 10 ? "\(Int(rate))" : "\(Double(Int(rate * 10)) / 10)"
    guard let total else { return "\(done) frames, \(rateText) a second" }
    let left = Int(min(1e15, max(0, Double(total) - Double(done)) / max(rate, 0.001) + 0.5))
    return "\(done) of \(total) frames, \(rateText) a second, \(Self.time(left)) left"
  }

  private static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds)s"
    case ..<3600: "\(seconds / 60)m \(seconds % 60)s"
    default: "\(seconds / 3600)h \(seconds % 3600 / 60)m"
    }
  }
}
