package import TerrariumBasics
package import TerrariumPatterns
package import TerrariumPlayback
package import TerrariumSimulation
internal import TerrariumVocabulary

/// A pattern whose file has a script, and its place in the world.
package struct ScriptedPattern: Sendable {
  package let words: [ScriptWord]
  package let path: String
  package let notes: PatternNotes
  /// The generation of the file.
  package let generation: UInt128
  package let rule: CellRule
  /// The rule in the file.
  package let ruleText: String?
  package let edges: Edges
  /// The size of the field, or of the visible part of a plane.
  package let size: GridSize
  /// The box of the file's cells in the world.
  package let box: CellRect
  /// The box of the live cells, relative to the first cell of the file; nil for a tree.
  package let liveBox: CellRect?
  /// The place of the first cell, by the file; nil for a tree.
  package let position: Cell?
  /// The columns and rows that the file covers.
  package let covered: GridSize?

  init(
    _ source: PatternSource, at box: CellRect, rule: CellRule, edges: Edges, size: GridSize
  ) {
    let pattern = source.pattern
    words = pattern.scriptWords
    path = source.path ?? ""
    notes = pattern.notes
    generation = pattern.generation ?? 0
    ruleText = pattern.rule
    covered = pattern.covered
    self.box = box
    self.rule = rule
    self.edges = edges
    self.size = size
    switch pattern.content {
    case .cells(let cells): (liveBox, position) = (cells.liveBox, pattern.position)
    case .tree: (liveBox, position) = (nil, nil)
    }
  }
}

/// A world whose pattern may have a script.
package protocol ScriptedKind: WorldKind {
  /// The pattern of this world, if its script is to be played.
  var scriptedPattern: ScriptedPattern? { get }
}

extension Life: ScriptedKind {
  var scriptedPattern: ScriptedPattern? { begin?.scripted }
}

extension SettingsReader {
  /// True if a pattern has a script that an extra plays.
  func hasScript(_ source: PatternSource) -> Bool {
    scripts?.isScript(source.pattern.scriptWords) ?? false
  }
}
