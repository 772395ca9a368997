internal import TerrariumBasics

/// Collects the live cells of a file within limits, and the box that its text covers.
struct PatternBuilder {
  var limits = PatternLimits()
  private var runs: [CellRun] = []
  private var population = 0
  private var drawn: CellRect?
  /// The first and last columns and rows with a live cell; `most` is one beyond the last.
  private var least = Cell(.max, .max)
  private var greatest = Cell(.min, .min)

  /// True if no cell was drawn, dead or alive.
  var isEmpty: Bool { drawn == nil }

  /// Reserves room for the runs of a text of a number of bytes; unused memory costs nothing.
  mutating func reserve(forBytes count: Int) { runs.reserveCapacity(min(limits.runs, count / 2)) }

  /// Adds live cells, and extends the box around them.
  mutating func add(
    x: Int, y: Int, length: Int, state: UInt8 = 1, at position: @autoclosure () -> TextPosition
  ) throws(PatternError) {
    let limit = limits.side
    guard abs(x) <= limit, abs(y) <= limit, length <= limit, x + length <= limit else {
      throw .sideTooLarge(at: position(), limit: limit)
    }
    guard takes(x: x, y: y, length: length, state: state) else {
      throw population + length <= limits.cells
        ? .tooManyRuns(at: position(), limit: limits.runs)
        : .tooManyCells(at: position(), limit: limits.cells)
    }
  }

  /// Adds live cells that are within the longest side; returns false if they are too many.
  mutating func takes(x: Int, y: Int, length: Int, state: UInt8) -> Bool {
    guard population + length <= limits.cells, length > 0 else { return length == 0 }
    if let last = runs.last, last.y == y, last.maxX == x, last.state == state {
      runs[runs.count - 1] = CellRun(x: last.x, y: y, length: last.length + length, state: state)
    } else {
      guard runs.count < limits.runs else { return false }
      runs.append(CellRun(x: x, y: y, length: length, state: state))
    }
    least = Cell(min(least.x, x), min(least.y, y))
    greatest = Cell(max(greatest.x, x + length), max(greatest.y, y + 1))
    population += length
    return true
  }

  /// Extends the box by a rectangle, whether it has live cells or not.
  mutating func draw(_ area: CellRect) { drawn = drawn?.union(area) ?? area }

  /// The pattern in the box that was drawn, and the place of the box's top left.
  func pattern() -> (pattern: Pattern, topLeft: Cell) {
    let live =
      least.x > greatest.x
      ? nil
      : CellRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    let box =
      drawn.map { live.map($0.union) ?? $0 } ?? live ?? CellRect(GridSize(columns: 0, rows: 0))
    let moved = box.x == 0 && box.y == 0 ? runs : runs.map { $0.moved(right: -box.x, down: -box.y) }
    return (Pattern(size: box.size, runs: moved), Cell(box.x, box.y))
  }
}
