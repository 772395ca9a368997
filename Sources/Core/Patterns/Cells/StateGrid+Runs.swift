package import TerrariumBasics

extension StateGrid {
  /// Draws runs into the grid of a box.
  package mutating func draw(_ runs: ArraySlice<CellRun>, of box: CellRect, on ground: UInt8) {
    for run in runs {
      for x in run.x..<run.maxX { self[x - box.x, run.y - box.y] = run.state ^ ground }
    }
  }
}
