internal import Rendering
internal import Vocabulary

extension StepKind {
  /// `camera: rectangle`: the view glides there.
  package static let camera = StepKind(
    Setting.camera,
    with: [
      Setting.over, Setting.isHeld, Setting.cameraTurn, Setting.waits, Setting.path, Setting.even,
    ]
  ) { draft in
    let over = draft.value(.over)
    let isHeld = draft.value(.isHeld) ?? false
    let waits = draft.value(.waits) ?? true
    guard let area = draft.value(.camera), over != nil || !draft.isGiven(.over),
      let glide = draft.glide()
    else { return nil }
    let turn = draft.value(.cameraTurn)
    guard turn != nil || !draft.isGiven(.cameraTurn), draft.canGlide(over: over, isHeld, waits)
    else { return nil }
    let time = over ?? 0
    draft.script.movesCamera()
    let target = CameraTarget(
      area: area, turn: turn, glide: glide, ticksMeanwhile: waits || time == 0 ? nil : time)
    return .looking(time == 0 || !waits ? .none : isHeld ? .frames(time) : .ticks(time)) {
      $0.aim(at: .rectangle(target))
    }
  }
}

extension StepDraft {
  /// True if a glide has the time that it needs; a fault is noted.
  fileprivate mutating func canGlide(over: Int?, _ isHeld: Bool, _ waits: Bool) -> Bool {
    for (name, isWrong) in [("hold", isHeld && over == nil), ("wait", !waits && over == nil)]
    where isWrong {
      refuse(
        .step(.keyMissing(step: "camera", key: "over", expected: Setting.over.expected)), for: name)
      return false
    }
    if isHeld, !waits {
      refuse(.excludes("wait", "hold"), for: "wait")
      return false
    }
    if isHeld, let over, over > FilmPlan.frameLimit {
      refuse(.tooManyFrames(limit: FilmPlan.frameLimit), for: "over")
      return false
    }
    return true
  }

  /// The way of the camera; nil if it is wrong, which is then noted.
  fileprivate mutating func glide() -> CameraGlide? {
    let path = value(.path)
    let even = value(.even)
    guard let path, even != nil || !isGiven(.even) else { return nil }
    return CameraGlide(path: path, even: Set(even ?? []))
  }
}

extension Setting where Value == VisibleArea {
  fileprivate static let camera = Setting(
    "camera", .visibleArea, "the view glides there, also outside of the field")
}

extension Setting where Value == Int {
  fileprivate static let over = Setting(
    "over", .whole(0...FilmPlan.tickLimit), "how many ticks that takes; without it, none")
}

extension Setting where Value == Bool {
  fileprivate static let isHeld = Setting(
    "hold", .toggle, "so many frames without a tick instead of ticks", fallback: "false")
  fileprivate static let waits = Setting(
    "wait", .toggle, "false lets the steps that follow go on while it glides", fallback: "true")
}

extension Setting where Value == Double {
  fileprivate static let cameraTurn = Setting(
    "turn", .degrees, "how far the picture is turned then, in degrees clockwise")
}

extension Setting where Value == CameraGlide.Path {
  fileprivate static let path = Setting(
    "path", .named(placeholder: "PATH"),
    "zoom: all edges in step with the size; straight: the middle, edges: every edge goes straight",
    fallback: "zoom")
}

extension Setting where Value == [CameraGlide.Part] {
  fileprivate static let even = Setting(
    "even", .list(of: .named(placeholder: "PART")),
    "what goes evenly from the first tick to the last: x, y, zoom, some of them")
}
