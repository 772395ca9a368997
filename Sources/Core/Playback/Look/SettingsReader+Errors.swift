internal import TerrariumFiles
internal import TerrariumPatterns
package import TerrariumVocabulary

extension SettingsReader {
  /// Records at a setting why a file cannot be read.
  package mutating func refuse(_ error: any Error, of path: String?, for setting: String) {
    switch error {
    case let error as FileError: refuse(.file(error), for: setting)
    case let problem as Problem: refuse(problem, for: setting)
    case let error as PatternError: refuse(.pattern(error, path: path), for: setting)
    case let faults as Faults: for fault in faults.list { refuse(fault.problem, at: fault.place) }
    default: refuse(.outOfMemory, for: setting)
    }
  }
}
