/// The category of a figure of the library.
package enum PatternCategory: String, CaseIterable, Sendable {
  /// Stays as it is.
  case stillLife = "still-life"
  /// Comes back to itself where it was.
  case oscillator
  /// Comes back to itself somewhere else.
  case spaceship
  /// Stays, and sends ships out.
  case gun
  /// Moves, and leaves objects behind.
  case puffer
  /// Moves, and sends ships out.
  case rake
  /// Grows as the square of time.
  case breeder
  /// Grows for ever, by the same number in every period.
  case growth
  /// A small figure that takes long to come to rest.
  case methuselah
  /// Small, and becomes something that is known.
  case predecessor
  /// Burns down.
  case fuse
  /// Makes copies of itself.
  case replicator
  /// Transforms an input once: reflectors, gates, collisions.
  case device
}
