internal import TerrariumFiles

/// The files that steps write and load.
package struct ScriptFiles {
  /// The pictures of single moments so far.
  package internal(set) var stills: [OutputPlan] = []
  /// The other files that steps write.
  package internal(set) var written: [StepFile] = []
  /// The files of stills and all others, by canonical path.
  private var taken: Set<String> = []
  /// The states that earlier steps write: by canonical path, with the numbers of their files.
  var states: [String: (state: KnownState, file: Int)] = [:]
  /// The files of loaded states, by canonical path.
  private var loaded: Set<String> = []
  /// The paths of states that are too large for a recipe.
  package internal(set) var statesByName: Set<String> = []

  /// Records that a step writes a file; returns false if an earlier one does.
  mutating func take(_ path: String) -> Bool { taken.insert(Path.identity(of: path)).inserted }

  /// Records that a step loads a file.
  mutating func load(_ path: String) { loaded.insert(Path.identity(of: path)) }

  /// True if an earlier step loads a file.
  func isLoaded(_ path: String) -> Bool { loaded.contains(Path.identity(of: path)) }
}
