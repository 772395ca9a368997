/// `run: N`: so many ticks pass.
struct RunStep: Step {
  let duration: StepDuration
}

extension StepKind {
  static let run = StepKind(Setting.run) { draft in
    draft.value(.run).map { RunStep(duration: .ticks($0)) }
  }
}

extension Setting where Value == Int {
  fileprivate static let run = Setting("run", .whole(0...FilmPlan.tickLimit), "so many ticks pass")
}
