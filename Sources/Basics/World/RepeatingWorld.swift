/// A world whose cells alone decide what comes: where all of them are as they once were, it repeats
/// for ever.
package protocol RepeatingWorld: FieldWorld {
  /// True if equal cells have the same future so far away and a number of ticks later: rules may tell
  /// odd columns, rows and ticks from even ones.
  func isSame(movedRight x: Int, down y: Int, after ticks: Int) -> Bool
}
