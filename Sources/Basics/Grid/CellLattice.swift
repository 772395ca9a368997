/// What the cells of a rule are, as its neighbourhood has it: squares, or others that are stored in
/// columns and rows, too.
package enum CellLattice: Hashable, Sendable, CaseIterable {
  case squares
  /// Six neighbours: without the north-east and the south-west.
  case hexagons
  /// Three neighbours across an edge. Where column and row have an even sum, the apex points down
  /// and the cell above is one of them; where odd, it points up.
  case triangles
}
