/// A place in a request.
package enum Place: Hashable, Sendable {
  /// A place on the command line, after a flag (`--size`) or a separate word.
  case flag(String)
  case word(String)
  /// A place in a file: line and column from 1, and a length in characters.
  case file(path: String, line: Int, column: Int, length: Int)

  /// True if it is on the command line.
  package var isOnCommandLine: Bool { if case .file = self { false } else { true } }
}
