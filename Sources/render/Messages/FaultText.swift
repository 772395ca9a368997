internal import Scenario

/// A fault as people read it: where, what, what to do.
struct FaultText {
  private let fault: Fault

  init(_ fault: Fault) {
    self.fault = fault
  }

  /// One line: `render: what; what to do`, or `file:line:column: what; what to do`.
  func line(isColoured: Bool) -> String {
    let place: String =
      if case .file(let path, let line, let column, _) = fault.place {
        "\(path):\(line):\(column): "
      } else { "render: " }
    let (what, advice) = fault.problem.sentence
    let sentence = advice.isEmpty ? what : "\(what); \(advice)"
    return isColoured ? "\u{1b}[1;31m\(place)\u{1b}[0m\(sentence)" : place + sentence
  }

  /// The exit code of some faults: the command line by itself, or what it names.
  static func exitCode(of faults: [Fault]) -> ExitCode {
    faults.contains { $0.isOfCommandLine } ? .wrongUsage : .failed
  }
}

extension Fault {
  /// Whether the command line by itself is wrong, whatever lies on the disk.
  fileprivate var isOfCommandLine: Bool {
    switch problem {
    case .file, .worldStopped, .outOfMemory: false
    default: place?.isOnCommandLine ?? true
    }
  }
}
