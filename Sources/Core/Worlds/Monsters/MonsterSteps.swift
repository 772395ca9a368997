internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Step {
  /// The step for an action of the player: a tap, a try, a walk.
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
      "asks for the player's location, or answers the question; the film begins with that",
      example: "- permit: ask\n- permit: grant\n- wait: 30s"
    ) { $0 },
    hunt(
      "walk", .destination, "walks straight to a place",
      example: "- walk: {to: [40.4175, -3.7036]}"
    ) { .walk(to: $0) },
    hunt("wait", .seconds, "waits in place", example: "- wait: 5m") { .wait(seconds: $0) },
    hunt(
      "zoom", .zoom, "zooms the map in or out by a quarter", example: "- zoom: in\n- wait: 30s"
    ) { $0 },
    button(
      "locate", .locate, "centres the map on the player",
      example: "- wait: 30s\n- locate\n- wait: 30s"),
    hunt(
      "tap", .tap, "taps a visible monster, the nearest or that of a number",
      example: "- wait: 30s\n- tap: nearest"
    ) { $0 },
    button("try", .try, "tries to catch the tapped monster", example: "- tap: nearest\n- try"),
    button(
      "back", .back, "presses the button of a popup, or goes back to the map",
      example: "- team\n- back\n- wait: 30s"),
    button("team", .team, "shows the team", example: "- wait: 30s\n- team"),
  ]

  /// A step whose value determines the action.
  private static func hunt<Value>(
    _ name: String, _ type: ValueType<Value>, _ help: String, example: String,
    action: @escaping @Sendable (Value) -> HuntAction
  ) -> StepKind {
    StepKind(name, type, help, example: example) { _, value in value.map { .hunt(action($0)) } }
  }

  private static func button(_ name: String, _ action: HuntAction, _ help: String, example: String)
    -> StepKind
  {
    StepKind(word: name, help, example: example) { _ in .hunt(action) }
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

  /// The target of a tap: the nearest monster, or the one with a number.
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
