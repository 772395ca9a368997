internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPatterns
package import TerrariumVocabulary

/// The messages of library commands.
package enum LibraryMessages {
  package static func fault(of error: any Error) -> Fault {
    switch error {
    case let fault as Fault: fault
    case let problem as LibraryProblem: Fault(.library(problem))
    case let other as any FaultOfExtra: other.fault
    case let file as FileError: Fault(.file(file))
    case let pattern as PatternError: Fault(.pattern(pattern, path: nil))
    default: Fault(.outOfMemory)
    }
  }

  package static func size(_ bytes: Int) -> String {
    bytes < 1000
      ? bytes.counted("byte")
      : bytes < 1_000_000
        ? "\(bytes / 1000).\(bytes / 100 % 10) kB"
        : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }
}

/// An error of an extra, with its own message.
package protocol FaultOfExtra: Error {
  var fault: Fault { get }
}
