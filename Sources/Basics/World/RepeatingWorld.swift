/// A world whose cells alone decide what comes: where all of them are as they once were, it repeats
/// for ever.
package protocol RepeatingWorld: FieldWorld {
  /// The number of ticks, columns and rows by which equal cells may be moved and still have the same
  /// future: 2 where rules tell odd ones from even ones.
  var evenness: Int { get }
}
