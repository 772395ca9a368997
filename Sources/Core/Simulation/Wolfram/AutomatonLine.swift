/// The newest line of a one-dimensional automaton, with everything that determines the next line.
///
/// Two states are bits, 64 a word (`ElementaryLine`); all others are bytes (`ColourLine`).
protocol AutomatonLine: Sendable {
  var edges: Edges { get }

  /// The state of every cell beyond the ends of a line on the plane; 0 where it is bounded.
  var background: UInt8 { get }

  /// The number of cells that differ from the background; of more than two colours then how many have
  /// each of those above 0.
  var census: [UInt128] { get }

  /// The state of a column; beyond the ends the background.
  subscript(column: Int) -> UInt8 { get }

  /// The work of the next step, in cells of bytes.
  var workOfStep: Int { get }

  /// The cells of some columns.
  func row(of columns: Range<Int>) -> LineRow

  /// The cells and the background of the line, to store it or to begin another one with it.
  var whole: WholeLine { get }

  /// The previous line, on which rules of second order depend; nil if it can follow no such rule.
  var before: WholeLine? { get }

  /// True if all lines from now on are the same as those of another line of this type.
  func isSame(as other: any AutomatonLine) -> Bool

  /// Goes on under another rule of the same family and as many colours.
  mutating func follow(_ rule: LineFamily)

  /// Becomes the next line.
  ///
  /// - Throws: that the plane's line would not fit into the memory that it may take.
  mutating func advance(limitInBytes: Int) throws(WorldError)

  /// Sets the cell of a column, for which a line on the plane grows as far as need be.
  ///
  /// - Throws: as for a step.
  mutating func set(_ state: UInt8, at column: Int, limitInBytes: Int) throws(WorldError)

  /// Gives all cells state 0, those of the background too.
  mutating func clear()

  /// Cuts a bounded line, or adds cells of state 0; a line on the plane stays as it is.
  mutating func resize(to width: Int)
}

/// A whole line: the cells from a column on, and the state of all others.
package struct WholeLine: Hashable, Sendable {
  package var first: Int
  package var background: UInt8
  package var row: LineRow

  /// These cells, in front of a background.
  package init(first: Int, background: UInt8 = 0, row: LineRow) {
    (self.first, self.background, self.row) = (first, background, row)
  }
}

extension LineFamily {
  /// The line under this rule that has some cells, and had others before.
  func makeLine(_ now: WholeLine, before: WholeLine? = nil, edges: Edges) -> any AutomatonLine {
    switch self {
    case .elementary(let rule): ElementaryLine(now, rule: rule, edges: edges)
    case .colours(let rule): ColourLine(now, before: before, rule: rule, edges: edges)
    }
  }
}
