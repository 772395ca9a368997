internal import Basics
internal import Vocabulary

/// `restart`: a new starting state, from the next stream of the seed.
struct RestartStep: Step {
  package let look: Int

  var replacesWorld: Bool { true }

  package func act(on stage: inout Stage) throws(WorldError) {
    try stage.restart()
    stage.look = look
  }
}

extension StepKind {
  package static let restart = StepKind(Setting.restart, isValueOptional: true) { draft in
    if draft.isGiven(.restart), draft.value(.restart) != true { return nil }
    draft.script.restart()
    return RestartStep(look: draft.script.lookNow())
  }
}

extension Setting where Value == Bool {
  fileprivate static let restart = Setting(
    "restart", .toggle, "a new starting state, from the next stream of the seed")
}
