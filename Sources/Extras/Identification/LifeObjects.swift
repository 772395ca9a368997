package import TerrariumPlayback
package import TerrariumProgram
package import TerrariumSimulation
package import TerrariumVocabulary
internal import TerrariumWorlds

/// The identity of patterns of Life and similar rules, and the objects that fields of them leave:
/// the command `identify`, and tables with `rows: objects`.
package struct LifeObjects: ObjectCounters, Commands {
  package init() {}

  package func counting(
    under rule: CellRule, on edges: Edges
  ) -> Result<ObjectCounting, Problem> {
    ObjectCensus.counting(under: rule, on: edges)
  }

  package func commands(in catalogue: Catalogue) -> [Command] { [.identify(in: catalogue), .find] }
}
