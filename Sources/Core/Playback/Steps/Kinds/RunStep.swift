internal import TerrariumVocabulary

private let runKey = Setting(
  "run", .whole(0...FilmPlan.tickLimit), "advances N ticks",
  example: "- run: 60")
private let editsKey = Setting(
  "edits", .toggle, "the last frame includes the effect of the next steps",
  fallback: "false")

extension StepKind {
  /// `run: N`: advances N ticks.
  package static let run = StepKind(runKey, with: [editsKey]) { reader in
    guard let edits = reader.value(editsKey) else { return nil }
    return reader.value(runKey).map { .passing(.ticks($0), showsEdits: edits) }
  }
}
