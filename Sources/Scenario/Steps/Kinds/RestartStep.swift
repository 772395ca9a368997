internal import Simulation

/// `restart`: a new starting state, from the next stream of the seed.
struct RestartStep: Step {
  func act(on stage: inout Stage) throws(WorldError) { try stage.restart() }
}

extension StepKind {
  static let restart = StepKind(Setting.restart, isValueOptional: true) { draft in
    guard draft.isGiven(.restart) else { return RestartStep() }
    return draft.value(.restart).flatMap { $0 ? RestartStep() : nil }
  }
}

extension Setting where Value == Bool {
  fileprivate static let restart = Setting(
    "restart", .toggle, "a new starting state, from the next stream of the seed")
}
