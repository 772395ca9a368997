/// A world with moments that take no time, each shown in a picture of its own: a tap, an alert,
/// another screen.
package protocol MomentWorld: TellingWorld {
  /// True if a moment is due before more time passes.
  var hasMoment: Bool { get }

  /// The pace of the current moment.
  var pace: MomentPace { get }

  /// Moves on to the next moment, and returns its events.
  mutating func showMomentReporting() throws(WorldError) -> [Happening]

  /// Returns the events before the first tick that have not been reported yet.
  mutating func takeHappenings() -> [Happening]
}

/// The kind of a moment, in worlds where not every picture is a tick.
package enum MomentPace: Hashable, Sendable {
  /// A tick has passed.
  case tick
  /// A button is pressed.
  case press
  /// Another screen appears, or a message over it.
  case screen
}
