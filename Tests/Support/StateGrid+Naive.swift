package import TerrariumSimulation

extension StateGrid {
  /// Creates a grid of cells that are drawn row by row.
  package init(size: GridSize, _ state: (_ x: Int, _ y: Int) -> UInt8) {
    let states = (0..<size.area).map { state($0 % size.columns, $0 / size.columns) }
    self.init(size: size, states: states)
  }

  /// Returns the number of cells that differ from a grid of the same size.
  package func differences(from other: StateGrid) -> Int {
    zip(states, other.states).count { $0 != $1 }
  }

  /// Returns the shares of states in blocks, counted cell by cell.
  package func shares(blockSide: Int, stateCount: Int) -> ShareGrid {
    let blocks = ShareGrid.size(of: CellRect(size), blockSide: blockSide)
    var cells = [Int](repeating: 0, count: blocks.area)
    var counts = [[Int]](repeating: cells, count: stateCount)
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        let block = y / blockSide * blocks.columns + x / blockSide
        cells[block] += 1
        counts[Int(self[x, y])][block] += 1
      }
    }
    let planes = counts.dropFirst().map { plane in
      zip(plane, cells).map { ShareGrid.share(of: UInt128($0), in: UInt128($1)) }
    }
    return ShareGrid(size: blocks, planes: planes)
  }
}
