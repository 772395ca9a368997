/// A place in a request.
package enum Place: Hashable, Sendable {
  /// On the command line, after a flag (`--size`) or as a word of its own.
  case flag(String)
  case word(String)
  /// In a file: line and column from 1, and a number of characters.
  case file(path: String, line: Int, column: Int, length: Int)

  /// True if it is on the command line.
  package var isOnCommandLine: Bool { if case .file = self { false } else { true } }
}
