/// What a field shows of itself.
extension HashField: LifeField {
  var bytes: Int { NodeBudget.bytes(forNodes: store.nodes.capacity) }

  package var population: UInt128 { store.nodes.population(of: tree.root) }

  package var liveBox: CellRect? {
    guard tree.root != 0 else { return nil }
    let margin = { (side: NodeStore.Side) in
      store.nodes.margin(of: tree.root, level: tree.level, on: side)
    }
    let reach = LocalRect.reach(tree.level)
    let (left, top) = (margin(.left), margin(.top))
    let right = reach - margin(.right)
    let bottom = reach - margin(.bottom)
    let (x, xOverflow) = tree.place(left).addingReportingOverflow(origin.x)
    let (y, yOverflow) = tree.place(top).addingReportingOverflow(origin.y)
    guard !xOverflow, !yOverflow, let width = Int(exactly: right - left),
      let height = Int(exactly: bottom - top), width < .max, height < .max,
      !x.addingReportingOverflow(width + 1).overflow,
      !y.addingReportingOverflow(height + 1).overflow
    else { return nil }
    return CellRect(x: x, y: y, width: width + 1, height: height + 1)
  }

  package subscript(cell: Cell) -> UInt8 {
    let window = CellRect(x: cell.x, y: cell.y, width: 1, height: 1)
    var state = background
    visitLeaves(in: window) { bits, x, y in
      if bits >> UInt64((cell.y - y) * 8 + (cell.x - x)) & 1 != 0 { state ^= 1 }
    }
    return state
  }

  package func liveCells(in window: CellRect) -> [Cell] {
    var cells: [Cell] = []
    guard let local = tree.local(onTree(window)) else { return cells }
    store.nodes.visitCells(of: tree, in: local) { x, y in
      cells.append(Cell(tree.place(x) + origin.x, tree.place(y) + origin.y))
    }
    return cells
  }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size, filledWith: background)
    let live = background ^ 1
    visitLeaves(in: window) { bits, x, y in
      var cells = bits
      while cells != 0 {
        let place = cells.trailingZeroBitCount
        let cell = Cell(x + place & 7, y + place >> 3)
        if window.contains(cell) { grid[cell.x - window.x, cell.y - window.y] = live }
        cells &= cells - 1
      }
    }
    return grid
  }

  /// The shares are counted from the populations of squares: the cost follows the number of blocks
  /// in which something lives, and not their size.
  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    let local = onTree(window)
    var counter = BlockCounter(
      columns: .init(start: local.x, length: local.width, side: blockSide, count: size.columns),
      rows: .init(start: local.y, length: local.height, side: blockSide, count: size.rows))
    counter.add(tree.root, level: tree.level, x: tree.place(0), y: tree.place(0), of: store.nodes)
    var plane: [UInt8] = []
    plane.reserveCapacity(size.area)
    for row in 0..<size.rows {
      let height = min(blockSide, window.height - row * blockSide)
      for column in 0..<size.columns {
        let cells = min(blockSide, window.width - column * blockSide) * height
        let differing = Int(clamping: counter.counts[row * size.columns + column])
        let alive = background == 0 ? differing : cells - differing
        plane.append(alive == 0 ? 0 : ShareGrid.share(of: alive, in: cells))
      }
    }
    return ShareGrid(size: size, planes: [plane])
  }

  package var work: EngineWork {
    EngineWork(
      engine: "hash", kernel: store.nodes.kernel.name, cellsStepped: store.nodes.cellsStepped)
  }

  /// A window as the tree counts, as far as there are numbers.
  private func onTree(_ window: CellRect) -> CellRect {
    let (x, xOverflow) = window.x.subtractingReportingOverflow(origin.x)
    let (y, yOverflow) = window.y.subtractingReportingOverflow(origin.y)
    guard !xOverflow, !yOverflow else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    return CellRect(x: x, y: y, width: window.width, height: window.height)
  }

  private func visitLeaves(in window: CellRect, _ visit: (UInt64, _ x: Int, _ y: Int) -> Void) {
    guard let local = tree.local(onTree(window)) else { return }
    store.nodes.visitLeaves(of: tree.root, level: tree.level, in: local) { bits, x, y in
      visit(bits, tree.place(x) &+ origin.x, tree.place(y) &+ origin.y)
    }
  }
}
