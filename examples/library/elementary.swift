// An elementary automaton is a number from 0 to 255; lines follow each other in time.
import Simulation

/// Any automaton, some generations later: both families answer to one protocol.
func later<Automaton: CellularAutomaton>(
  _ state: Automaton.State, under rule: Automaton.Rule, as family: Automaton.Type
) throws -> Automaton.State {
  try Automaton.simulate(state, rule: rule, generations: 11)
}

/// Rule 30 from a single cell: 14 cells live in line 11.
func rule30() throws -> Int {
  let start = ElementaryState(PackedRow([true]), edges: .none)
  return try later(start, under: WolframRule(30), as: ElementaryAutomaton.self).row.population
}
