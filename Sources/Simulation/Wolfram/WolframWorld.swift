/// An elementary automaton and its diagram: lines of cells, time downwards.
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

  package internal(set) var size: GridSize
  package internal(set) var edges: Edges
  package internal(set) var rule: WolframRule

  /// The number of the newest line.
  package internal(set) var tick = 0

  /// The number of bytes that a line on the plane may grow to.
  let limitInBytes: Int
  private let start: WolframStart
  var seed: Seed
  var kernel: ElementaryKernel
  var line: ElementaryLine
  var diagram: WolframDiagram

  /// A world at line 0.
  ///
  /// - Throws: that the start has more cells than a bounded line.
  package init(
    rule: WolframRule = WolframRule(30), size: GridSize = GridSize(columns: 129, rows: 64),
    edges: Edges = .none, start: WolframStart = .single, film: Film = .scroll, seed: Seed = Seed(0),
    limitInBytes: Int = 1 << 30
  ) throws(WolframStartError) {
    precondition(size.columns > 0 && size.rows > 0, "a diagram has a column and a row")
    guard edges == .none || start.width <= size.columns else {
      throw .longerThanLine(cells: start.width, columns: size.columns)
    }
    (self.rule, self.size, self.edges, self.start) = (rule, size, edges, start)
    (self.film, self.seed, self.limitInBytes) = (film, seed, limitInBytes)
    kernel = ElementaryKernel(rule)
    line = ElementaryLine(start: start, width: size.columns, edges: edges, seed: seed)
    diagram = WolframDiagram(size: size)
    keepLine()
  }

  /// The number of cells of the newest line that live; on the plane: differ from the background,
  /// over the whole line and not just the columns that are shown.
  package var census: [UInt128] { [UInt128(line.population)] }

  /// About what a line of the diagram takes.
  package static func bytes(ofLineOf columns: Int) -> Int {
    WolframDiagram.bytes(ofLineOf: columns)
  }

  /// The whole diagram.
  package var bounds: CellRect? { CellRect(size) }

  /// The state of every cell beyond the line's ends; a bounded line's outside is dead.
  package var background: Bool { line.background }

  /// The shown columns of the newest line.
  package var newestLine: PackedRow { line.row(of: 0..<size.columns) }
}

// MARK: - Time

extension WolframWorld {
  /// Computes the next lines. Those that no picture can show any more are not kept.
  package mutating func advance(by ticks: Int) throws(WorldError) {
    precondition(ticks >= 0, "time goes downwards")
    var left = ticks
    var cycle = LineCycle<ElementaryLine>()
    while left > 0 {
      try line.advance(by: rule, kernel, limitInBytes: limitInBytes)
      tick += 1
      left -= 1
      if diagram.wants(line: tick, last: tick + left) {
        keepLine()
      } else if edges != .none, let period = cycle.period(of: line) {
        // A bounded line that comes back does so for ever: whole periods need not be computed.
        let skipped = LineCycle<ElementaryLine>.skipped(
          of: left, period: period, shown: size.rows)
        tick += skipped
        left -= skipped
      }
    }
  }

  /// Computes what the diagram still lacks of its lines 0 ..< rows.
  package mutating func completeDiagram() throws(WorldError) {
    try advance(by: max(0, size.rows - 1 - tick))
  }

  /// Goes back to line 0, with a start from the next stream of the seed.
  package mutating func restart() { reseed(seed.next) }

  /// Goes back to line 0, with a start from a seed.
  package mutating func reseed(_ seed: Seed) {
    self.seed = seed
    tick = 0
    line = ElementaryLine(start: start, width: size.columns, edges: edges, seed: seed)
    diagram = WolframDiagram(size: size)
    keepLine()
  }

  private mutating func keepLine() {
    diagram.keep(line.row(of: 0..<size.columns), population: line.population, as: tick)
  }
}

// MARK: - Changes on the way

extension WolframWorld {
  /// Lets another rule make the lines from the next one on.
  package mutating func setRule(_ rule: WolframRule) {
    self.rule = rule
    kernel = ElementaryKernel(rule)
  }

  /// True if the cell of a column lives in the newest line, shown or not.
  package func isAlive(at column: Int) -> Bool { line[column] }

  /// Sets a cell of the newest line. A bounded line takes no column outside of it.
  ///
  /// - Throws: that the column is so far out on the plane that the line would not fit.
  package mutating func set(_ isAlive: Bool, at column: Int) throws(WorldError) {
    try set(isAlive, at: [column])
  }

  /// Sets some cells of the newest line.
  ///
  /// - Throws: as for one.
  package mutating func set(_ isAlive: Bool, at columns: [Int]) throws(WorldError) {
    for column in columns { try line.set(isAlive, at: column, limitInBytes: limitInBytes) }
    keepLine()
  }

  /// Gives all cells of the newest line the state of the background.
  package mutating func clear() throws(WorldError) {
    let state = line.state
    let first = state.firstColumn
    try set(
      background,
      at: (first..<first + state.row.count).filter { state.row[$0 - first] != background })
  }

  /// Shows other columns and rows from now on; the left column and the first line stay. A bounded
  /// line gets dead cells on the right, or loses some.
  package mutating func resize(to size: GridSize) throws(WorldError) {
    precondition(size.columns > 0 && size.rows > 0, "a diagram has a column and a row")
    if edges != .none {
      let old = line
      line = ElementaryLine(width: size.columns, edges: edges)
      for column in 0..<min(size.columns, self.size.columns) where old[column] {
        try line.set(true, at: column, limitInBytes: limitInBytes)
      }
    }
    self.size = size
    diagram = diagram.resized(to: size, newest: tick)
    keepLine()
  }
}

// MARK: - What is shown

extension WolframWorld {
  /// The number of the line in row 0 of `states(in:)`.
  package var topLine: Int { film == .grow ? 0 : max(0, tick - size.rows + 1) }

  /// The shown columns of a line: one of the first or of the newest, as many as the diagram has
  /// rows; nil for any other.
  package func row(ofLine number: Int) -> PackedRow? { diagram.row(ofLine: number) }

  /// The number of live cells of a line, or of those that differ from the background; nil as with
  /// its row.
  package func population(ofLine number: Int) -> Int? { diagram.population(ofLine: number) }

  /// The diagram of some lines, blank where a line is not kept or not computed yet.
  package func diagram(lines: Range<Int>) -> StateGrid {
    states(
      in: CellRect(x: 0, y: lines.lowerBound, width: size.columns, height: lines.count), topLine: 0)
  }

  package func states(in window: CellRect) -> StateGrid { states(in: window, topLine: topLine) }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(in: window, blockSide: blockSide, stateCount: 2)
  }

  private func states(in window: CellRect, topLine: Int) -> StateGrid {
    var grid = StateGrid(size: window.size)
    let (first, end) = (max(0, window.x), min(size.columns, window.maxX))
    for y in 0..<window.height {
      guard let row = diagram.row(ofLine: topLine + window.y + y) else { continue }
      var x = first
      while x < end {
        // To the end of the word in which the column lies.
        let count = min(64 - x & 63, end - x)
        grid.set(bits: row.words[x >> 6] >> UInt64(x & 63), count: count, x: x - window.x, y: y)
        x += count
      }
    }
    return grid
  }
}
