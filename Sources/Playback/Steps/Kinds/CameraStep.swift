internal import Basics
internal import Vocabulary

/// `camera: rectangle`: the view glides there.
struct CameraStep: Step {
  package let target: CellRect
  package let duration: StepDuration

  package func act(on stage: inout Stage) { stage.aim(at: .rectangle(target)) }
}

extension StepKind {
  package static let camera = StepKind(Setting.camera, with: [Setting.over, Setting.isHeld]) {
    draft in
    let over = draft.value(.over)
    let isHeld = draft.value(.isHeld) ?? false
    guard let target = draft.value(.camera), over != nil || !draft.isGiven(.over) else {
      return nil
    }
    if isHeld, over == nil {
      draft.refuse(
        .step(.keyMissing(step: "camera", key: "over", expected: Setting.over.expected)),
        for: "hold")
      return nil
    }
    if isHeld, let over, over > FilmPlan.frameLimit {
      draft.refuse(.tooManyFrames(limit: FilmPlan.frameLimit), for: "over")
      return nil
    }
    let time = over ?? 0
    draft.script.movesCamera()
    return CameraStep(
      target: target, duration: time == 0 ? .none : isHeld ? .frames(time) : .ticks(time))
  }
}

extension Setting where Value == CellRect {
  fileprivate static let camera = Setting(
    "camera", .rectangle, "the view glides there, also outside of the field")
}

extension Setting where Value == Int {
  fileprivate static let over = Setting(
    "over", .whole(0...FilmPlan.tickLimit), "how many ticks that takes; without it, none")
}

extension Setting where Value == Bool {
  fileprivate static let isHeld = Setting(
    "hold", .toggle, "so many frames without a tick instead of ticks", fallback: "false")
}
