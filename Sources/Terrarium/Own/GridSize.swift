internal import TerrariumSimulation

/// The number of columns and rows that a grid has.
public struct GridSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// A size of a number of columns and a number of rows.
  public init(_ columns: Int, _ rows: Int) { (self.columns, self.rows) = (columns, rows) }
}

extension GridSize: CustomStringConvertible {
  public var description: String { "\(columns)x\(rows)" }

  var value: SettingValue { description.value }

  /// It as the worlds below know it.
  var inside: TerrariumSimulation.GridSize {
    TerrariumSimulation.GridSize(columns: columns, rows: rows)
  }
}

/// The edges of a field: the cells beyond the last column and row.
public enum Edges: String, CaseIterable, Sendable {
  /// A plane without end; a ``CellGrid`` of your own always ends.
  case none
  /// A torus: the right edge meets the left, the bottom the top.
  case wrap
  /// Nothing: outside all cells are in the first state, always.
  case wall
}
