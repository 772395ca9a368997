// Automata and rules of your own, as worlds.

/// An automaton of your own as a world.
struct AutomatonWorld<Automaton: CellularAutomaton, State: CellState>: World {
  static var name: String { String(describing: Automaton.self).lowercased() }

  var automaton: Automaton
  let picture: @Sendable (Automaton.State) -> CellGrid<State>

  var cells: CellGrid<State> { picture(automaton.state) }

  mutating func tick() throws { try advance(by: 1) }

  mutating func advance(by ticks: Int) throws { try automaton.advance(by: ticks) }
}

/// A function of a cell and its neighbours, as a world.
struct RuleWorld<State: CellState>: World {
  static var name: String { "rule" }

  private(set) var cells: CellGrid<State>
  let rule: @Sendable (State, Neighbourhood<State>) -> State

  mutating func tick() { cells = cells.next(rule) }
}
