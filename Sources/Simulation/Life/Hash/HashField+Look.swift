/// What a field shows of itself.
extension HashField: LifeField {
  var bytes: Int { plane.bytes }

  package var population: UInt128 { plane.population }

  package var liveBox: CellRect? { plane.liveBox }

  package subscript(cell: Cell) -> UInt8 {
    let window = CellRect(x: cell.x, y: cell.y, width: 1, height: 1)
    var state = background
    plane.forEachCell(in: window) { _, _ in state ^= 1 }
    return state
  }

  package func liveCells(in window: CellRect) -> [Cell] {
    var cells: [Cell] = []
    guard let local = tree.local(plane.onTree(window)) else { return cells }
    store.nodes.visitCells(of: tree, in: local) { x, y in
      cells.append(Cell(tree.place(x) + origin.x, tree.place(y) + origin.y))
    }
    return cells
  }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size, filledWith: background)
    let live = background ^ 1
    plane.forEachCell(in: window) { cell, _ in
      grid[cell.x - window.x, cell.y - window.y] = live
    }
    return grid
  }

  /// The shares are counted from the populations of squares: the cost follows the number of blocks
  /// in which something lives, and not their size.
  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    let local = plane.onTree(window)
    var counter = BlockCounter(
      columns: .init(start: local.x, length: local.width, side: blockSide, count: size.columns),
      rows: .init(start: local.y, length: local.height, side: blockSide, count: size.rows))
    counter.add(tree.root, level: tree.level, x: tree.place(0), y: tree.place(0), of: store.nodes)
    var shares: [UInt8] = []
    shares.reserveCapacity(size.area)
    for row in 0..<size.rows {
      let height = min(blockSide, window.height - row * blockSide)
      for column in 0..<size.columns {
        let cells = min(blockSide, window.width - column * blockSide) * height
        let differing = Int(clamping: counter.counts[row * size.columns + column])
        let alive = background == 0 ? differing : cells - differing
        shares.append(alive == 0 ? 0 : ShareGrid.share(of: alive, in: cells))
      }
    }
    return ShareGrid(size: size, planes: [shares])
  }

  package var work: EngineWork {
    EngineWork(
      engine: "hash", kernel: store.nodes.kernel.name, cellsStepped: store.nodes.cellsStepped)
  }
}
