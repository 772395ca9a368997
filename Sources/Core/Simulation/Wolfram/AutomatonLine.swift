/// The newest line of a one-dimensional automaton, with everything that determines the next line.
///
/// Two states are bits, 64 per word (`ElementaryLine`); all others are bytes (`ColourLine`).
protocol AutomatonLine: Sendable {
  var edges: Edges { get }

  /// The state of every cell beyond the ends of a line on the plane; 0 on a bounded line.
  var background: UInt8 { get }

  /// The number of cells that differ from the background; with more than two colours, followed by
  /// the number of cells in each colour above 0.
  var census: [UInt128] { get }

  /// The state of a column; beyond the ends, the background.
  subscript(column: Int) -> UInt8 { get }

  /// The cost of the next step, in one-byte cells.
  var workOfStep: Int { get }

  /// The cells of some columns.
  func row(of columns: Range<Int>) -> LineRow

  /// The cells and the background of the line, for storing it or starting another one.
  var whole: WholeLine { get }

  /// The previous line, which second-order rules depend on; nil if it supports no such rule.
  var before: WholeLine? { get }

  /// True if all following lines equal those of another line of this type.
  func isSame(as other: any AutomatonLine) -> Bool

  /// Changes the rule to another one for the same engine, of as many colours.
  mutating func follow(_ rule: LineRule)

  /// Advances to the next line.
  ///
  /// - Throws: If a line on the plane would exceed its memory limit.
  mutating func advance(limitInBytes: Int) throws(WorldError)

  /// Sets the cell of a column, for which a line on the plane grows as needed.
  ///
  /// - Throws: The same errors as a step.
  mutating func set(_ state: UInt8, at column: Int, limitInBytes: Int) throws(WorldError)

  /// Sets all cells to state 0, including the background.
  mutating func clear()

  /// Cuts off a bounded line, or adds cells of state 0; a line on the plane stays unchanged.
  mutating func resize(to width: Int)
}

/// A whole line: the cells from a column on, and the state of all others.
package struct WholeLine: Hashable, Sendable {
  package var first: Int
  package var background: UInt8
  package var row: LineRow

  /// Creates a line of these cells on a background.
  package init(first: Int, background: UInt8 = 0, row: LineRow) {
    self.first = first
    self.background = background
    self.row = row
  }
}

extension LineRule {
  /// Creates the line under this rule with some cells, and the cells before them.
  func makeLine(_ now: WholeLine, before: WholeLine? = nil, edges: Edges) -> any AutomatonLine {
    if let elementary { return ElementaryLine(now, rule: elementary, edges: edges) }
    return ColourLine(now, before: before, rule: self, edges: edges)
  }
}
