internal import Vocabulary

/// `run: N`: so many ticks pass.
package struct RunStep: Step {
  package let duration: StepDuration
  package let mayChangeWorld = false

  package init(duration: StepDuration) { self.duration = duration }
}

extension StepKind {
  package static let run = StepKind(Setting.run) { draft in
    draft.value(.run).map { RunStep(duration: .ticks($0)) }
  }
}

extension Setting where Value == Int {
  fileprivate static let run = Setting("run", .whole(0...FilmPlan.tickLimit), "so many ticks pass")
}
