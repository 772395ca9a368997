/// A place in what a person wrote.
package enum Place: Hashable, Sendable {
  /// On the command line, behind a flag (`--size`) or as a word of its own.
  case flag(String)
  case word(String)
  /// In a file: line and column from 1, and how many characters are meant.
  case file(path: String, line: Int, column: Int, length: Int)

  /// True if it stands on the command line.
  package var isOnCommandLine: Bool {
    if case .file = self { false } else { true }
  }
}
