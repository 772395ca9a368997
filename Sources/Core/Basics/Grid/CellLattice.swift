/// The shape of a rule's cells, by its neighbourhood: squares, or others that are stored in columns
/// and rows, too.
package enum CellLattice: Hashable, Sendable, CaseIterable {
  case squares
  /// Six neighbours: without the north-east and the south-west.
  case hexagons
  /// Three neighbours across an edge. Where column and row have an even sum, the apex points down
  /// and the cell above is one of them; where odd, it points up.
  case triangles
}
