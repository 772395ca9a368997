internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

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
    hunt(
      "permit", .permission,
      "asks for the player's place, or answers the question; the film then begins before it"
    ) { $0 },
    hunt("walk", .destination, "walks straight to a place") { .walk(to: $0) },
    hunt("wait", .seconds, "lets time pass where the player stands") { .wait(seconds: $0) },
    hunt("zoom", .zoom, "brings the map nearer by a quarter, or away again") { $0 },
    button("locate", .locate, "puts the player into the middle of the map"),
    hunt("tap", .tap, "taps a monster in sight: the nearest, or that of a number") { $0 },
    button("try", .try, "tries to catch the monster that was tapped"),
    button("back", .back, "presses a popup's button, or goes back to the map"),
    button("team", .team, "shows the team"),
  ]

  /// A step whose value tells the action.
  private static func hunt<Value>(
    _ name: String, _ type: ValueType<Value>, _ help: String,
    action: @escaping @Sendable (Value) -> HuntAction
  ) -> StepKind {
    StepKind(name, type, help) { _, value in value.map { .hunt(action($0)) } }
  }

  private static func button(_ name: String, _ action: HuntAction, _ help: String) -> StepKind {
    StepKind(word: name, help) { _ in .hunt(action) }
  }
}

extension ValueType where Value == HuntAction {
  fileprivate static var permission: Self {
    word(among: ["ask", "deny", "grant"], placeholder: "ANSWER", write: { "\($0)" }) {
      ["ask": .ask, "deny": .deny, "grant": .grant][$0]
    }
  }

  fileprivate static var zoom: Self {
    word(among: ["in", "out"], placeholder: "WAY", write: { $0 == .zoomIn ? "in" : "out" }) {
      ["in": .zoomIn, "out": .zoomOut][$0]
    }
  }

  /// The target of a tap: the nearest monster, or the one of a number.
  fileprivate static var tap: Self {
    word(
      placeholder: "nearest|N", expected: "nearest, or a monster's number",
      schema: #"{"type": ["string", "integer"]}"#,
      write: { if case .tap(let number?) = $0 { String(number) } else { "nearest" } }
    ) { text in
      if text == "nearest" { return .tap(number: nil) }
      return Int(plain: text).flatMap { $0 > 0 ? .tap(number: $0) : nil }
    }
  }
}

extension ValueType where Value == Int {
  /// A time of whole seconds: `5m`, `90s`.
  fileprivate static var seconds: Self {
    word(
      placeholder: "TIME", expected: "a time of whole seconds, such as 90s or 5m, at most 1000h",
      schema: #"{"type": "string", "pattern": "^\#(JSONSchema.decimals)(ms|s|m|h)$"}"#,
      write: { "\($0)s" }
    ) { text in
      guard let time = FrameDelay(written: text), time.denominator == 1,
        0...3_600_000 ~= time.numerator
      else { return nil }
      return time.numerator
    }
  }
}
