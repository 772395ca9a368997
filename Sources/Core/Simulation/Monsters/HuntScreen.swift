/// The screen in front of the player.
package enum HuntScreen: String, CaseIterable, Sendable {
  /// A button leads to the question for permission to use the player's place.
  case request
  /// Permission was denied; a button leads to the settings.
  case denied
  case map
  /// A monster to catch.
  case encounter
  case team
}

/// The popup over a screen until it is answered.
package enum HuntPopup: Hashable, Sendable {
  /// The question for permission to use the player's place.
  case question
  /// A tapped monster is too far away.
  case far(metres: Int)
  /// A try failed, and the monster is still there.
  case missed
  case caught
  case fled
}

/// An action of the player.
package enum HuntAction: Hashable, Sendable {
  /// Presses the button that opens the question.
  case ask
  /// Answers the question; permission may also be granted later.
  case deny, grant
  case zoomIn, zoomOut, locate
  /// Taps a monster in sight: the one with a number, or the nearest.
  case tap(number: Int?)
  case `try`
  /// Presses a popup's button, or leaves a screen.
  case back
  case team
  /// Walks straight to a place.
  case walk(to: GeoPoint)
  /// Waits at the player's place for a number of seconds.
  case wait(seconds: Int)

  /// The name in a step.
  package var name: String {
    switch self {
    case .ask: "permit: ask"
    case .deny: "permit: deny"
    case .grant: "permit: grant"
    case .zoomIn: "zoom: in"
    case .zoomOut: "zoom: out"
    case .locate: "locate"
    case .tap(nil): "tap: nearest"
    case .tap(let number?): "tap: \(number)"
    case .try: "try"
    case .back: "back"
    case .team: "team"
    case .walk: "walk"
    case .wait: "wait"
    }
  }
}

/// The button or place that is lit in a picture because it was just pressed.
package enum HuntPress: Hashable, Sendable {
  case monster(number: Int)
  case `try`, zoomIn, zoomOut, locate
}

/// A moment without model time, with a picture of its own.
package enum HuntMoment: Hashable, Sendable {
  /// A press, before its effect.
  case press(HuntPress)
  /// The outcome of an action.
  case outcome(HuntAction)
}

/// A monster and the player, face to face.
package struct HuntEncounter: Hashable, Sendable {
  /// The monster's number on the map, which it has left.
  package let number: Int
  package let kind: MonsterKind
  package let level: Int

  /// The number of tries to catch it.
  package var tries = 0

  /// Creates an encounter before its first try.
  package init(number: Int, kind: MonsterKind, level: Int) {
    self.number = number
    self.kind = kind
    self.level = level
  }
}
