/// The exit status of the program.
package enum ExitCode: Int32 {
  case done = 0
  /// `check` found differences.
  case different = 1
  /// The command line is valid, but a scenario, a file, a folder or a codec is not.
  case failed = 2
  /// The command line itself is wrong.
  case wrongUsage = 64
  /// A program is missing.
  case missingProgram = 69
}

extension ExitCode: Comparable {
  package static func < (one: ExitCode, other: ExitCode) -> Bool { one.rawValue < other.rawValue }
}
