internal import Basics

/// Collects the living cells of a file within limits, and the box that its text draws.
struct FigureBuilder {
  let limits: PatternLimits
  private var runs: [CellRun] = []
  private var population = 0
  private var drawn: CellRect?

  /// A builder without a cell.
  init(limits: PatternLimits) {
    self.limits = limits
  }

  /// True if anything was drawn, dead or alive.
  var isEmpty: Bool { drawn == nil }

  /// Brings cells to life; they are part of the drawing.
  mutating func add(
    x: Int, y: Int, length: Int, state: UInt8 = 1,
    at position: @autoclosure () -> TextPosition
  ) throws(PatternError) {
    let limit = limits.side
    guard abs(x) <= limit, abs(y) <= limit, length <= limit, x + length <= limit else {
      throw .sideTooLarge(at: position(), limit: limit)
    }
    population += length
    guard population <= limits.cells else {
      throw .tooManyCells(at: position(), limit: limits.cells)
    }
    if let last = runs.last, last.y == y, last.maxX == x, last.state == state {
      runs[runs.count - 1] = CellRun(
        x: last.x, y: y, length: last.length + length, state: state)
    } else {
      guard runs.count < limits.runs else { throw .tooManyRuns(at: position(), limit: limits.runs) }
      runs.append(CellRun(x: x, y: y, length: length, state: state))
    }
  }

  /// Makes a rectangle part of the drawing, whatever lives in it.
  mutating func draw(_ area: CellRect) {
    drawn = drawn?.union(area) ?? area
  }

  /// The figure in the box that was drawn, and where the box's top left lies.
  func figure() -> (figure: Figure, topLeft: Cell) {
    let live = CellRect(around: runs)
    let box =
      drawn.map { live.map($0.union) ?? $0 } ?? live ?? CellRect(GridSize(columns: 0, rows: 0))
    let placed = Figure(
      size: box.size, runs: runs.lazy.map { $0.moved(right: -box.x, down: -box.y) })
    return (placed, Cell(box.x, box.y))
  }
}

extension CellRect {
  /// The smallest rectangle around some runs; nil where there are none.
  package init?(around runs: [CellRun]) {
    guard let first = runs.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.maxX, first.y, first.y)
    for run in runs {
      left = min(left, run.x)
      right = max(right, run.maxX)
      top = min(top, run.y)
      bottom = max(bottom, run.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}
