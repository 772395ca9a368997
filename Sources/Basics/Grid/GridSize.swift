/// The number of columns and rows that a grid has.
package struct GridSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// A size of a number of columns and a number of rows.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of cells.
  package var area: Int { columns * rows }
}

extension GridSize: CustomStringConvertible {
  package var description: String { "\(columns)x\(rows)" }
}
