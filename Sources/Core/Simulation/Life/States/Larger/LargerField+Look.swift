extension LargerField {
  var stateCount: Int { plan.rule.stateCount }

  var background: UInt8 { plan.background(phase: phase) }

  var work: EngineWork { EngineWork(engine: "dense", kernel: "sums", cellsStepped: cellsStepped) }

  subscript(cell: Cell) -> UInt8 {
    guard box.contains(cell) else { return topology?.bounds == nil ? background : 0 }
    return unsafe store.cells[(cell.y - box.y) * store.stride + cell.x - box.x] ^ background
  }

  var counts: [UInt128] {
    if stateCount == 2 { return [UInt128(store.liveCount)] }
    return store.counts[1..<stateCount].map { UInt128($0) }
  }

  var liveBox: CellRect? {
    store.box?.moved(right: box.x, down: box.y)
  }

  func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    let both = box.intersection(window)
    for y in both.y..<max(both.y, both.maxY) {
      let from = unsafe store.cells + (y - box.y) * store.stride + both.x - box.x
      let to = (y - window.y) * window.width + both.x - window.x
      for x in 0..<both.width { grid.states[to + x] = unsafe from[x] }
    }
    return grid.differing(from: background, of: window, in: topology?.bounds ?? window)
  }
}
