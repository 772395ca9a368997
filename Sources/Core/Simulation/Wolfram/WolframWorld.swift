/// A one-dimensional automaton and its diagram: lines of cells, with time downwards.
///
/// `size` is the diagram: the shown columns of each line, and the number of lines. On the plane
/// (`edges: .none`) a line continues exactly and without limit outside these columns; with `wrap`
/// and `wall` it has just these columns. Cells without a line yet are in state 0.
package struct WolframWorld: FieldWorld {
  /// The display of lines, once there are more than the diagram has rows.
  package enum Film: String, CaseIterable, Sendable {
    /// The newest line is at the bottom; the oldest leaves at the top.
    case scroll
    /// The diagram of the first lines, which fills from the top.
    case grow
  }

  /// The lines in `states(in:)`.
  package var film: Film

  package internal(set) var rule: LineRule
  package internal(set) var size: GridSize

  /// The number of the newest line.
  package internal(set) var tick = 0

  /// The most bytes of a line on the plane.
  let limitInBytes: Int
  var seed: Seed
  var line: any AutomatonLine
  var diagram: LineDiagram

  /// Creates a world at line 0, leaving out cells of its start beyond the ends of a bounded line.
  package init(
    rule: LineRule, size: GridSize, edges: Edges = .none, start: WolframStart = .single,
    film: Film = .scroll, seed: Seed = Seed(0), limitInBytes: Int = 1 << 30
  ) {
    precondition(size.columns > 0 && size.rows > 0, "a diagram has a column and a row")
    (self.rule, self.size) = (rule, size)
    self.film = film
    self.seed = seed
    self.limitInBytes = limitInBytes
    line = start.line(under: rule, width: size.columns, edges: edges, seed: seed)
    diagram = LineDiagram(size: size)
    keepLine()
  }

  package var edges: Edges { line.edges }

  /// The number of live cells in the newest line; with more than two colours, followed by the
  /// number of cells in each colour above 0. On the plane it counts cells that differ from the
  /// background, over the whole line.
  package var census: [UInt128] { line.census }

  /// The approximate memory of a line in the diagram: its entry, its row and its census, including
  /// a copy.
  package static func bytes(ofLineOf columns: Int, under rule: LineRule) -> Int {
    let entries = 2 * MemoryLayout<ShownLine>.stride
    if rule.isElementary { return entries + 48 + (columns + 63) / 64 * 8 }
    return entries + 2 * (columns + 16 * rule.colors + 80)
  }

  package var workOfTick: Int { line.workOfStep }

  /// The whole diagram.
  package var bounds: CellRect? { CellRect(size) }

  /// The state of every cell beyond the line's ends; 0 outside a bounded line.
  package var background: UInt8 { line.background }

  /// The shown columns of the newest line.
  package var newestLine: LineRow { line.row(of: 0..<size.columns) }
}

// MARK: - Time

extension WolframWorld {
  /// Computes the next lines. Lines that can no longer be shown are dropped.
  package mutating func advance(by ticks: Int) throws(WorldError) {
    precondition(ticks >= 0, "time goes downwards")
    var left = ticks
    var cycle = CycleFinder<any AutomatonLine>()
    while left > 0 {
      try line.advance(limitInBytes: limitInBytes)
      tick += 1
      left -= 1
      if diagram.wants(line: tick, last: tick + left) {
        keepLine()
      } else if edges != .none, let period = cycle.period(of: line, isSame: line.isSame) {
        // When a bounded line recurs, it does so for ever. Whole periods are skipped, except for
        // the last lines, which are shown.
        let skipped = max(0, left - size.rows) / period * period
        tick += skipped
        left -= skipped
      }
    }
  }

  /// The most work of a diagram: some tens of seconds.
  private static let mostWork = 0x1p33

  /// Computes the missing lines of the diagram, 0 ..< rows. Lines after a repetition are not stored
  /// again.
  ///
  /// - Throws: If an unbounded line grows so much that the others would take too long.
  package mutating func completeDiagram() throws(WorldError) {
    var cycle = CycleFinder<any AutomatonLine>()
    var before = (tick: tick, work: line.workOfStep)
    while tick < size.rows - 1 {
      try advance(by: 1)
      if let period = cycle.period(of: line, isSame: line.isSame) {
        return diagram.repeatLines(of: period)
      }
      guard edges == .none, tick >= max(1024, 2 * before.tick) else { continue }
      // A line that has grown goes on to grow as fast.
      let (rows, work) = (Double(size.rows - tick), Double(line.workOfStep))
      let growth = max(0, work - Double(before.work)) / Double(tick - before.tick)
      guard rows * (work + rows * growth / 2) <= Self.mostWork else {
        throw .failed(
          "\(size.rows) lines of a line without an end would take too long; wrap or wall as edges, or "
            + "fewer rows, are quick")
      }
      before = (tick, line.workOfStep)
    }
  }

  mutating func keepLine() {
    diagram.keep(ShownLine(number: tick, row: newestLine, census: census))
  }
}

extension WolframWorld: RestingWorld {
  /// True if the next lines and the background of the plane stay the same.
  package func isAtRest() -> Bool {
    var next = line
    do throws(WorldError) {
      try next.advance(limitInBytes: limitInBytes)
    } catch {
      return false
    }
    return next.isSame(as: line)
  }
}

// MARK: - Changes

extension WolframWorld {
  /// Changes the rule from the next line on, to one of as many colours.
  package mutating func setRule(_ rule: LineRule) {
    precondition(rule.colors == self.rule.colors, "a rule of the same colours")
    if rule.isElementary == self.rule.isElementary {
      line.follow(rule)
    } else {
      line = rule.makeLine(line.whole, before: line.before, edges: edges)
    }
    self.rule = rule
  }

  /// The state of a column of the newest line, shown or not.
  package func state(at column: Int) -> UInt8 { line[column] }

  /// Sets columns of the newest line to a state, ignoring columns outside a bounded line.
  ///
  /// - Throws: If a column is so far out on the plane that the line would not fit.
  package mutating func set(_ state: UInt8, at columns: [Int]) throws(WorldError) {
    precondition(state < rule.colors, "a colour of the rule")
    for column in columns { try line.set(state, at: column, limitInBytes: limitInBytes) }
    keepLine()
  }

  /// Sets all cells of the newest line to state 0.
  package mutating func clear() {
    line.clear()
    keepLine()
  }

  /// Changes the shown columns and rows; the left column and the first line stay. A bounded line
  /// gets cells of state 0 on the right, or loses some.
  package mutating func resize(to size: GridSize) {
    precondition(size.columns > 0 && size.rows > 0, "a diagram has a column and a row")
    line.resize(to: size.columns)
    self.size = size
    diagram = diagram.resized(to: size, newest: tick)
    keepLine()
  }
}

// MARK: - Display

extension WolframWorld {
  /// The number of the line in row 0 of `states(in:)`.
  package var topLine: Int { film == .grow ? 0 : max(0, tick - size.rows + 1) }

  /// One of the first or the newest lines, as many as the diagram has rows; nil for any other.
  package func shownLine(_ number: Int) -> ShownLine? { diagram[number] }

  /// The diagram, empty for lines that are not kept or not computed yet.
  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    let (left, right) = (max(0, window.x), min(size.columns, window.maxX))
    guard left < right else { return grid }
    for y in 0..<window.height {
      shownLine(topLine + window.y + y)?.row.write(left..<right, into: &grid, left: window.x, y: y)
    }
    return grid
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(in: window, blockSide: blockSide, stateCount: rule.colors)
  }
}

extension WolframWorld: RepeatingWorld {
  package func isSame(movedRight x: Int, down y: Int, after ticks: Int) -> Bool { true }

  /// True if the newest lines are equal, and under second-order rules those before them.
  package func hasSamePast(as other: any FieldWorld) -> Bool {
    guard let other = other as? WolframWorld else { return false }
    return line.isSame(as: other.line)
  }

  /// True if a diagram of the first lines is full.
  package var isComplete: Bool { film == .grow && tick >= size.rows - 1 }
}
