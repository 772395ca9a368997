internal import TerrariumPictures
internal import TerrariumVocabulary

private let areaKey = Setting(
  "camera", .visibleArea, "moves the view to these cells, also beyond the field",
  example: "- run: 10\n- camera: [0, 0, 8, 8]\n  over: 20")
private let overKey = Setting(
  "over", .whole(0...FilmPlan.tickLimit), "the duration in ticks; default: none")
private let holdKey = Setting(
  "hold", .toggle, "the duration in frames without ticks instead", fallback: "false")
private let turnKey = Setting(
  "turn", .degrees, "the rotation of the view at the end, in degrees clockwise")
private let waitKey = Setting(
  "wait", .toggle, "false runs the next steps while the view moves", fallback: "true")
private let pathKey = Setting<CameraGlide.Path>(
  "path", .named(placeholder: "PATH"),
  "zoom moves all edges in step with the size, straight the centre, edges each edge in a straight line",
  fallback: "zoom")
private let evenKey = Setting<[CameraGlide.Part]>(
  "even", .list(of: .named(placeholder: "PART")),
  "the parts that change at an even speed: x, y, zoom, or some of them")

extension StepKind {
  /// `camera: rectangle`: moves the view to a rectangle.
  package static let camera = StepKind(
    areaKey, with: [overKey, holdKey, turnKey, waitKey, pathKey, evenKey]
  ) { reader in
    let over = reader.value(overKey)
    let isHeld = reader.value(holdKey) ?? false
    let waits = reader.value(waitKey) ?? true
    guard let area = reader.value(areaKey), over != nil || !reader.isGiven(overKey),
      let glide = reader.glide()
    else { return nil }
    let turn = reader.value(turnKey)
    guard turn != nil || !reader.isGiven(turnKey), reader.canGlide(over: over, isHeld, waits)
    else { return nil }
    let time = over ?? 0
    reader.script.looks.hasCameraStep = true
    let target = CameraTarget(
      area: area, turn: turn, glide: glide, ticksMeanwhile: waits || time == 0 ? nil : time)
    return .looking(time == 0 || !waits ? .none : isHeld ? .frames(time) : .ticks(time)) {
      $0.aim(at: .rectangle(target))
    }
  }
}

extension StepReader {
  /// True if a glide has enough time; otherwise records a fault.
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

  /// The glide's path and pace; nil if they are wrong, which is recorded.
  fileprivate mutating func glide() -> CameraGlide? {
    let path = value(pathKey)
    let even = value(evenKey)
    guard let path, even != nil || !isGiven(evenKey) else { return nil }
    return CameraGlide(path: path, even: Set(even ?? []))
  }
}
