internal import TerrariumRendering
internal import TerrariumVocabulary

private let areaKey = Setting(
  "camera", .visibleArea, "moves the view to these cells, also beyond the field",
  example: "- run: 10\n- camera: [0, 0, 8, 8]\n  over: 20")
private let overKey = Setting(
  "over", .whole(0...FilmPlan.tickLimit), "how many ticks that takes; without it, none")
private let holdKey = Setting(
  "hold", .toggle, "so many frames without a tick instead of ticks", fallback: "false")
private let turnKey = Setting(
  "turn", .degrees, "how far the picture is turned then, in degrees clockwise")
private let waitKey = Setting(
  "wait", .toggle, "false lets the steps that follow go on while it glides", fallback: "true")
private let pathKey = Setting<CameraGlide.Path>(
  "path", .named(placeholder: "PATH"),
  "zoom: all edges in step with the size; straight: the middle, edges: every edge goes straight",
  fallback: "zoom")
private let evenKey = Setting<[CameraGlide.Part]>(
  "even", .list(of: .named(placeholder: "PART")),
  "what goes evenly from the first tick to the last: x, y, zoom, some of them")

extension StepKind {
  /// `camera: rectangle`: the view glides there.
  package static let camera = StepKind(
    areaKey, with: [overKey, holdKey, turnKey, waitKey, pathKey, evenKey]
  ) { draft in
    let over = draft.value(overKey)
    let isHeld = draft.value(holdKey) ?? false
    let waits = draft.value(waitKey) ?? true
    guard let area = draft.value(areaKey), over != nil || !draft.isGiven(overKey),
      let glide = draft.glide()
    else { return nil }
    let turn = draft.value(turnKey)
    guard turn != nil || !draft.isGiven(turnKey), draft.canGlide(over: over, isHeld, waits)
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
      refuse(.step(.keyMissing(step: "camera", key: "over", expected: overKey.expected)), for: name)
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
    let path = value(pathKey)
    let even = value(evenKey)
    guard let path, even != nil || !isGiven(evenKey) else { return nil }
    return CameraGlide(path: path, even: Set(even ?? []))
  }
}
