/// A configuration of two-state cells: a finite field, or a plane without end.
package struct LifeState: Hashable, Sendable {
  package let size: GridSize
  package let edges: Edges

  /// On the plane: whether the cells far from everything drawn are alive.
  package let backgroundIsAlive: Bool

  /// The cells that differ from the background, row by row, each once.
  package let cells: [Cell]

  /// A configuration of cells that differ from the background.
  package init(
    size: GridSize, edges: Edges, cells: [Cell], backgroundIsAlive: Bool = false
  ) {
    self.size = size
    self.edges = edges
    self.backgroundIsAlive = backgroundIsAlive
    self.cells = Set(cells).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}

extension LifeWorld: CellularAutomaton {
  package init(rule: RuleTable, state: LifeState) {
    if state.edges == .none {
      self.init(plane: rule, window: state.size, backgroundIsAlive: state.backgroundIsAlive)
    } else {
      self.init(rule: rule, size: state.size, edges: state.edges)
    }
    set(state.cells, alive: !backgroundIsAlive)
  }

  package var state: LifeState {
    LifeState(
      size: size, edges: edges, cells: liveBox.map { liveCells(in: $0) } ?? [],
      backgroundIsAlive: backgroundIsAlive)
  }
}
