/// A world that may come to rest: a state from which no tick leads away.
package protocol RestingWorld: World {
  /// True if the next tick, and so every later one, changes nothing of what the world is made of;
  /// the count of ticks goes on. If the number of frames is not given, it ends there.
  ///
  /// It may look a tick ahead, which an engine may remember; the world stays what it is.
  mutating func isAtRest() -> Bool
}
