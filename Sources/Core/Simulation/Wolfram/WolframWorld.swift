/// An automaton of one dimension and its diagram: lines of cells, time downwards.
///
/// `size` is the diagram: the columns that are shown of each line, and how many lines. On the plane
/// (`edges: .none`) a line goes on outside of those columns, for ever and exactly; `wrap` and `wall`
/// have just these columns. Cells that no line has yet are in state 0.
package struct WolframWorld: FieldWorld {
  /// The place of a film's lines once there are more than the diagram has rows.
  package enum Film: String, CaseIterable, Sendable {
    /// The newest line is the lowest; the oldest leaves at the top.
    case scroll
    /// The diagram of the first lines, which fills up from the top.
    case grow
  }

  /// The lines that `states(in:)` shows.
  package var film: Film

  package internal(set) var rule: LineFamily
  package internal(set) var size: GridSize

  /// The number of the newest line.
  package internal(set) var tick = 0

  /// The number of bytes that a line on the plane may grow to.
  let limitInBytes: Int
  var seed: Seed
  var line: any AutomatonLine
  var diagram: LineDiagram

  /// A world at line 0. Cells of its start beyond the ends of a bounded line are left out.
  package init(
    rule: LineFamily, size: GridSize, edges: Edges = .none, start: WolframStart = .single,
    film: Film = .scroll, seed: Seed = Seed(0), limitInBytes: Int = 1 << 30
  ) {
    precondition(size.columns > 0 && size.rows > 0, "a diagram has a column and a row")
    (self.rule, self.size) = (rule, size)
    (self.film, self.seed, self.limitInBytes) = (film, seed, limitInBytes)
    line = start.line(under: rule, width: size.columns, edges: edges, seed: seed)
    diagram = LineDiagram(size: size)
    keepLine()
  }

  package var edges: Edges { line.edges }

  /// The number of cells of the newest line that live; in more than two colours then how many have
  /// each of those above 0. On the plane those count that differ from the background, over the whole
  /// line and not just the columns that are shown.
  package var census: [UInt128] { line.census }

  /// The approximate bytes of a line of the diagram: its entry there, its row and its census, and the
  /// same in a copy.
  package static func bytes(ofLineOf columns: Int, under rule: LineFamily) -> Int {
    let entries = 2 * MemoryLayout<ShownLine>.stride
    if case .elementary = rule { return entries + 48 + (columns + 63) / 64 * 8 }
    return entries + 2 * (columns + 16 * rule.colors + 80)
  }

  package var workOfTick: Int { line.workOfStep }

  /// The whole diagram.
  package var bounds: CellRect? { CellRect(size) }

  /// The state of every cell beyond the line's ends; a bounded line's outside is in state 0.
  package var background: UInt8 { line.background }

  /// The shown columns of the newest line.
  package var newestLine: LineRow { line.row(of: 0..<size.columns) }
}

// MARK: - Time

extension WolframWorld {
  /// Computes the next lines. Those that no picture can show any more are not kept.
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
        // A bounded line that comes back does so for ever: whole periods need not be computed, but
        // for the last lines, which are shown.
        let skipped = max(0, left - size.rows) / period * period
        tick += skipped
        left -= skipped
      }
    }
  }

  /// The most work of a diagram: some tens of seconds.
  private static let mostWork = 1 << 36

  /// Computes the missing lines of the diagram, 0 ..< rows. Lines after one that comes back are those
  /// before it again, and take no room.
  ///
  /// - Throws: that a line without an end grows so much that the others would take too long.
  package mutating func completeDiagram() throws(WorldError) {
    var cycle = CycleFinder<any AutomatonLine>()
    while tick < size.rows - 1 {
      try advance(by: 1)
      if let period = cycle.period(of: line, isSame: line.isSame) {
        return diagram.repeatLines(of: period)
      }
      let (work, isHuge) = (size.rows - tick).multipliedReportingOverflow(by: line.workOfStep)
      guard edges != .none || work <= Self.mostWork && !isHuge else {
        throw .failed(
          "\(size.rows) lines of a line without an end would take too long; wrap or wall as edges, or "
            + "fewer rows, are quick")
      }
    }
  }

  mutating func keepLine() {
    diagram.keep(ShownLine(number: tick, row: newestLine, census: census))
  }
}

extension WolframWorld: RestingWorld {
  /// True if all that the next lines follow from stays the same, the background of the plane included.
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

// MARK: - Changes on the way

extension WolframWorld {
  /// Lets another rule of the same family make the lines from the next one on.
  package mutating func setRule(_ rule: LineFamily) {
    precondition(rule.colors == self.rule.colors, "a rule of the same colours")
    self.rule = rule
    line.follow(rule)
  }

  /// The state of a column of the newest line, shown or not.
  package func state(at column: Int) -> UInt8 { line[column] }

  /// Puts columns of the newest line into a state. A bounded line takes no column outside of it.
  ///
  /// - Throws: that a column is so far out on the plane that the line would not fit.
  package mutating func set(_ state: UInt8, at columns: [Int]) throws(WorldError) {
    precondition(state < rule.colors, "a colour of the rule")
    for column in columns { try line.set(state, at: column, limitInBytes: limitInBytes) }
    keepLine()
  }

  /// Gives all cells of the newest line state 0.
  package mutating func clear() {
    line.clear()
    keepLine()
  }

  /// Shows other columns and rows from now on; the left column and the first line stay. A bounded
  /// line gets cells of state 0 on the right, or loses some.
  package mutating func resize(to size: GridSize) {
    precondition(size.columns > 0 && size.rows > 0, "a diagram has a column and a row")
    line.resize(to: size.columns)
    self.size = size
    diagram = diagram.resized(to: size, newest: tick)
    keepLine()
  }
}

// MARK: - What is shown

extension WolframWorld {
  /// The number of the line in row 0 of `states(in:)`.
  package var topLine: Int { film == .grow ? 0 : max(0, tick - size.rows + 1) }

  /// One of the first lines or of the newest, as many as the diagram has rows; nil for any other.
  package func shownLine(_ number: Int) -> ShownLine? { diagram[number] }

  /// The diagram, blank where a line is not kept or not computed yet.
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

  /// True if the newest lines are the same, and under rules of second order those before them.
  package func hasSamePast(as other: any FieldWorld) -> Bool {
    guard let other = other as? WolframWorld else { return false }
    return line.isSame(as: other.line)
  }

  /// True if a diagram of the first lines is full.
  package var isComplete: Bool { film == .grow && tick >= size.rows - 1 }
}
