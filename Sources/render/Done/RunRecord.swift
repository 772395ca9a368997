internal import Files

/// What a scenario has made: from what, and what came of it. Where all of that is still so, nothing
/// needs to be done again.
struct RunRecord {
  /// The hash of a file, by its path; nil where there was none.
  typealias Files = [(path: String, hash: String?)]

  /// The hash of the program.
  let program: String
  let inputs: Files
  let outputs: Files

  /// Why something must be done again.
  enum Reason: Hashable {
    case noRecord
    case program
    case input(String)
    case output(String)
  }

  /// What is not as it was; nil where all is.
  func change(of program: String) -> Reason? {
    guard self.program == program else { return .program }
    if let input = Self.changed(inputs) { return .input(input) }
    return Self.changed(outputs).map { .output($0) }
  }

  private static func changed(_ files: Files) -> String? {
    files.first { FileHash.of($0.path) != $0.hash }?.path
  }
}

extension RunRecord {
  private static let mark = "terrarium record 1"

  /// The record as a text: a line a file.
  var text: String {
    ([Self.mark, "program \(program)"] + inputs.map { Self.line("input", $0) }
      + outputs.map { Self.line("output", $0) }).joined(separator: "\n") + "\n"
  }

  private static func line(_ kind: String, _ file: (path: String, hash: String?)) -> String {
    "\(kind) \(file.hash ?? "none") \(file.path)"
  }

  /// The record of a text; nil where it is none.
  init?(_ text: String) {
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.mark[...] else { return nil }
    var (program, inputs, outputs): (String?, Files, Files) = (nil, [], [])
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      let file = (path: parts.count > 2 ? parts[2] : "", hash: parts[1] == "none" ? nil : parts[1])
      switch parts[0] {
      case "program": program = parts[1]
      case "input": inputs.append(file)
      case "output": outputs.append(file)
      default: return nil
      }
    }
    guard let program, !outputs.isEmpty else { return nil }
    self.init(program: program, inputs: inputs, outputs: outputs)
  }
}
