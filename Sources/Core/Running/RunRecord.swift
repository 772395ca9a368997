internal import TerrariumFiles

/// The record of a scenario's run: its inputs and outputs. If all are unchanged, nothing needs to
/// be done again.
package struct RunRecord {
  /// The mark of each file by path; nil if it does not exist.
  package typealias Files = [(path: String, mark: String?)]

  /// The hash of the program.
  package let program: String
  package let inputs: Files
  package let outputs: Files

  package init(program: String, inputs: Files, outputs: Files) {
    self.program = program
    self.inputs = inputs
    self.outputs = outputs
  }

  /// The reason why work must be repeated.
  package enum Reason: Hashable {
    case noRecord
    case program
    case input(String)
    case output(String)
  }

  /// The first of the program, the inputs and the outputs that has changed; nil if none has.
  package func firstChange(of program: String) -> Reason? {
    guard self.program == program else { return .program }
    if let input = Self.changed(inputs) { return .input(input) }
    return Self.changed(outputs).map { .output($0) }
  }

  private static func changed(_ files: Files) -> String? {
    files.first { FileHash.mark(of: $0.path, after: $0.mark) != $0.mark }?.path
  }
}

extension RunRecord {
  private static let mark = "terrarium record 1"

  /// The record as text, with one line for each file.
  package var text: String {
    ([Self.mark, "program \(program)"] + inputs.map { Self.line("input", $0) }
      + outputs.map { Self.line("output", $0) }).joined(separator: "\n") + "\n"
  }

  private static func line(_ kind: String, _ file: (path: String, mark: String?)) -> String {
    "\(kind) \(file.mark ?? "none") \(file.path)"
  }

  /// Parses a record; nil if the text is not one.
  package init?(_ text: String) {
    // By bytes, because a name may combine with its line end into one character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"))[...]
    guard lines.popFirst()?.elementsEqual(Self.mark.utf8) ?? false else { return nil }
    var (program, inputs, outputs): (String?, Files, Files) = (nil, [], [])
    for line in lines {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map {
        String(Substring($0))
      }
      switch (parts.first, parts.count) {
      case ("program", 2): program = parts[1]
      case ("input", 3): inputs.append(Self.file(parts))
      case ("output", 3): outputs.append(Self.file(parts))
      default: return nil
      }
    }
    guard let program, !outputs.isEmpty else { return nil }
    self.init(program: program, inputs: inputs, outputs: outputs)
  }

  private static func file(_ parts: [String]) -> (path: String, mark: String?) {
    (parts[2], parts[1] == "none" ? nil : parts[1])
  }
}
