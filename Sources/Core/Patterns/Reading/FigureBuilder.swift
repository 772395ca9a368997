internal import TerrariumBasics
internal import TerrariumLibC

/// Collects the living cells of a file within limits, and the box that its text draws.
struct FigureBuilder {
  var limits = PatternLimits()
  private var runs: [CellRun] = []
  private var population = 0
  private var drawn: CellRect?
  /// The first and the last columns and rows with a live cell; `most` is one beyond the last.
  private var least = Cell(.max, .max)
  private var greatest = Cell(.min, .min)
  /// True if each run lies after the one before.
  private var isInOrder = true

  /// True if nothing was drawn, dead or alive.
  var isEmpty: Bool { drawn == nil }

  /// Makes room for the runs of a text of a number of bytes; memory that is not written takes none.
  mutating func reserve(forBytes count: Int) {
    runs.reserveCapacity(min(limits.runs, count / 2))
    #if os(Linux)
      // The first touch of each small page costs as much as reading a hundred runs.
      let (page, capacity) = (1 << 12, runs.capacity)
      guard capacity >= 1 << 18 else { return }
      unsafe runs.withUnsafeMutableBytes { bytes in
        guard let first = unsafe bytes.baseAddress?.alignedUp(toMultipleOf: page) else { return }
        let size = capacity * MemoryLayout<CellRun>.stride - page
        _ = unsafe madvise(first, size & ~(page - 1), MADV_HUGEPAGE)
      }
    #endif
  }

  /// Brings cells to life; they are part of the drawing.
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

  /// Makes room for some more cells in a number of runs, by adding those that are closed; false where
  /// that is beyond a limit.
  mutating func makeRoom(for length: Int, runs count: Int, in open: inout OpenRuns) -> Bool {
    addClosed(&open)
    open.begin(room: limits.cells - population, runs: limits.runs - runs.count)
    return open.hasRoom(for: length, runs: count)
  }

  /// Adds all runs that were collected, the last of them in a row.
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

  /// True if a run goes on where the last one ends.
  @inline(__always) private func joinsLast(x: Int, y: Int, state: UInt8) -> Bool {
    guard let last = runs.last else { return false }
    return last.y == y && last.maxX == x && last.state == state
  }

  /// The same for cells that are within the limits.
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

  /// Makes a rectangle part of the drawing, whatever lives in it.
  mutating func draw(_ area: CellRect) { drawn = drawn?.union(area) ?? area }

  /// The figure in the box that was drawn, and where the box's top left lies.
  func figure() -> (figure: Figure, topLeft: Cell) {
    let live =
      least.x > greatest.x
      ? nil
      : CellRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    let box =
      drawn.map { live.map($0.union) ?? $0 } ?? live ?? CellRect(GridSize(columns: 0, rows: 0))
    let moved = box.x == 0 && box.y == 0 ? runs : runs.map { $0.moved(right: -box.x, down: -box.y) }
    let placed =
      isInOrder ? Figure(size: box.size, ordered: moved) : Figure(size: box.size, runs: moved)
    return (placed, Cell(box.x, box.y))
  }
}

extension CellRect {
  /// The smallest rectangle around some runs; nil if there are none.
  package init?(around runs: ArraySlice<CellRun>) {
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
