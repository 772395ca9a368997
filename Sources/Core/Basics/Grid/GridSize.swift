/// The number of columns and rows that a grid has.
package struct GridSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// A size of a number of columns and a number of rows.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of cells, at most the largest number.
  package var area: Int {
    let (area, isHuge) = columns.multipliedReportingOverflow(by: rows)
    return isHuge ? .max : area
  }
}

extension GridSize: CustomStringConvertible {
  package var description: String { "\(columns)x\(rows)" }
}
