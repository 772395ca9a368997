/// A world whose cells hold individuals, which can be distinguished even if their states are equal.
package protocol IndividualWorld: FieldWorld {
  /// The individual on each cell of a window, row by row: twice the number of its kind, plus one if
  /// it faces left. A cell without one is 0.
  func individuals(in window: CellRect) -> [UInt8]
}
