internal import Vocabulary

extension StepKind {
  /// `hold: N`: shows the present moment for N frames, without a tick.
  package static let hold = StepKind(Setting.hold) { draft in
    draft.value(.hold).map { .passing(.frames($0)) }
  }
}

extension Setting where Value == Int {
  fileprivate static let hold = Setting(
    "hold", .whole(0...FilmPlan.frameLimit), "so many frames more of this moment, without a tick")
}
