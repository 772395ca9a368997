/// The screen in front of the player.
package enum HuntScreen: String, CaseIterable, Sendable {
  /// A button for the question for the player's place.
  case request
  /// The place may not be known; a button leads to the settings.
  case denied
  case map
  /// A monster that is to be caught.
  case encounter
  case team
}

/// The popup over a screen until it is answered.
package enum HuntPopup: Hashable, Sendable {
  /// The question for the player's place.
  case question
  /// A tapped monster is too far off.
  case far(metres: Int)
  /// A try was in vain, and the monster is still there.
  case missed
  case caught
  case fled
}

/// An action of the player.
package enum HuntAction: Hashable, Sendable {
  /// Presses the button that opens the question.
  case ask
  /// Answers the question; a grant may come later too.
  case deny, grant
  case zoomIn, zoomOut, locate
  /// Taps a monster in sight: that of a number, or the nearest.
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

/// The part of a picture that is lit because it was just pressed.
package enum HuntPress: Hashable, Sendable {
  case monster(number: Int)
  case `try`, zoomIn, zoomOut, locate
}

/// A moment without model time, with a picture of its own.
package enum HuntMoment: Hashable, Sendable {
  /// A press, before anything comes of it.
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

  /// An encounter before its first try.
  package init(number: Int, kind: MonsterKind, level: Int) {
    self.number = number
    self.kind = kind
    self.level = level
  }
}
