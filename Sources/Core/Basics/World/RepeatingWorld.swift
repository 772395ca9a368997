/// A world whose cells alone decide what comes, for some with those of the tick before: where all of
/// them are as they once were, it repeats for ever.
package protocol RepeatingWorld: FieldWorld {
  /// True if cells that are moved by a number of columns and rows, and come a number of ticks later, have
  /// the same future. Rules may tell odd columns, rows and ticks from even ones.
  func isSame(movedRight x: Int, down y: Int, after ticks: Int) -> Bool

  /// True if what its cells do not show, but what comes follows from, is as in another world.
  func hasSamePast(as other: any FieldWorld) -> Bool

  /// True if what it shows stays as it is, whatever comes.
  var isComplete: Bool { get }
}

extension RepeatingWorld {
  package var isComplete: Bool { false }

  package func hasSamePast(as other: any FieldWorld) -> Bool { true }
}
