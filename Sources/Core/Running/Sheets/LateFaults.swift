internal import Synchronization
internal import TerrariumBasics
internal import TerrariumVocabulary

/// The faults of single runs of a table. They are reported at the end, and the rows of all other
/// runs are kept.
final class LateFaults: Sendable {
  private struct State {
    var first: [(run: Int, fault: Fault)] = []
    var count = 0
  }

  private let state = Mutex(State())

  private static let limit = 10

  /// Records the fault of a run, with its varying values.
  ///
  /// - Throws: The fault itself if it ends all runs.
  func take(
    _ fault: Fault, ofRun run: Int, _ values: some Sequence<(String, String)>
  ) throws(Fault) {
    guard fault.isOfOneRun else { throw fault }
    let (what, advice) = fault.problem.sentence
    let name = values.map { "\($0)=\($1)" }.joined(separator: " ")
    // The flag is valid for other runs, so the run is at fault instead of the command line.
    let place = fault.place.flatMap { $0.isOnCommandLine ? nil : $0 }
    let told = Fault(.said("in the run \(name): \(what)", advice), at: place)
    state.withLock { state in
      state.count += 1
      state.first.append((run, told))
      state.first.sort { $0.run < $1.run }
      if state.first.count > Self.limit { state.first.removeLast() }
    }
  }

  /// The first faults in the order of the runs, and the number of others.
  var all: [Fault] {
    let (first, more) = state.withLock { ($0.first.map(\.fault), $0.count - $0.first.count) }
    guard more > 0 else { return first }
    let rest = WorldMessage("\(more.counted("more run")) ended early", "all others are complete")
    return first + [Fault(.said(rest))]
  }
}

extension Fault {
  /// True if other runs can continue without this one.
  fileprivate var isOfOneRun: Bool {
    switch problem {
    case .interrupted, .memoryExceeded, .timeExceeded, .outOfMemory: false
    case .worldStopped(let error):
      switch error {
      case .noMemory, .overMemory: false
      default: true
      }
    default: true
    }
  }
}
