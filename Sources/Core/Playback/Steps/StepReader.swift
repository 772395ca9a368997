internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
package import TerrariumVocabulary

/// A step being read: its keys and values, and the script so far.
package struct StepReader {
  /// The step's keys, which return their values and record faults.
  package var keys: SettingsReader
  /// The effect of the earlier steps.
  package var script: Script

  /// The world of the film.
  package var world: any WorldKind { script.world }

  /// The place of the step.
  package internal(set) var place: Place

  /// A key's value; nil if there is none, or if it is wrong, which is recorded.
  package mutating func value<Value>(_ key: Setting<Value>) -> Value? { keys.value(key) }

  /// True if a key has a value.
  package func isGiven<Value>(_ key: Setting<Value>) -> Bool { keys.isGiven(key) }

  /// Creates a step that edits cells, which a later one may undo.
  mutating func editing(
    _ edit: @escaping @Sendable (inout any Board) throws(WorldError) -> Void
  ) -> Step {
    script.edits += 1
    return Step { stage throws(WorldError) in
      try stage.edit { board throws(WorldError) in try edit(&board) }
    }
  }

  /// The file that a step writes: at a path, or in the user's library; nil for any other library,
  /// which is recorded as a fault.
  mutating func target(
    _ written: String, of kind: KeptKind, for key: Setting<String>
  ) -> (path: String, isOwn: Bool)? {
    if written.hasSuffix("@\(KeptName.my)") {
      return ownPath(written, of: kind, for: key.name).map { ($0, isOwn: true) }
    }
    if KeptName(written) != nil {
      refuse(.library(.notMine(written)), for: key.name)
      return nil
    }
    return (keys.path(written, of: key), isOwn: false)
  }

  /// The path of something kept in the user's library, such as `start@my`; nil if the name is
  /// invalid, or if there is no library, which is recorded.
  private mutating func ownPath(_ written: String, of kind: KeptKind, for key: String) -> String? {
    guard let kept = KeptName(written) else {
      let name = String(written.dropLast(KeptName.my.count + 1))
      refuse(.library(.badName(name)), for: key)
      return nil
    }
    guard let path = kept.path(of: kind) else {
      refuse(.library(.noHome), for: key)
      return nil
    }
    refuseTwin(of: path, for: key)
    return path
  }

  /// Records a fault for a file of a library, existing or planned, whose name differs only in case.
  mutating func refuseTwin(of path: String, for key: String) {
    let (folder, file) = (Path.folder(of: path), Path.name(of: path))
    let written = script.files.written.map(\.path).filter { Path.folder(of: $0) == folder }
    guard let other = Shelf(folder: folder).twin(of: file, or: written.map { Path.name(of: $0) }),
      let name = KeptKind.of(file)?.name
    else { return }
    refuse(.library(.sameButForCapitals(name, of: other)), for: key)
  }

  /// Records a problem at a key's value.
  package mutating func refuse(_ problem: Problem, for key: String) {
    keys.refuse(problem, for: key)
  }
}
