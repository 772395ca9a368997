internal import TerrariumVocabulary

extension StepKind {
  /// `hold: N`: repeats the current frame N times, without a tick.
  package static let hold = StepKind(
    "hold", .whole(0...FilmPlan.frameLimit), "repeats this frame N times",
    example: "- run: 30\n- hold: 10\n- run: 30"
  ) { _, count in count.map { .passing(.frames($0)) } }
}
