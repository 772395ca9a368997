/// How many columns and rows a grid has.
public struct GridSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  /// A size of a number of columns and a number of rows.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of cells.
  public var area: Int { columns * rows }
}

extension GridSize: CustomStringConvertible {
  public var description: String { "\(columns)x\(rows)" }
}
