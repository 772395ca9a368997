internal import Patterns
internal import Playback
internal import Simulation

/// What a figure puts into a world: cells that are drawn, or a tree that stays one.
struct LifeCells {
  enum Content {
    case figure(Placement)
    /// A macrocell, and the cell that lies at its middle.
    case tree(Macrocell, middle: Cell)
  }

  let content: Content
  /// Whether its cells are dead ones on a plane that lives, as files of rules with births of nothing
  /// may mean it.
  let isInverted: Bool

  /// A world with these cells and nothing else.
  func world(
    _ rule: RuleTable, size: GridSize, edges: Edges, options: LifeOptions
  ) throws(WorldError) -> LifeWorld {
    if edges != .none { try Allocation.check(bytes: Life.bytes(ofField: size)) }
    switch content {
    case .figure(let placement):
      var world = LifeWorld(
        rule: rule, size: size, edges: edges, backgroundIsAlive: isInverted && edges == .none,
        options: options)
      if isInverted, edges != .none { world.bringAllToLife() }
      try world.apply(placement, alive: !isInverted)
      return world
    case .tree(let tree, let middle):
      let record = LifeRecord(
        rule: rule, size: size, edges: edges, tick: 0, backgroundIsAlive: isInverted,
        nodes: tree.nodes, middle: middle)
      return try LifeWorld(record, options: options)
    }
  }
}

extension LifeWorld {
  /// Clears and sets the cells of a figure that is put down.
  mutating func apply(_ placement: Placement, alive: Bool = true) throws(WorldError) {
    for area in placement.cleared { erase(area) }
    for cells in placement.parts { try put(cells, alive: alive) }
  }

  /// Brings a whole field to life, which ends.
  fileprivate mutating func bringAllToLife() {
    var unused = Seed(1).stream("init")
    fill(CellRect(size), thousandthsOfPercent: 100_000, using: &unused)
  }
}
