internal import Encoding
internal import Playback
internal import Simulation
internal import Vocabulary

extension Step {
  /// An action of the player in a word: a tap, a try, a walk.
  fileprivate static func hunt(_ action: HuntAction) -> Step {
    Step(.untilDone) { stage throws(WorldError) in
      try MonsterWorld.change(&stage.world) { world throws(WorldError) in try world.perform(action)
      }
    }
  }
}

extension StepKind {
  /// The steps of a walk among monsters.
  static let monsters: [StepKind] = [
    StepKind(Setting.permit) { draft in
      draft.value(.permit).map { .hunt($0.action) }
    },
    StepKind(Setting.walk) { draft in
      draft.value(.walk).map { .hunt(.walk(to: $0)) }
    },
    StepKind(Setting.wait) { draft in
      draft.value(.wait).map { .hunt(.wait(seconds: $0)) }
    },
    StepKind(Setting.zoom) { draft in
      draft.value(.zoom).map { .hunt($0 == .in ? .zoomIn : .zoomOut) }
    },
    button("locate", .locate, "puts the player into the middle of the map"),
    StepKind(Setting.tap) { draft in
      draft.value(.tap).map { .hunt(.tap(number: $0.number)) }
    },
    button("try", .try, "tries to catch the monster that was tapped"),
    button("back", .back, "presses a popup's button, or goes back to the map"),
    button("team", .team, "shows the team"),
  ]

  private static func button(_ name: String, _ action: HuntAction, _ help: String) -> StepKind {
    let setting = Setting(name, .toggle, help)
    return StepKind(setting, isValueOptional: true) { draft in
      guard !draft.isGiven(setting) || draft.value(setting) == true else { return nil }
      return .hunt(action)
    }
  }
}

/// The answer to the question for the player's place.
enum PermitAnswer: String, CaseIterable, Sendable {
  case ask, deny, grant

  var action: HuntAction {
    switch self {
    case .ask: .ask
    case .deny: .deny
    case .grant: .grant
    }
  }
}

/// A way to zoom.
enum ZoomWay: String, CaseIterable, Sendable {
  case `in`, out
}

/// The target of a tap: the nearest monster, or the one of a number.
struct TapChoice: Hashable, Sendable {
  let number: Int?
}

extension ValueType where Value == TapChoice {
  static var tapChoice: Self {
    word(
      placeholder: "nearest|N", expected: "nearest, or a monster's number",
      schema: #"{"type": ["string", "integer"]}"#,
      write: { $0.number.map(String.init) ?? "nearest" }
    ) { text in
      if text == "nearest" { return TapChoice(number: nil) }
      return Int(plain: text).flatMap { $0 > 0 ? TapChoice(number: $0) : nil }
    }
  }
}

extension ValueType where Value == Int {
  /// A time of whole seconds: `5m`, `90s`.
  fileprivate static var seconds: Self {
    word(
      placeholder: "TIME", expected: "a time of whole seconds, such as 90s or 5m, at most 1000h",
      schema: #"{"type": "string", "pattern": "^[0-9.]+(ms|s|m|h)$"}"#, write: { "\($0)s" }
    ) { text in
      guard let time = FrameDelay(written: text), time.denominator == 1,
        1...3_600_000 ~= time.numerator
      else { return nil }
      return time.numerator
    }
  }
}

extension Setting where Value == PermitAnswer {
  fileprivate static let permit = Setting(
    "permit", .named(placeholder: "ANSWER"),
    "asks for the player's place, or answers the question; the film then begins before it")
}

extension Setting where Value == GeoPoint {
  fileprivate static let walk = Setting("walk", .destination, "walks straight to a place")
}

extension Setting where Value == Int {
  fileprivate static let wait = Setting("wait", .seconds, "lets time pass where the player stands")
}

extension Setting where Value == ZoomWay {
  fileprivate static let zoom = Setting(
    "zoom", .named(placeholder: "WAY"), "brings the map nearer by a quarter, or away again")
}

extension Setting where Value == TapChoice {
  fileprivate static let tap = Setting(
    "tap", .tapChoice, "taps a monster in sight: the nearest, or that of a number")
}
