package import TerrariumBasics

// A kernel: most runs are within one word, and are added to it without a look at their length.

extension CellMask {
  /// Creates the mask of runs in a box around them; nil if they have several states.
  package init?(_ runs: ArraySlice<CellRun>, in box: CellRect) {
    guard let state = runs.first?.state else { return nil }
    self.init(in: box)
    let columns = columns
    let rows = box.height
    let left = firstColumn << 6
    let isOfOneState = unsafe words.withUnsafeMutableBufferPointer { words in
      for run in runs {
        let x = run.x - left
        let row = run.y - box.y
        let length = run.length
        if run.state != state { return false }
        precondition(
          x >= 0 && length >= 0 && x + length <= columns << 6 && row >= 0 && row < rows,
          "the box has the runs")
        var place = row * columns + (x >> 6)
        var start = x & 63
        var rest = length
        while start + rest > 64 {
          unsafe words[place] |= ~0 &<< UInt64(start)
          place = place + 1
          rest = rest - (64 - start)
          start = 0
        }
        if rest > 0 { unsafe words[place] |= (~0 &>> UInt64(64 - rest)) &<< UInt64(start) }
      }
      return true
    }
    if !isOfOneState { return nil }
  }
}
