/// A configuration of two-state cells: a finite field, or a plane without end.
public struct LifeState: Hashable, Sendable {
  public let size: GridSize
  public let edges: Edges

  /// On the plane: whether the cells far from everything drawn are alive.
  public let backgroundIsAlive: Bool

  /// The cells that differ from the background, row by row, each once.
  public let cells: [Cell]

  /// A configuration of cells that differ from the background.
  public init(
    size: GridSize, edges: Edges, cells: [Cell], backgroundIsAlive: Bool = false
  ) {
    self.size = size
    self.edges = edges
    self.backgroundIsAlive = backgroundIsAlive
    self.cells = Set(cells).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}

extension LifeWorld: CellularAutomaton {
  public init(rule: RuleTable, state: LifeState) {
    if state.edges == .none {
      self.init(plane: rule, window: state.size, backgroundIsAlive: state.backgroundIsAlive)
    } else {
      self.init(rule: rule, size: state.size, edges: state.edges)
    }
    set(state.cells, alive: !backgroundIsAlive)
  }

  public var state: LifeState {
    LifeState(
      size: size, edges: edges, cells: liveBox.map { liveCells(in: $0) } ?? [],
      backgroundIsAlive: backgroundIsAlive)
  }
}
