/// An automaton of one dimension in any number of colours, and its diagram: lines of cells, time
/// downwards.
///
/// As in `WolframWorld`, `size` is the diagram; on the plane a line goes on outside of the columns
/// that are shown, for ever and exactly. All lines are kept that the diagram may show.
package struct LineWorld: FieldWorld {
  package let rule: LineRule
  package let size: GridSize
  package let edges: Edges
  package var film: WolframWorld.Film

  /// The number of the newest line.
  package private(set) var tick = 0
  private let limitInBytes: Int

  /// The cells from column `first` on, and the colour of all others.
  fileprivate struct Line: Hashable, Sendable {
    var first: Int
    var cells: [UInt8]
    var background: UInt8

    subscript(column: Int) -> UInt8 {
      let place = column - first
      return place >= 0 && place < cells.count ? cells[place] : background
    }
  }

  private var line: Line
  /// The line before the newest, for rules of second order.
  private var before: Line
  private var shown: [Int: [UInt8]] = [:]

  /// A world at line 0, whose start stands in the middle, and the line before it all 0.
  package init(
    rule: LineRule, size: GridSize, edges: Edges = .none, start: [UInt8] = [1],
    film: WolframWorld.Film = .scroll, limitInBytes: Int = 1 << 30
  ) {
    precondition(
      size.columns > 0 && size.rows > 0 && start.allSatisfy { $0 < rule.colors }
        && (edges == .none || start.count <= size.columns), "starts are checked before")
    (self.rule, self.size, self.edges, self.film) = (rule, size, edges, film)
    self.limitInBytes = limitInBytes
    let left = (size.columns - start.count) >> 1
    if edges == .none {
      line = Line(first: left, cells: start, background: 0)
    } else {
      var cells = [UInt8](repeating: 0, count: size.columns)
      for (place, state) in start.enumerated() { cells[left + place] = state }
      line = Line(first: 0, cells: cells, background: 0)
    }
    before = Line(
      first: line.first, cells: edges == .none ? [] : line.cells.map { _ in 0 }, background: 0)
    keep()
  }

  /// How many cells of the newest line have each colour above 0; on the plane, of those that
  /// differ from the background.
  package var census: [UInt128] {
    var counts = [UInt128](repeating: 0, count: rule.colors)
    for state in line.cells where state != line.background { counts[Int(state)] += 1 }
    return Array(counts[1...])
  }

  /// The whole diagram.
  package var bounds: CellRect? { CellRect(size) }

  package mutating func advance(by ticks: Int) throws(WorldError) {
    for _ in 0..<max(0, ticks) {
      guard line.cells.count <= limitInBytes / 4 else {
        throw .memoryBound(limitInBytes: limitInBytes)
      }
      let next = following
      before = line
      line = next
      tick += 1
      keep()
    }
  }

  /// The line that follows.
  private var following: Line {
    let (r, weights) = (rule.range, rule.weights)
    let isPlane = edges == .none
    let first = isPlane ? min(line.first, before.first) - r : 0
    let end =
      isPlane
      ? max(line.first + line.cells.count, before.first + before.cells.count) + r : size.columns
    var cells: [UInt8] = []
    cells.reserveCapacity(end - first)
    for x in first..<end {
      var sum = 0
      for (place, weight) in weights.enumerated() {
        sum += weight * Int(cell(x + place - r))
      }
      cells.append(combined(rule.answers[sum], before[x]))
    }
    let background =
      isPlane
      ? combined(rule.next(background: line.background), before.background) : 0
    var next = Line(first: first, cells: cells, background: background)
    if isPlane { next.trim() }
    return next
  }

  private func combined(_ answer: UInt8, _ earlier: UInt8) -> UInt8 {
    guard rule.isSecondOrder else { return answer }
    return UInt8((Int(answer) + rule.colors - Int(earlier)) % rule.colors)
  }

  private func cell(_ x: Int) -> UInt8 {
    guard edges == .wrap else { return line[x] }
    let place = x % size.columns
    return line.cells[place < 0 ? place + size.columns : place]
  }

  private mutating func keep() {
    if film == .grow && tick >= size.rows { return }
    let line = line
    shown[tick] = (0..<size.columns).map { line[$0] }
    shown[tick - size.rows] = nil
  }

  /// The colours of the shown columns of the newest line.
  package var newestLine: [UInt8] { (0..<size.columns).map { line[$0] } }

  /// How many cells of the newest line differ from its background.
  package var population: Int { line.cells.count { $0 != line.background } }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    let top = film == .grow ? 0 : max(0, tick - size.rows + 1)
    let (left, right) = (max(0, window.x), min(size.columns, window.maxX))
    for y in 0..<window.height {
      guard let row = shown[top + window.y + y] else { continue }
      for x in left..<max(left, right) { grid[x - window.x, y] = row[x] }
    }
    return grid
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(in: window, blockSide: blockSide, stateCount: rule.colors)
  }

  /// Exchanges the last two lines: a rule of second order then runs back.
  package mutating func turnBack() { swap(&line, &before) }
}

extension LineWorld.Line {
  /// Drops cells at both ends that are as the background.
  fileprivate mutating func trim() {
    let background = background
    guard let start = cells.firstIndex(where: { $0 != background }),
      let end = cells.lastIndex(where: { $0 != background })
    else {
      cells = []
      return
    }
    if start > 0 || end < cells.count - 1 {
      cells = Array(cells[start...end])
      first += start
    }
  }
}
