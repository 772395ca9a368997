extension FieldWorld {
  /// Shares counted from the states of one row of blocks at a time: right for every world.
  /// A world of many cells counts its own, faster. Where `box` is given, all cells outside of it are in
  /// state 0.
  package func sharesCountedFromStates(
    in window: CellRect, blockSide: Int, stateCount: Int, box: CellRect? = nil
  ) -> ShareGrid {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    var planes = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: size.area), count: max(0, stateCount - 1))
    // Beyond a field that ends there is nothing to count, however far the window goes.
    let there = bounds.map(window.intersection) ?? window
    let inside = box.map(there.intersection) ?? there
    guard !inside.isEmpty else { return ShareGrid(size: size, planes: planes) }
    let (left, top) = ((inside.x - window.x) / blockSide, (inside.y - window.y) / blockSide)
    let (right, bottom) = (
      (inside.maxX - 1 - window.x) / blockSide, (inside.maxY - 1 - window.y) / blockSide
    )
    var counts = [Int](repeating: 0, count: (right - left + 1) * stateCount)
    for row in top...bottom {
      let block = CellRect(
        x: window.x, y: window.y + row * blockSide, width: window.width, height: blockSide
      ).intersection(window)
      let strip = block.intersection(inside)
      for index in counts.indices { counts[index] = 0 }
      for y in strip.y..<strip.maxY {
        // A row at a time: a block may be as high as the field.
        let grid = states(in: CellRect(x: strip.x, y: y, width: strip.width, height: 1))
        for x in 0..<strip.width {
          let column = (strip.x + x - window.x) / blockSide - left
          counts[column * stateCount + Int(grid.states[x])] += 1
        }
      }
      for column in left...right {
        let cells = min(blockSide, window.width - column * blockSide) * block.height
        for state in 1..<max(1, stateCount) {
          planes[state - 1][row * size.columns + column] = ShareGrid.share(
            of: counts[(column - left) * stateCount + state], in: cells)
        }
      }
    }
    return ShareGrid(size: size, planes: planes)
  }
}
