internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension InfectionWorld {
  /// Infects the people at some taps.
  mutating func infect(by taps: [Tap]) -> TapReport {
    var report = TapReport()
    for tap in taps {
      switch tap {
      case .cell(let cell): report += infect(cell)
      case .rectangle(let rectangle): report += infect(rectangle)
      case .random(let count): report += infect(randomly: count)
      }
    }
    return report
  }
}

private let infectKey = Setting(
  "infect", .taps, "makes people ill: cells, rectangles, or a number of random people",
  example: "- run: 3\n- infect: [[2, 2], [7, 7]]\n- run: 10")

extension StepKind {
  /// `infect: …`: infects people between two ticks.
  static let infect = StepKind(infectKey) { reader in
    reader.script.edits += 1
    guard let taps = reader.value(infectKey) else { return nil }
    return Step { stage throws(WorldError) in
      stage.willEdit()
      let report = try InfectionWorld.change(&stage.world) { $0.infect(by: taps) }
      if !report.isClean { stage.notices.append(.tapsWithoutEffect(report)) }
    }
  }
}
