internal import Simulation

/// `restart`: a new starting state, from the next stream of the seed.
struct RestartStep: Step {
  let look: Int

  func act(on stage: inout Stage) throws(WorldError) {
    try stage.restart()
    stage.look = look
  }
}

extension StepKind {
  static let restart = StepKind(Setting.restart, isValueOptional: true) { draft in
    if draft.isGiven(.restart), draft.value(.restart) != true { return nil }
    draft.script.restart()
    return RestartStep(look: draft.script.lookNow())
  }
}

extension Setting where Value == Bool {
  fileprivate static let restart = Setting(
    "restart", .toggle, "a new starting state, from the next stream of the seed")
}
