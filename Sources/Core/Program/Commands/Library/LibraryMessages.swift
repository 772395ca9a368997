internal import Files
internal import Libraries
internal import Patterns
internal import Vocabulary

/// The messages of library commands.
enum LibraryMessages {
  static func fault(of error: any Error) -> Fault {
    switch error {
    case let fault as Fault: fault
    case let problem as LibraryProblem: Fault(.library(problem))
    case let remote as RemoteFault: Fault(.remote(remote))
    case let file as FileError: Fault(.file(file))
    case let pattern as PatternError: Fault(.pattern(pattern, path: nil))
    default: Fault(.outOfMemory)
    }
  }

  static func size(_ bytes: Int) -> String {
    bytes < 1000
      ? "\(bytes) bytes"
      : bytes < 1_000_000
        ? "\(bytes / 1000).\(bytes / 100 % 10) kB"
        : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }
}
