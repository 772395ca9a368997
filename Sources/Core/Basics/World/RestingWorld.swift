/// A world that may come to rest, in a state that no tick changes.
package protocol RestingWorld: World {
  /// True if no later tick changes anything but the count of ticks. Unless the number of frames is
  /// given, the film ends there.
  ///
  /// It may compute a tick ahead, which an engine may cache; the world stays the same.
  mutating func isAtRest() -> Bool
}
