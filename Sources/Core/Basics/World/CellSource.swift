/// Cells of which pictures show a part, each in a state.
package protocol CellSource {
  /// The state of every cell in a window; cells outside the world are in state 0.
  func states(in window: CellRect) -> StateGrid

  /// The shares of the states in square blocks of cells, for a window with more cells than its
  /// picture has pixels.
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid
}
