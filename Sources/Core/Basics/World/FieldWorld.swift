/// A world of cells, each in a state that a picture shows.
package protocol FieldWorld: World {
  /// The smallest rectangle around all that lives, where that can be said and may move.
  var liveBox: CellRect? { get }

  /// The cells that it has, where its field ends.
  var bounds: CellRect? { get }

  /// The part of a rectangle that lies in its field, which may end along one axis alone.
  func inside(_ area: CellRect) -> CellRect

  /// The number of the line in the first visible row of a film, for worlds whose rows are lines of a
  /// history.
  var topLine: Int { get }

  /// The work of the next tick: about as many cells of a rule of many states as take that long. It
  /// bounds searches, so that it is the same on every machine.
  var workOfTick: Int { get }

  /// The state of every cell in a window; cells that the world does not have are in state 0.
  func states(in window: CellRect) -> StateGrid

  /// The cells of a window that differ from the background, row by row, and their states; nil unless
  /// they are so few in so large a window that to list them takes less than to look at each cell.
  func sparseCells(in window: CellRect) -> [(cell: Cell, state: UInt8)]?

  /// The shares of the states in square blocks of cells, for a window larger than its picture.
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid
}

extension FieldWorld {
  package var liveBox: CellRect? { nil }

  package var bounds: CellRect? { nil }

  package func inside(_ area: CellRect) -> CellRect { bounds.map(area.intersection) ?? area }

  package var topLine: Int { 0 }

  package var workOfTick: Int {
    min(1 << 40, bounds?.size.area ?? Int(clamping: census.max() ?? 0))
  }

  package func sparseCells(in window: CellRect) -> [(cell: Cell, state: UInt8)]? { nil }
}
