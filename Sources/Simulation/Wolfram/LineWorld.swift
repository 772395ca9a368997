/// An automaton of one dimension in any number of colours, and its diagram: lines of cells, time
/// downwards.
///
/// As in `WolframWorld`, `size` is the diagram; on the plane a line goes on outside of the columns
/// that are shown, for ever and exactly.
package struct LineWorld: FieldWorld {
  package internal(set) var rule: LineRule
  package internal(set) var size: GridSize
  package internal(set) var edges: Edges
  package var film: WolframWorld.Film

  /// The number of the newest line.
  package internal(set) var tick = 0
  package let limitInBytes: Int
  private let start: LineStart
  var seed: Seed

  var line: ColourLine
  /// The line before the newest, for rules of second order.
  var before: ColourLine
  /// The lines that pictures and tables can ask for, by number.
  var kept: [Int: ShownLine] = [:]

  /// The shown part of a line, and the census of all of it.
  struct ShownLine: Hashable, Sendable {
    let cells: [UInt8]
    let census: [UInt128]
  }

  /// A world at line 0, whose start stands in the middle, and the line before it all 0.
  package init(
    rule: LineRule, size: GridSize, edges: Edges = .none, start: LineStart = .cells([1]),
    film: WolframWorld.Film = .scroll, seed: Seed = Seed(0), limitInBytes: Int = 1 << 30
  ) {
    precondition(
      size.columns > 0 && size.rows > 0 && (edges == .none || start.width <= size.columns),
      "starts are checked before")
    (self.rule, self.size, self.edges, self.film) = (rule, size, edges, film)
    (self.start, self.seed, self.limitInBytes) = (start, seed, limitInBytes)
    line = ColourLine(start, width: size.columns, edges: edges, colors: rule.colors, seed: seed)
    before = line.blank
    keepLine()
  }

  /// The number of cells of the newest line that live; in more than two colours then how many have
  /// each of those above 0. On the plane those count that differ from the background.
  package var census: [UInt128] { line.census(colors: rule.colors) }

  /// About what a line of the diagram takes: its cells, a count for each colour, and an entry.
  package static func bytes(ofLineOf columns: Int, colors: Int) -> Int {
    columns + 16 * colors + 160
  }

  /// The whole diagram.
  package var bounds: CellRect? { CellRect(size) }

  /// The colour of every cell beyond the ends of the line on a plane.
  package var background: UInt8 { line.background }

  /// The colours of the shown columns of the newest line.
  package var newestLine: [UInt8] { line.states(in: 0..<size.columns) }

  /// The number of cells of the newest line that differ from its background.
  package var population: Int { line.population }

  /// Exchanges the last two lines: a rule of second order then runs back.
  package mutating func turnBack() { swap(&line, &before) }
}

// MARK: - Time

extension LineWorld {
  package mutating func advance(by ticks: Int) throws(WorldError) {
    let last = tick + max(0, ticks)
    var cycle = LineCycle<Moment>()
    while tick < last {
      guard hasRoom else { throw .memoryBound(limitInBytes: limitInBytes) }
      let next = rule.line(after: line, before, edges: edges)
      (before, line) = (line, next)
      tick += 1
      if tick < size.rows || last - tick < size.rows {
        keepLine()
      } else if edges != .none, let period = cycle.period(of: moment) {
        tick += LineCycle<Moment>.skipped(of: last - tick, period: period, shown: size.rows)
      }
    }
  }

  /// All that the lines from now on follow from.
  private struct Moment: Equatable {
    let line: ColourLine
    let before: ColourLine?
  }

  private var moment: Moment { Moment(line: line, before: rule.isSecondOrder ? before : nil) }

  /// True if the next line fits into the memory that a line on the plane may take.
  private var hasRoom: Bool {
    rule.columns(of: line, before, edges).count <= limitInBytes / 4
  }

  /// Computes what the diagram still lacks of its first lines.
  package mutating func completeDiagram() throws(WorldError) {
    try advance(by: max(0, size.rows - 1 - tick))
  }

  /// Goes back to line 0, with a start from a seed.
  package mutating func reseed(_ seed: Seed) {
    self.seed = seed
    tick = 0
    line = ColourLine(start, width: size.columns, edges: edges, colors: rule.colors, seed: seed)
    before = line.blank
    kept = [:]
    keepLine()
  }

  /// Goes back to line 0, with a start from the next stream of the seed.
  package mutating func restart() { reseed(seed.next) }

  func isKept(_ number: Int) -> Bool { number < size.rows || tick - number < size.rows }

  mutating func keepLine() {
    kept[tick] = ShownLine(cells: newestLine, census: census)
    // What scrolls out is forgotten now and then, so that few are looked at.
    guard kept.count > 3 * size.rows + 64 else { return }
    for number in Array(kept.keys) where !isKept(number) { kept[number] = nil }
  }
}

extension LineWorld: RestingWorld {
  /// True if the next line is the same, and for a rule of second order the one before was.
  package func isAtRest() -> Bool {
    (!rule.isSecondOrder || before == line) && hasRoom
      && rule.line(after: line, before, edges: edges) == line
  }
}

// MARK: - Changes on the way

extension LineWorld {
  /// Lets another rule of as many colours make the lines from the next one on.
  package mutating func setRule(_ rule: LineRule) {
    precondition(rule.colors == self.rule.colors, "a rule of the same colours")
    self.rule = rule
  }

  /// The colour of a column of the newest line, shown or not.
  package func state(at column: Int) -> UInt8 { line[column] }

  /// Puts columns of the newest line into a colour.
  ///
  /// - Throws: that a column is so far out on the plane that the line would not fit.
  package mutating func set(_ state: UInt8, at columns: [Int]) throws(WorldError) {
    precondition(state < rule.colors, "a colour of the rule")
    for column in columns {
      guard line.set(state, at: column, edges: edges, limit: limitInBytes / 4) else {
        throw .memoryBound(limitInBytes: limitInBytes)
      }
    }
    keepLine()
  }

  /// Gives all cells of the newest line the colour of the background.
  package mutating func clear() {
    line = line.cleared
    keepLine()
  }

  /// Shows other columns and rows from now on; the left column and the first line stay. A bounded
  /// line gets cells of colour 0 on the right, or loses some.
  package mutating func resize(to size: GridSize) {
    precondition(size.columns > 0 && size.rows > 0, "a diagram has a column and a row")
    if edges != .none {
      line.resize(to: size.columns)
      before.resize(to: size.columns)
    }
    self.size = size
    for (number, shown) in kept {
      var cells = Array(shown.cells.prefix(size.columns))
      cells += [UInt8](repeating: 0, count: size.columns - cells.count)
      kept[number] = isKept(number) ? ShownLine(cells: cells, census: shown.census) : nil
    }
    keepLine()
  }
}

// MARK: - What is shown

extension LineWorld {
  /// The number of the line in row 0 of `states(in:)`.
  package var topLine: Int { film == .grow ? 0 : max(0, tick - size.rows + 1) }

  /// The census of a line that is kept; nil for any other.
  package func census(ofLine number: Int) -> [UInt128]? { kept[number]?.census }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    let (left, right) = (max(0, window.x), min(size.columns, window.maxX))
    guard left < right else { return grid }
    for y in 0..<window.height {
      guard let row = kept[topLine + window.y + y] else { continue }
      for x in left..<right { grid[x - window.x, y] = row.cells[x] }
    }
    return grid
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(in: window, blockSide: blockSide, stateCount: rule.colors)
  }
}
