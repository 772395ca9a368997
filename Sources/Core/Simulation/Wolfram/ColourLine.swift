/// The newest line of an automaton under a rule of any colours, and the line before it.
struct ColourLine: AutomatonLine {
  let edges: Edges
  private var rule: LineRule
  private var now: ColourCells
  /// The line before the newest, for second-order rules.
  private var last: ColourCells

  /// Creates a line and the one before it, which is 0 if unknown.
  init(_ now: WholeLine, before: WholeLine?, rule: LineRule, edges: Edges) {
    self.rule = rule
    self.edges = edges
    self.now = ColourCells(now)
    last = before.map(ColourCells.init) ?? self.now.filled(with: 0)
    trim()
  }

  /// Drops background cells at both ends of a line on the plane, as a step does.
  private mutating func trim() {
    guard edges == .none else { return }
    now.trim()
    last.trim()
  }

  var background: UInt8 { now.background }

  var workOfStep: Int { now.cells.count * (1 + rule.range) }

  var census: [UInt128] { now.census(colors: rule.colors) }

  subscript(column: Int) -> UInt8 { now[column] }

  func row(of columns: Range<Int>) -> LineRow { .bytes(now.states(in: columns)) }

  var whole: WholeLine { now.whole }

  var before: WholeLine? { last.whole }

  func isSame(as other: any AutomatonLine) -> Bool {
    guard let other = other as? ColourLine else { return false }
    return now == other.now && (!rule.isSecondOrder || last == other.last)
  }

  mutating func follow(_ rule: LineRule) { self.rule = rule }

  mutating func advance(limitInBytes: Int) throws(WorldError) {
    guard rule.columns(of: now, last, edges).count <= limitInBytes / 4 else {
      throw .memoryBound(limitInBytes: limitInBytes)
    }
    (last, now) = (now, rule.cells(after: now, last, edges: edges))
  }

  mutating func set(_ state: UInt8, at column: Int, limitInBytes: Int) throws(WorldError) {
    guard now.set(state, at: column, edges: edges, limit: limitInBytes / 4) else {
      throw .memoryBound(limitInBytes: limitInBytes)
    }
    trim()
  }

  mutating func clear() {
    now = now.filled(with: 0)
    trim()
  }

  mutating func resize(to width: Int) {
    guard edges != .none else { return }
    now.resize(to: width)
    last.resize(to: width)
  }
}
