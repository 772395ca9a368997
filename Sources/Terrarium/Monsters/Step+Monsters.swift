extension Step {
  /// The question for the player's place, or an answer to it.
  public enum Permission: String, CaseIterable, Sendable {
    /// The question is shown.
    case ask
    /// The place stays unknown.
    case deny
    /// The player is put on the map.
    case grant
  }

  /// A way to zoom.
  public enum Zoom: String, CaseIterable, Sendable {
    /// Closer to the ground.
    case `in`
    /// Further away from it.
    case out
  }

  /// Opens the system's question for the player's place, or answers it; the film then begins before
  /// the question.
  public static func permit(_ answer: Permission) -> Step { Step("permit", answer.value) }

  /// Walks straight to a place.
  public static func walk(latitude: Double, longitude: Double) -> Step {
    Step("walk", ["to": [latitude.value, longitude.value]])
  }

  /// Waits at the player's place for some seconds of model time.
  public static func wait(seconds: Int) -> Step { Step("wait", "\(seconds)s") }

  /// Brings the map nearer by a quarter, or away again.
  public static func zoom(_ way: Zoom) -> Step { Step("zoom", way.value) }

  /// Puts the player into the middle of the map.
  public static let locate = Step("locate")

  /// Taps a monster in sight: the nearest, or that of a number.
  public static func tap(_ number: Int? = nil) -> Step { Step("tap", number?.value ?? "nearest") }

  /// Tries to catch the monster that was tapped.
  public static let `try` = Step("try")

  /// Presses a popup's button, or goes back to the map.
  public static let back = Step("back")

  /// Shows the team.
  public static let team = Step("team")
}
