/// A world on whose cells stand individuals that can be told apart, however alike their states are.
package protocol IndividualWorld: FieldWorld {
  /// For each cell of a window, row by row, who stands there: twice the number of its nature, and
  /// one more where it heads left. Nobody is 0.
  func individuals(in window: CellRect) -> [UInt8]
}
