internal import Vocabulary

extension StepKind {
  /// `run: N`: a number of ticks pass.
  package static let run = StepKind(Setting.run, with: [Setting.edits]) { draft in
    guard let edits = draft.value(.edits) else { return nil }
    return draft.value(.run).map { .passing(.ticks($0), showsEdits: edits) }
  }
}

extension Setting where Value == Int {
  fileprivate static let run = Setting("run", .whole(0...FilmPlan.tickLimit), "so many ticks pass")
}

extension Setting where Value == Bool {
  fileprivate static let edits = Setting(
    "edits", .toggle, "the frame of the last tick shows what the steps behind it make of it",
    fallback: "false")
}
