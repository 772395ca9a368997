extension Step {
  /// The request for the player's location, or an answer to it.
  public enum Permission: String, CaseIterable, Sendable {
    /// The request is shown.
    case ask
    /// The location stays unknown.
    case deny
    /// The player is put on the map.
    case grant
  }

  /// A direction of zooming.
  public enum Zoom: String, CaseIterable, Sendable {
    /// Closer to the ground.
    case `in`
    /// Further away from it.
    case out
  }

  /// Opens the system's request for the player's location, or answers it; the film then begins
  /// before the request.
  public static func permit(_ answer: Permission) -> Step { Step("permit", answer.value) }

  /// Walks straight to a place.
  public static func walk(latitude: Double, longitude: Double) -> Step {
    Step("walk", ["to": [latitude.value, longitude.value]])
  }

  /// Waits at the player's place for some seconds of model time.
  public static func wait(seconds: Int) -> Step { Step("wait", "\(seconds)s") }

  /// Zooms the map in by a quarter, or out again.
  public static func zoom(_ way: Zoom) -> Step { Step("zoom", way.value) }

  /// Puts the player into the centre of the map.
  public static let locate = Step("locate")

  /// Taps a monster in sight: the nearest, or the one with a number.
  public static func tap(_ number: Int? = nil) -> Step { Step("tap", number?.value ?? "nearest") }

  /// Tries to catch the monster that was tapped.
  public static let `try` = Step("try")

  /// Presses a popup's button, or goes back to the map.
  public static let back = Step("back")

  /// Shows the team.
  public static let team = Step("team")
}
