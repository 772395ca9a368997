package import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPictures
package import TerrariumVocabulary

/// A file that a step writes when the film is over: a pattern, a sheet, a state.
package struct StepFile: Hashable, Sendable {
  package let path: String
  /// True if it must be on the disk before it gets its name.
  package let isSynced: Bool
  /// True to make its folder if missing.
  package let makesFolder: Bool
  /// True if an earlier step has loaded the existing file.
  package let replacesLoaded: Bool
  /// Its place in the scenario.
  package let place: Place?

  /// True if it shows or keeps the window of the film: a sheet of snapshots, or a state.
  package var hasWindow: Bool {
    Format(ending: Path.wholeEnding(of: path)).map { !$0.isPattern } ?? true
  }
}

/// The content of a file that a step writes, made when the film is over.
package enum StepContent: Sendable {
  case bytes(@Sendable () throws -> [UInt8])
  /// A sheet of stills in a look.
  case sheet([SheetStill], Look, Subject, Format)
}

extension StepReader {
  /// The number of a file that a step writes; faults are recorded at a key.
  mutating func fileNumber(
    _ path: String, written: String, for key: String, isSynced: Bool = true,
    makesFolder: Bool = false
  ) -> Int {
    take(path, written: written, for: key, makesFolder: makesFolder)
    let place = keys.written[key]?.value.place
    script.files.written.append(
      StepFile(
        path: path, isSynced: isSynced, makesFolder: makesFolder,
        replacesLoaded: script.files.isLoaded(path), place: place))
    return script.files.written.count - 1
  }

  /// Checks a file that a step writes; for example, another step must not write it.
  mutating func take(_ path: String, written: String, for key: String, makesFolder: Bool = false) {
    if let obstacle = Path.obstacle(toWriting: path), !(makesFolder && obstacle.isOfMissingFolder) {
      refuse(.file(obstacle), for: key)
    }
    if !script.files.take(path), Path.kind(of: path) != .special {
      refuse(.sameOutputTwice(written), for: key)
    }
  }
}

extension SettingsReader {
  /// Records a fault for files of steps that are also outputs.
  package mutating func refuseShared(_ files: [StepFile], with outputs: [OutputPlan]) {
    let taken = Set(outputs.map { Path.identity(of: $0.path) })
    for file in files where taken.contains(Path.identity(of: file.path)) {
      guard Path.kind(of: file.path) != .special else { continue }
      refuse(.sameOutputTwice(file.path), at: file.place)
    }
  }
}
