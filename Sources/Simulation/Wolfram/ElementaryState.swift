/// A line of an elementary automaton as a value, complete: equal ones have the same future.
package struct ElementaryState: Hashable, Sendable {
  package let edges: Edges

  /// The state of every cell outside of `row` on the plane; dead where the line is bounded.
  package let background: Bool

  /// The column of the row's first cell; 0 where the line is bounded.
  package let firstColumn: Int

  /// All cells of a bounded line; on the plane from the first to the last that differs from the
  /// background.
  package let row: PackedRow

  /// A bounded line, which must have a cell (`wrap` or `wall`).
  package init(_ row: PackedRow, edges: Edges) {
    precondition(edges != .none && row.count > 0, "a bounded line has a cell and an end")
    (self.edges, background, firstColumn, self.row) = (edges, false, 0, row)
  }

  /// A line on the plane, of which only what differs from the background is kept.
  package init(plane row: PackedRow, firstColumn: Int = 0, background: Bool = false) {
    edges = .none
    self.background = background
    guard let columns = row.columns(otherThan: background) else {
      (self.firstColumn, self.row) = (0, PackedRow(count: 0))
      return
    }
    (self.firstColumn, self.row) = (firstColumn + columns.lowerBound, row[columns])
  }
}
