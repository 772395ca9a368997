internal import Playback
internal import Simulation

extension Life: FigureKind {
  func rule(written text: String) -> (text: String, states: Int)? {
    (try? CellRule(text)).map { ($0.name, $0.stateCount) }
  }
}
