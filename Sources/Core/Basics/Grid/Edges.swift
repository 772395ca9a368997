/// The edges of a field: the cells beyond the last column and row.
package enum Edges: String, CaseIterable, Sendable {
  /// A plane without end.
  case none
  /// A torus: the right edge meets the left, the bottom the top. A neighbour met twice counts twice.
  case wrap
  /// Outside is dead, always.
  case wall
}
