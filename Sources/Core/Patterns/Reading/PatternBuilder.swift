internal import TerrariumBasics
internal import TerrariumLibC

/// Collects the live cells of a file within limits, and the box that its text covers.
struct PatternBuilder {
  var limits = PatternLimits()
  private var runs: [CellRun] = []
  private var population = 0
  private var drawn: CellRect?
  /// The first and last columns and rows with a live cell; `most` is one beyond the last.
  private var least = Cell(.max, .max)
  private var greatest = Cell(.min, .min)
  /// True if each run comes after the one before.
  private var isInOrder = true

  /// True if no cell was drawn, dead or alive.
  var isEmpty: Bool { drawn == nil }

  /// Reserves room for the runs of a text of a number of bytes; unused memory costs nothing.
  mutating func reserve(forBytes count: Int) {
    runs.reserveCapacity(min(limits.runs, count / 2))
    #if os(Linux)
      // The first access to each small page costs as much as reading a hundred runs.
      let (page, capacity) = (1 << 12, runs.capacity)
      guard capacity >= 1 << 18 else { return }
      unsafe runs.withUnsafeMutableBytes { bytes in
        guard let first = unsafe bytes.baseAddress?.alignedUp(toMultipleOf: page) else { return }
        let size = capacity * MemoryLayout<CellRun>.stride - page
        _ = unsafe madvise(first, size & ~(page - 1), MADV_HUGEPAGE)
      }
    #endif
  }

  /// Adds live cells, and extends the box around them.
  mutating func add(
    x: Int, y: Int, length: Int, state: UInt8 = 1, at position: @autoclosure () -> TextPosition
  ) throws(PatternError) {
    let limit = limits.side
    guard abs(x) <= limit, abs(y) <= limit, length <= limit, x + length <= limit else {
      throw .sideTooLarge(at: position(), limit: limit)
    }
    guard population + length <= limits.cells else {
      throw .tooManyCells(at: position(), limit: limits.cells)
    }
    guard runs.count < limits.runs || joinsLast(x: x, y: y, state: state) else {
      throw .tooManyRuns(at: position(), limit: limits.runs)
    }
    append(x: x, y: y, length: length, state: state)
  }

  /// Makes room for more cells and runs by adding the closed ones; returns false beyond a limit.
  mutating func makeRoom(for length: Int, runs count: Int, in open: inout OpenRuns) -> Bool {
    addClosed(&open)
    open.begin(room: limits.cells - population, runs: limits.runs - runs.count)
    return open.hasRoom(for: length, runs: count)
  }

  /// Adds all collected runs, the last of which are in a row.
  mutating func add(_ open: inout OpenRuns, y: Int) {
    open.close(y: y)
    addClosed(&open)
  }

  private mutating func addClosed(_ open: inout OpenRuns) {
    population += open.population
    unsafe open.takeClosed { closed in
      guard let first = unsafe closed.first else { return }
      append(first)
      unsafe runs.append(contentsOf: closed.dropFirst())
    }
  }

  /// True if a run continues the last one.
  @inline(__always) private func joinsLast(x: Int, y: Int, state: UInt8) -> Bool {
    guard let last = runs.last else { return false }
    return last.y == y && last.maxX == x && last.state == state
  }

  /// Appends cells that are within the limits.
  private mutating func append(x: Int, y: Int, length: Int, state: UInt8) {
    if length == 0 { return }
    least = Cell(min(least.x, x), min(least.y, y))
    greatest = Cell(max(greatest.x, x &+ length), max(greatest.y, y &+ 1))
    if let last = runs.last, last.y > y || last.y == y && last.maxX > x { isInOrder = false }
    population &+= length
    append(CellRun(x: x, y: y, length: length, state: state))
  }

  private mutating func append(_ run: CellRun) {
    guard joinsLast(x: run.x, y: run.y, state: run.state), let last = runs.popLast() else {
      return runs.append(run)
    }
    runs.append(CellRun(x: last.x, y: run.y, length: last.length + run.length, state: run.state))
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
    let placed =
      isInOrder ? Pattern(size: box.size, ordered: moved) : Pattern(size: box.size, runs: moved)
    return (placed, Cell(box.x, box.y))
  }
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
