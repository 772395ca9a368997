/// A world of cells, each in a state that a picture shows.
package protocol FieldWorld: World, CellSource {
  /// The smallest rectangle around all live cells; nil if it is unknown or cannot move.
  var liveBox: CellRect? { get }

  /// The cells of a bounded field.
  var bounds: CellRect? { get }

  /// The part of a rectangle inside the field, which may be bounded along one axis only.
  func inside(_ area: CellRect) -> CellRect

  /// The line number of the first visible row of a film, for worlds whose rows are the lines of a
  /// history.
  var topLine: Int { get }

  /// The cost of the next tick, in cells of a rule of many states. It limits searches, and is the
  /// same on every machine.
  var workOfTick: Int { get }

  /// The cells of a window that differ from the background, row by row, with their states; nil
  /// unless listing them is faster than looking at each cell.
  func sparseCells(in window: CellRect) -> [(cell: Cell, state: UInt8)]?
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
