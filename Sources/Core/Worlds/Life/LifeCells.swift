package import TerrariumPatterns
package import TerrariumSimulation

/// The cells that a pattern puts into a world: drawn ones, or a tree that stays one.
struct LifeCells {
  enum Content {
    case placed(Placement)
    case tree(CellTree)
  }

  let content: Content
  /// The box around them.
  let box: CellRect
  /// True if the cells are dead ones among live ones, as in some files of rules with B0.
  let isInverted: Bool
  /// True if they are in the stored form of a rule's files instead of true states.
  let isStored: Bool

  /// The state of the surrounding cells: that of the background, or 0 for true states on grids that
  /// store differences.
  func ground(of world: LifeWorld) -> UInt8 {
    isStored || world.rule.hasTrueStates || world.bounds == nil ? world.background : 0
  }

  /// Creates a world with only these cells.
  func world(
    _ rule: CellRule, size: GridSize, edges: Edges, options: LifeOptions
  ) throws(WorldError) -> LifeWorld {
    try Life.check(rule, size, edges)
    // Under other rules the phase determines it.
    let isInverted = isInverted && rule.hasTrueStates
    var world = LifeWorld(
      rule: rule, size: size, edges: edges, backgroundIsAlive: isInverted && edges == .none,
      options: options)
    switch content {
    case .placed(let placement):
      let ground = isInverted ? 1 : ground(of: world)
      if ground != world.background, let bounds = world.bounds { world.fill(bounds, with: ground) }
      try world.draw(placement.runs, on: ground)
    case .tree(let tree): try world.take(tree)
    }
    return world
  }
}

extension LifeWorld {
  /// Applies a placement, whose cells differ from a given background.
  package mutating func apply(_ placement: Placement, on ground: UInt8) throws(WorldError) {
    for area in placement.cleared {
      if ground == background { erase(area) } else { fill(area, with: ground) }
    }
    try draw(placement.runs, on: ground)
  }

  /// Sets runs to their states in batches: as a rectangle if they are dense, otherwise cell by
  /// cell.
  mutating func draw(_ runs: [CellRun], on ground: UInt8) throws(WorldError) {
    var rest = runs[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.runsAtOnce)
      rest = rest[part.endIndex...]
      if let box = CellRect(around: part), box.isFilled(by: part.count) {
        var grid = states(in: box)
        grid.draw(part, of: box, on: ground)
        write(grid, at: Cell(box.x, box.y))
        try refuseIfTooLarge()
      } else {
        for (state, cells) in Placement.parts(of: part) {
          set(cells, to: state ^ ground)
          try refuseIfTooLarge()
        }
      }
    }
  }

  private static let runsAtOnce = 1 << 18

  fileprivate mutating func fill(_ area: CellRect, with state: UInt8) {
    for strip in area.strips {
      write(StateGrid(size: strip.size, filledWith: state), at: Cell(strip.x, strip.y))
    }
  }
}

extension CellRect {
  /// True if a number of runs is large for the number of its cells.
  fileprivate func isFilled(by runs: Int) -> Bool {
    let (area, isHuge) = width.multipliedReportingOverflow(by: height)
    return !isHuge && area / 16 <= runs
  }
}
