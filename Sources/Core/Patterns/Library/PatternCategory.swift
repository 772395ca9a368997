/// The category of a pattern in the library.
package enum PatternCategory: String, CaseIterable, Sendable {
  /// Never changes.
  case stillLife = "still-life"
  /// Repeats in place.
  case oscillator
  /// Repeats, displaced.
  case spaceship
  /// Stays in place and emits ships.
  case gun
  /// Moves and leaves objects behind.
  case puffer
  /// Moves and emits ships.
  case rake
  /// Grows as the square of time.
  case breeder
  /// Grows for ever, by the same number of cells in every period.
  case growth
  /// A small pattern that takes long to come to rest.
  case methuselah
  /// A small pattern that becomes a known one.
  case predecessor
  /// Burns down.
  case fuse
  /// Makes copies of itself.
  case replicator
  /// Transforms an input once: reflectors, gates, collisions.
  case device
}
