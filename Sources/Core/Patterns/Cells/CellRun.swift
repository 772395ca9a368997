package import TerrariumBasics

/// A run of live cells in one row, all in one state.
package struct CellRun: Hashable, Sendable {
  @usableFromInline let row: Int32
  @usableFromInline let column: Int32
  @usableFromInline let count: Int32

  /// The state of the cells; 1 if there are only two.
  package let state: UInt8

  /// Creates a run of `length` cells from a column on; its numbers fit in 32 bits with sign.
  @inlinable package init(x: Int, y: Int, length: Int, state: UInt8 = 1) {
    row = Int32(y)
    column = Int32(x)
    count = Int32(length)
    self.state = state
  }

  /// The column of the first cell.
  @inlinable package var x: Int { Int(column) }

  /// The row.
  @inlinable package var y: Int { Int(row) }

  /// The number of cells.
  @inlinable package var length: Int { Int(count) }

  /// The first column to the right of the run.
  @inlinable package var maxX: Int { Int(column) + Int(count) }

  /// The run moved to the right and down.
  package func moved(right: Int, down: Int) -> CellRun {
    CellRun(x: x + right, y: y + down, length: length, state: state)
  }
}

extension CellRun: Comparable {
  /// Row by row, from the left.
  package static func < (a: CellRun, b: CellRun) -> Bool { (a.row, a.column) < (b.row, b.column) }
}

extension CellRect {
  /// The smallest rectangle around some runs; nil if there are none.
  package init?(around runs: ArraySlice<CellRun>) {
    guard let first = runs.first else { return nil }
    var left = first.x
    var right = first.maxX
    var top = first.y
    var bottom = first.y
    for run in runs {
      left = min(left, run.x)
      right = max(right, run.maxX)
      top = min(top, run.y)
      bottom = max(bottom, run.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}

extension StateGrid {
  /// Draws runs into the grid of a box.
  package mutating func draw(_ runs: ArraySlice<CellRun>, of box: CellRect, on ground: UInt8) {
    let columns = size.columns
    var states = states.mutableSpan
    for run in runs {
      let row = (run.y - box.y) * columns
      for x in run.x..<run.maxX { states[row + x - box.x] = run.state ^ ground }
    }
  }
}
