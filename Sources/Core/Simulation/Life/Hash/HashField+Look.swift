/// Reading the cells of a HashLife field.
extension HashField: CellField {
  package var hashField: HashField? { self }

  package var bytes: Int {
    NodeBudget.bytes(forNodes: store.nodes.capacity) + (store.nodes.kernel?.bytes ?? 0)
  }

  package var population: UInt128 { store.nodes.population(of: tree) }

  /// The number of squares of 64×64 cells that are not empty.
  var tileCount: UInt128 {
    store.nodes.squares(of: tree, atLevel: 6).reduce(0) { $0 + $1.times }
  }

  /// Counted from the root down: a square counts as often as it occurs.
  package var counts: [UInt128] {
    rule == nil ? store.nodes.counts(of: tree, stateCount: stateCount) : [population]
  }

  package mutating func follow(_ rule: CellRule) -> Bool {
    guard self.rule != nil, let table = rule.bitTable else { return false }
    self.rule = table
    return true
  }

  package subscript(cell: Cell) -> UInt8 {
    let window = CellRect(x: cell.x, y: cell.y, width: 1, height: 1)
    var state = background
    forEachCell(in: window) { state ^= $1 }
    return state
  }

  package func forEachCell(_ visit: (Cell, UInt8) -> Void) {
    if let box = liveBox { forEachCell(in: box, visit) }
  }

  package func liveCells(in window: CellRect) -> [Cell] {
    var leaves: [(cells: LeafCells, x: Int, y: Int)] = []
    visitLeaves(in: window) { leaves.append(($0, $1, $2)) }
    leaves.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    let form = store.nodes.form
    var cells: [Cell] = []
    var rest = leaves[...]
    while let top = rest.first?.y {
      let band = rest.prefix { $0.y == top }
      rest = rest.dropFirst(band.count)
      for row in 0..<1 << form.level where top &+ row >= window.y && top &+ row < window.maxY {
        for leaf in band {
          form.forEachCell(ofRow: row, in: leaf.cells) { right in
            let x = leaf.x &+ right
            if x >= window.x, x < window.maxX { cells.append(Cell(x, top &+ row)) }
          }
        }
      }
    }
    return cells
  }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size, filledWith: background)
    forEachCell(in: window) { grid[$0.x - window.x, $0.y - window.y] = $1 ^ background }
    return grid
  }

  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    let before = states(in: CellRect(corner: corner, size: grid.size))
    var changes: [(cell: Cell, content: UInt8)] = []
    for place in grid.states.indices where grid.states[place] != before.states[place] {
      let (y, x) = place.quotientAndRemainder(dividingBy: max(1, grid.size.columns))
      changes.append((Cell(corner.x + x, corner.y + y), grid.states[place] ^ background))
    }
    paint(changes)
  }

  /// The shares are counted from the populations of squares, so the cost depends on the number of
  /// nonempty blocks, not on their size.
  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    var planes = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: size.area), count: stateCount - 1)
    for (place, population) in counts.enumerated() where population > 0 || background != 0 {
      let counts = counts(ofState: place + 1, in: onTree(window), blockSide, size)
      for (block, count) in counts.enumerated() where count > 0 || background != 0 {
        let (row, column) = block.quotientAndRemainder(dividingBy: size.columns)
        let cells = ShareGrid.cells(
          of: window, inColumn: column, row: row, blockSide: blockSide)
        planes[place][block] = ShareGrid.share(
          of: background == 0 ? count : cells - count, in: cells)
      }
    }
    return ShareGrid(size: size, planes: planes)
  }

  /// The number of cells in each block that differ from the background by a state.
  private func counts(
    ofState state: Int, in local: CellRect, _ side: Int, _ size: GridSize
  ) -> [UInt128] {
    let columns = BlockCounter.Axis(
      start: local.x, length: local.width, side: side, count: size.columns)
    let rows = BlockCounter.Axis(
      start: local.y, length: local.height, side: side, count: size.rows)
    let start = tree.place(0)
    var counter = BlockCounter(columns: columns, rows: rows, state: UInt8(state))
    counter.add(tree.root, level: tree.level, x: start, y: start, of: store.nodes)
    return counter.counts
  }

  package var work: EngineWork {
    EngineWork(
      engine: "hash", kernel: store.nodes.kernel?.name ?? "counts",
      cellsStepped: store.nodes.cellsStepped)
  }
}
