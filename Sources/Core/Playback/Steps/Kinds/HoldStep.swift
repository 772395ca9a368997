internal import TerrariumVocabulary

extension StepKind {
  /// `hold: N`: shows the present moment for N frames, without a tick.
  package static let hold = StepKind(
    "hold", .whole(0...FilmPlan.frameLimit), "so many frames more of this moment, without a tick"
  ) { _, count in count.map { .passing(.frames($0)) } }
}
