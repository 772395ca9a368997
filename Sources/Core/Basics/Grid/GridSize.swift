/// The size of a grid in columns and rows.
package struct GridSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// Creates a size of a number of columns and rows.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of cells, or `Int.max` if it overflows.
  package var area: Int {
    let (area, isHuge) = columns.multipliedReportingOverflow(by: rows)
    return isHuge ? .max : area
  }

  /// The exact number of cells.
  package var cells: UInt128 { UInt128(columns) * UInt128(rows) }
}

extension GridSize: CustomStringConvertible {
  package var description: String { "\(columns)x\(rows)" }
}
