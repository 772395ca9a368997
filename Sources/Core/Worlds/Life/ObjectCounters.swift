package import TerrariumPlayback
package import TerrariumSimulation
package import TerrariumVocabulary

/// An extra that counts the final objects of worlds of cells.
package protocol ObjectCounters: Extra {
  /// The counter of a rule's worlds, or the reason why there is none.
  func counting(under rule: CellRule, on edges: Edges) -> Result<ObjectCounting, Problem>
}
