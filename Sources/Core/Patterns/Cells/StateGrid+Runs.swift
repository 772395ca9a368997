package import TerrariumBasics

// A kernel: most runs have only a few cells, which are written as one masked word.

extension StateGrid {
  /// Draws runs into the grid of a box.
  package mutating func draw(_ runs: ArraySlice<CellRun>, of box: CellRect, on ground: UInt8) {
    let (width, count) = (size.columns, states.count)
    unsafe states.withUnsafeMutableBytes { cells in
      for run in runs {
        let start = (run.y - box.y) * width + run.x - box.x
        let length = run.length
        precondition(start >= 0 && length >= 0 && start <= count - length, "the box has the runs")
        let state = run.state ^ ground
        guard length <= 8, start <= count - 8 else {
          for place in start..<start + length { unsafe cells[place] = state }
          continue
        }
        let mask: UInt64 = ~(~0 << (8 * length))
        let old = unsafe UInt64(
          littleEndian: cells.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        let new = old & ~mask | UInt64(state) &* 0x0101_0101_0101_0101 & mask
        unsafe cells.storeBytes(of: new.littleEndian, toByteOffset: start, as: UInt64.self)
      }
    }
  }
}
