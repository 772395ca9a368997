internal import TerrariumBasics
internal import TerrariumLibC

/// The surroundings of a command: its working folder, its environment and its streams. They are
/// those of the process, or values, so that commands run side by side in one process.
package final class Surroundings: Sendable {
  /// The surroundings of the current work; without any, those of the process.
  package static var current: Surroundings { WorkContext.current[Surroundings.self] ?? ofProcess }

  /// The surroundings of the process.
  package static let ofProcess = Surroundings(
    folder: nil, variables: variablesOfProcess, program: Path.ofThisProgram, input: nil,
    output: nil)

  /// The absolute path of the folder that paths are relative to; nil for the current folder of the
  /// process.
  let folder: String?
  let variables: [String: String]
  /// The path of the program's file; nil if the system does not provide it.
  package let program: String?
  /// The bytes of standard input; nil for the stream of the process.
  let input: [UInt8]?
  /// Receives the bytes of standard output; nil for the stream of the process.
  let output: OutputFile.Receiver?

  package init(
    folder: String?, variables: [String: String], program: String?, input: [UInt8]?,
    output: OutputFile.Receiver?
  ) {
    self.folder = folder
    self.variables = variables
    self.program = program
    (self.input, self.output) = (input, output)
  }

  /// Returns the surroundings with another working folder and some other variables.
  package func moved(to folder: String, _ changes: [String: String]) -> Surroundings {
    Surroundings(
      folder: folder, variables: variables.merging(changes) { $1 }, program: program, input: input,
      output: output)
  }

  /// The value of an environment variable; nil if it is not set.
  package subscript(variable: String) -> String? { variables[variable] }

  /// True if a standard stream is a terminal.
  package func isTerminal(_ stream: Int32) -> Bool { output == nil && isatty(stream) == 1 }

  private static var variablesOfProcess: [String: String] {
    var variables: [String: String] = [:]
    var place = 0
    while let word = unsafe environ[place] {
      let text = unsafe Path.text(ofWord: word)
      if let sign = text.firstIndex(of: "=") {
        variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      place += 1
    }
    return variables
  }
}

/// The value of an environment variable for the current work; nil if it is not set.
package func environment(_ name: String) -> String? { Surroundings.current[name] }
