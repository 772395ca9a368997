/// A world whose cells alone, or together with those of the tick before, decide its future. If all
/// of them recur, it repeats for ever.
package protocol RepeatingWorld: FieldWorld {
  /// True if cells have the same future after a translation and a number of ticks. Rules may treat
  /// odd columns, rows and ticks differently from even ones.
  func isSame(movedRight x: Int, down y: Int, after ticks: Int) -> Bool

  /// True if the hidden state that the future depends on equals another world's.
  func hasSamePast(as other: any FieldWorld) -> Bool

  /// True if the picture never changes again.
  var isComplete: Bool { get }
}

extension RepeatingWorld {
  package var isComplete: Bool { false }

  package func hasSamePast(as other: any FieldWorld) -> Bool { true }
}
