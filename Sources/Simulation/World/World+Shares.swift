extension World {
  /// Shares counted from the states of one row of blocks at a time: right for every world.
  /// A world of many cells counts its own, faster.
  func sharesCountedFromStates(
    in window: CellRect, blockSide: Int, stateCount: Int
  ) -> ShareGrid {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    var planes = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: size.area), count: max(0, stateCount - 1))
    var counts = [Int](repeating: 0, count: size.columns * stateCount)
    for row in 0..<size.rows {
      let top = window.y + row * blockSide
      let strip = CellRect(
        x: window.x, y: top, width: window.width, height: min(blockSide, window.maxY - top))
      let grid = states(in: strip)
      for index in counts.indices { counts[index] = 0 }
      for y in 0..<strip.height {
        for x in 0..<strip.width {
          counts[x / blockSide * stateCount + Int(grid[x, y])] += 1
        }
      }
      for column in 0..<size.columns {
        let cells = min(blockSide, window.width - column * blockSide) * strip.height
        for state in 1..<max(1, stateCount) {
          planes[state - 1][row * size.columns + column] = ShareGrid.share(
            of: counts[column * stateCount + state], in: cells)
        }
      }
    }
    return ShareGrid(size: size, planes: planes)
  }
}
