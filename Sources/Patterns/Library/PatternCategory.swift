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
  /// Moves, and leaves things behind.
  case puffer
  /// Moves, and sends ships out.
  case rake
  /// Grows as the square of time.
  case breeder
  /// Grows for ever, by the same in every period.
  case growth
  /// Small, and takes long to come to rest.
  case methuselah
  /// Small, and becomes something that is known.
  case predecessor
  /// Burns down.
  case fuse
  /// Makes copies of itself.
  case replicator
  /// Does something with what comes to it, and is done then: reflectors, gates, collisions.
  case device
}
