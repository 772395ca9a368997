internal import Vocabulary

/// `run: N`: a number of ticks pass.
package struct RunStep: Step {
  package let duration: StepDuration
  package let mayChangeWorld = false
  /// True if the frame of its last tick shows the effect of the edits that follow it.
  package let showsEdits: Bool

  package init(duration: StepDuration, showsEdits: Bool = false) {
    self.duration = duration
    self.showsEdits = showsEdits
  }
}

extension StepKind {
  package static let run = StepKind(Setting.run, with: [Setting.edits]) { draft in
    guard let edits = draft.value(.edits) else { return nil }
    return draft.value(.run).map { RunStep(duration: .ticks($0), showsEdits: edits) }
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
