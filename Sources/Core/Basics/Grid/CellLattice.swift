/// The shape of a rule's cells. All shapes are stored in columns and rows.
package enum CellLattice: Hashable, Sendable, CaseIterable {
  case squares
  /// Hexagons: six neighbours, without the north-east and the south-west.
  case hexagons
  /// Triangles: three neighbours across an edge. Where column and row have an even sum, the apex
  /// points down and a neighbour is above; otherwise it points up.
  case triangles
}
