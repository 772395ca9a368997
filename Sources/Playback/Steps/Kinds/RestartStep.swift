internal import Basics
internal import Vocabulary

extension StepKind {
  /// `restart`: a new starting state, from the next stream of the seed.
  package static let restart = StepKind(Setting.restart, isValueOptional: true) { draft in
    if draft.isGiven(.restart), draft.value(.restart) != true { return nil }
    draft.script.restart()
    return .replacing { [look = draft.script.lookNow()] stage throws(WorldError) in
      try stage.restart()
      stage.look = look
    }
  }
}

extension Setting where Value == Bool {
  fileprivate static let restart = Setting(
    "restart", .toggle, "a new starting state, from the next stream of the seed")
}
