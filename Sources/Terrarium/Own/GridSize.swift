internal import TerrariumSimulation

/// The numbers of columns and rows of a grid.
public struct GridSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size from the numbers of columns and rows.
  public init(_ columns: Int, _ rows: Int) { (self.columns, self.rows) = (columns, rows) }
}

extension GridSize: CustomStringConvertible {
  public var description: String { "\(columns)x\(rows)" }

  var value: SettingValue { description.value }

  /// The size as a value of the modules below.
  var inside: TerrariumSimulation.GridSize {
    TerrariumSimulation.GridSize(columns: columns, rows: rows)
  }
}

/// The edges of a field: the cells beyond the last column and row.
public enum Edges: String, CaseIterable, Sendable {
  /// An unbounded plane; a ``CellGrid`` of your own is always bounded.
  case none
  /// A torus: the right edge meets the left, the bottom the top.
  case wrap
  /// A wall: all cells outside are always in the first state.
  case wall
}
