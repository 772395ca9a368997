package import TerrariumBasics

/// A fault of a step on cells, patterns and files, as facts.
package enum StepProblem: Hashable, Sendable {
  /// A rectangle or a cell extends beyond a walled field.
  case outside(CellRect, field: GridSize)
  case keyMissing(step: String, key: String, expected: String)
  /// A step cannot write or read files with this ending.
  case ending(path: String, known: [String])
  case state(StateFault, path: String)
}
