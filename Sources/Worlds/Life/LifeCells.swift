internal import Patterns
internal import Simulation

/// The cells that a figure puts into a world: drawn ones, or a tree that stays one.
struct LifeCells {
  enum Content {
    case figure(Placement)
    case tree(CellTree)
  }

  let content: Content
  /// The box around them.
  let box: CellRect
  /// True if its cells are dead ones among living ones, as files of rules with births of nothing
  /// may mean it.
  let isInverted: Bool

  /// A world with these cells and nothing else.
  func world(
    _ rule: CellRule, size: GridSize, edges: Edges, options: LifeOptions
  ) throws(WorldError) -> LifeWorld {
    try Life.check(rule, size, edges)
    // Other rules tell it by their phase.
    let isInverted = isInverted && rule.hasTrueStates
    var world = LifeWorld(
      rule: rule, size: size, edges: edges, backgroundIsAlive: isInverted && edges == .none,
      options: options)
    switch content {
    case .figure(let placement):
      if isInverted { world.fillBounds() }
      try world.apply(placement, isInverted: isInverted)
    case .tree(let tree): try world.take(tree)
    }
    return world
  }
}

extension LifeWorld {
  /// Applies a placement to the cells as files store them: with inverted cells if `isInverted`,
  /// else as the cells that differ from the background.
  mutating func apply(_ placement: Placement, isInverted: Bool = false) throws(WorldError) {
    if !isInverted { for area in placement.cleared { erase(area) } }
    try draw(placement.runs, on: isInverted ? 1 : background)
  }

  /// Puts runs into their states, some at a time: where they lie close together as a rectangle,
  /// else cell by cell.
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

  fileprivate mutating func fillBounds() {
    guard let whole = bounds else { return }
    var unused = Seed(1).stream("init")
    fill(whole, thousandthsOfPercent: 100_000, using: &unused)
  }
}

extension CellRect {
  /// True if a number of runs is large for the number of its cells.
  fileprivate func isFilled(by runs: Int) -> Bool {
    let (area, isHuge) = width.multipliedReportingOverflow(by: height)
    return !isHuge && area / 16 <= runs
  }
}
