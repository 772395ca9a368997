/// A world in which things happen that take none of its time, each to be seen in a picture of its
/// own: a tap, an alert, another screen.
package protocol MomentWorld: TellingWorld {
  /// True if something is about to be seen before more time passes.
  var hasMoment: Bool { get }

  /// The pace of the current moment.
  var pace: MomentPace { get }

  /// Shows what is about to be seen, and tells what happened.
  mutating func showMomentReporting() throws(WorldError) -> [Happening]

  /// The events before the first tick that were not reported yet.
  mutating func takeHappenings() -> [Happening]
}

/// The kind of a moment, in worlds where not every picture is a tick.
package enum MomentPace: Hashable, Sendable {
  /// A tick has passed.
  case tick
  /// Something is pressed.
  case press
  /// Another screen, or something to be read over it.
  case screen
}
