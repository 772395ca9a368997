/// A world in which things happen that take none of its time, each to be seen in a picture of its
/// own: a tap, an alert, another screen.
package protocol MomentWorld: TellingWorld {
  /// Whether something is about to be seen before more time passes.
  var hasMoment: Bool { get }

  /// What is seen now, for how long it is to be looked at.
  var pace: MomentPace { get }

  /// Shows what is about to be seen, and tells what happened.
  mutating func showMomentReporting() throws(WorldError) -> [Happening]

  /// What happened before the first tick and was not told yet.
  mutating func takeHappenings() -> [Happening]
}

/// What is seen of a world in which not every picture is that of a tick.
package enum MomentPace: Hashable, Sendable {
  /// A tick has passed.
  case tick
  /// Something is pressed.
  case press
  /// Another screen, or something to be read over it.
  case screen
}
