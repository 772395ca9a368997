/// The edges of a field: what happens beyond the last column and row.
package enum Edges: String, CaseIterable, Sendable {
  /// A plane without bounds.
  case none
  /// A torus: the right edge meets the left, and the bottom the top. A neighbour met twice counts
  /// twice.
  case wrap
  /// Cells outside are always dead.
  case wall
}
