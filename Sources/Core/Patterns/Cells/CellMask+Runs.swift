package import TerrariumBasics

extension CellMask {
  /// Creates the mask of runs in a box around them; nil if they have several states.
  package init?(_ runs: ArraySlice<CellRun>, in box: CellRect) {
    guard let state = runs.first?.state, runs.allSatisfy({ $0.state == state }) else { return nil }
    self.init(in: box)
    for run in runs {
      let row = (run.y - box.y) * columns - firstColumn
      var x = run.x
      while x < run.maxX {
        let bit = UInt64(x & 63)
        let count = min(64 - Int(bit), run.maxX - x)
        words[row + x >> 6] |= (~0 >> UInt64(64 - count)) << bit
        x += count
      }
    }
  }
}
