/// A world whose cells alone decide what comes: where all of them are as they once were, it repeats
/// for ever.
package protocol RepeatingWorld: FieldWorld {
  /// True if cells that are moved by a number of columns and rows, and come a number of ticks later, have
  /// the same future. Rules may tell odd columns, rows and ticks from even ones.
  func isSame(movedRight x: Int, down y: Int, after ticks: Int) -> Bool
}
