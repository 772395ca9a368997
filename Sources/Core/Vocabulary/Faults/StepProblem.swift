package import TerrariumBasics

/// A fault of a step on cells, figures and files: the facts.
package enum StepProblem: Hashable, Sendable {
  /// A rectangle or a cell extends beyond a field with walls.
  case outside(CellRect, field: GridSize)
  case largerThanRing(GridSize, field: GridSize)
  /// Something else than a part of the newest line.
  case notOnLine(CellRect)
  /// Nothing was copied or cut before.
  case emptyClipboard
  case reservedName(String)
  case keyMissing(step: String, key: String, expected: String)
  /// A file's ending is not one of those that a step can write or read.
  case ending(path: String, known: [String])
  case state(StateFault, path: String)
}
